import Download from "lucide-react/icons/download"
import Rss from "lucide-react/icons/rss"
import {
  Link,
  useLoaderData,
  useNavigation,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router"

import { postFeedPath } from "#domain/addresses/page-paths.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { ButtonLink } from "../../components/button/button.tsx"
import { feedLinks } from "../../components/head/feed-links.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { Byline, PostCard } from "../../components/post-card/post-card.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { servicesContext } from "../../services.server.ts"
import styles from "./blog.module.css"
import { loadBlog, type BlogData, type Whitepaper } from "./load-blog.server.ts"

const SKELETONS = [0, 1, 2]

export const handle = { keys: ["shown"] }

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadBlog(context.get(servicesContext), new URL(request.url).searchParams)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    ...pageMeta({
      title: "Blog: how to read figures",
      description: "How to read public figures, with live charts and their sources.",
      address: loaderData?.address,
      image: undefined,
    }),
    ...feedLinks(loaderData?.topics ?? []),
  ]
}

/** The latest post wide, the others in three columns, then the whitepapers. */
export default function BlogPage() {
  const { latest, posts, more, whitepapers } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={`container ${styles.head ?? ""}`}>
        <h1>Blog</h1>
        <a className={styles.feed} href={postFeedPath()}>
          <Icon of={Rss} size={18} />
          Feed
        </a>
      </div>
      <div className={`container ${styles.blog ?? ""}`}>
        {latest === null ? <p className={styles.empty}>No posts yet</p> : <Latest post={latest} />}
        {posts.length > 0 && (
          <section aria-labelledby="articles">
            <h2 id="articles">Articles</h2>
            <Articles posts={posts} more={more} />
          </section>
        )}
        {whitepapers.length > 0 && (
          <section aria-labelledby="whitepapers">
            <h2 id="whitepapers">Whitepapers</h2>
            <ul className={styles.papers}>
              {whitepapers.map((paper) => (
                <li key={paper.document}>
                  <Paper paper={paper} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

function Latest({ post }: { post: NonNullable<BlogData["latest"]> }) {
  return (
    <Link className={styles.lead} to={post.path}>
      <div className={styles.leadArt}>
        {post.image && (
          <img src={post.image.src} alt="" width="1280" height="720" fetchPriority="high" />
        )}
      </div>
      <div className={styles.leadBody}>
        <Tag>Latest</Tag>
        <h2>{post.title}</h2>
        <p className={styles.teaser}>{post.teaser}</p>
        <Byline author={post.author} date={post.date} isoDate={post.isoDate} />
      </div>
    </Link>
  )
}

function Articles({ posts, more }: Pick<BlogData, "posts" | "more">) {
  const { state, location } = useNavigation()
  const isLoading = state === "loading" && location.pathname === "/blog"
  return (
    <>
      <ul className={styles.grid} aria-busy={isLoading || undefined}>
        {posts.map((post) => (
          <li key={post.path}>
            <PostCard post={post} />
          </li>
        ))}
        {isLoading &&
          SKELETONS.map((key) => (
            <li key={key} className={styles.skeleton} aria-hidden="true">
              <span />
              <span />
              <span />
            </li>
          ))}
      </ul>
      {more !== null && (
        <p className={styles.more}>
          <ButtonLink to={`/blog?shown=${String(more)}`} preventScrollReset replace>
            View More
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function Paper({ paper }: { paper: Whitepaper }) {
  return (
    <a className={styles.paper} href={paper.document} download>
      <div className={styles.cover}>
        {paper.image && <img src={paper.image.src} alt="" width="96" height="128" loading="lazy" />}
      </div>
      <div>
        <h3>{paper.title}</h3>
        <small>PDF{paper.pages > 0 && `, ${countNoun(paper.pages, "page")}`}</small>
        <span className={styles.download}>
          <Icon of={Download} size={18} />
          Download
        </span>
      </div>
    </a>
  )
}
