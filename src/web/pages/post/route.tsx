import ArrowLeft from "lucide-react/icons/arrow-left"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { Link } from "../../components/link/link.tsx"
import { ButtonLink } from "../../components/button/button.tsx"
import { feedLinks } from "../../components/head/feed-links.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { LiveChart } from "../../components/live-chart/live-chart.tsx"
import { SmallMultiples } from "../../components/live-chart/small-multiples.tsx"
import { Byline } from "../../components/post-card/post-card.tsx"
import { Prose } from "../../components/prose/prose.tsx"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import { shareLinks } from "../indicator/actions/share-links.ts"
import { loadPost, type PostData, type PostPiece } from "./load-post.server.ts"
import styles from "./post.module.css"

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await loadPost(context.get(servicesContext), params["*"] ?? "")
  if (!page) failWith(404)
  return page
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return [{ title: BRAND }]
  const { post, description, address, socialImage, markdown, topics } = page
  return [
    ...pageMeta({
      title: post.title,
      description,
      address,
      image: socialImage ?? undefined,
      type: "article",
    }),
    { tagName: "link", rel: "alternate", type: "text/markdown", href: markdown },
    ...feedLinks(topics),
    { property: "article:published_time", content: post.isoDate },
    { "script:ld+json": articleMarkup(page) },
  ]
}

/** A post: title, who and when, cover, the text with its charts, and where to pass it on. */
export default function PostPage() {
  const { post, pieces, address } = useLoaderData<typeof loader>()
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Link className={styles.back} to="/blog">
          <Icon of={ArrowLeft} size={18} />
          Blog
        </Link>
        <h1>{post.title}</h1>
        <Byline author={post.author} date={post.date} isoDate={post.isoDate} />
      </header>
      {post.image && (
        <div className={styles.cover}>
          <img
            src={post.image.src}
            alt={post.image.alt}
            width="1280"
            height="720"
            fetchPriority="high"
          />
        </div>
      )}
      <div className={styles.body}>
        {pieces.map((piece, k) => (
          <Piece key={k} piece={piece} />
        ))}
      </div>
      <footer className={styles.foot}>
        <div className={styles.share}>
          <span>Share this article</span>
          <span className="row">
            {shareLinks(post.title, address).map(({ name, to }) => (
              <ButtonLink key={name} size="small" to={to}>
                {name}
              </ButtonLink>
            ))}
          </span>
        </div>
      </footer>
    </article>
  )
}

function Piece({ piece }: { piece: PostPiece }) {
  if (piece.kind === "text") return <Prose html={piece.html} />
  if (piece.kind === "chart") {
    return (
      <div id={piece.id}>
        <LiveChart chart={piece.chart} />
      </div>
    )
  }
  return (
    <div className={styles.wide}>
      {/* Each chart has a fragment of its own: links of the text lead to it. */}
      {piece.ids.map((id) => (
        <span key={id} id={id} />
      ))}
      <SmallMultiples multiples={piece.multiples} />
    </div>
  )
}

function articleMarkup({ post, description, address, socialImage, isByPerson }: PostData) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description,
    datePublished: post.isoDate,
    mainEntityOfPage: address,
    url: address,
    ...(socialImage !== null && { image: [socialImage] }),
    author: { "@type": "Organization", name: isByPerson ? post.author.name : BRAND },
    publisher: { "@type": "Organization", name: BRAND },
  }
}
