/** What lists show of a post. */
export type PostCardData = {
  title: string
  path: string
  /** `21 November 2026`. */
  date: string
  isoDate: string
  image: { src: string; alt: string } | null
  author: Author
}

/** `Anonymous`, without an image, where nobody is named. */
export type Author = { name: string; image: string | null }
