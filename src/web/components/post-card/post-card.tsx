import User from "lucide-react/icons/user"

import { Link } from "../link/link.tsx"
import { Icon } from "../icon/icon.tsx"
import type { Author, PostCardData } from "./post-card-data.ts"
import styles from "./post-card.module.css"

/** A post in a list: cover, title, who wrote it and when. */
export function PostCard({ post }: { post: PostCardData }) {
  return (
    <Link className={styles.card} to={post.path}>
      <div className={styles.art}>
        {post.image && <img src={post.image.src} alt="" width="1280" height="720" loading="lazy" />}
      </div>
      <h3>{post.title}</h3>
      <Byline author={post.author} date={post.date} isoDate={post.isoDate} />
    </Link>
  )
}

/** Who wrote a post and on which day. */
export function Byline({
  author,
  date,
  isoDate,
}: {
  author: Author
  date: string
  isoDate: string
}) {
  return (
    <span className={styles.byline}>
      <span className={styles.author}>
        <span className={styles.avatar} aria-hidden="true">
          {author.image === null ? (
            <Icon of={User} size={16} />
          ) : (
            <img src={author.image} alt="" width="28" height="28" />
          )}
        </span>
        {author.name}
      </span>
      <time dateTime={isoDate}>{date}</time>
    </span>
  )
}
