import { filterStories, listTopics } from "#content/find-stories.ts"
import { textStart } from "#content/rich-text-plain.ts"
import type { Story } from "#content/story.schema.ts"
import type { Category } from "#domain/indicators/category.ts"

import { listPostCards } from "../../components/post-card/map-post.server.ts"
import type { PostCardData } from "../../components/post-card/post-card-data.ts"
import type { WebServices } from "../../services.server.ts"

export type Whitepaper = {
  title: string
  document: string
  pages: number
  image: { src: string; alt: string } | null
}

export type BlogData = {
  address: string
  latest: (PostCardData & { teaser: string }) | null
  posts: readonly PostCardData[]
  /** How many posts the next View More asks for in all; null when everything is shown. */
  more: number | null
  whitepapers: readonly Whitepaper[]
  /** What there are posts on. */
  topics: readonly Category[]
}

/** Posts shown at first, the latest among them, and how many View More adds. */
const FIRST = 10
const STEP = 3

/** The blog with as many posts as the address asks for. */
export function loadBlog(
  { content, publicUrl }: Pick<WebServices, "content" | "publicUrl">,
  query: URLSearchParams,
): BlogData {
  const stories = content.stories()
  const cards = listPostCards(stories)
  const shown = shownCount(query, cards.length)
  const [latest, ...posts] = cards.slice(0, shown)
  return {
    address: `${publicUrl}/blog`,
    latest: latest ? { ...latest, teaser: writeTeaser(stories) } : null,
    posts,
    more: shown < cards.length ? shown + STEP : null,
    whitepapers: filterStories(stories, "Whitepaper").map(mapWhitepaper),
    topics: listTopics({
      tag_list: filterStories(stories, "Post").flatMap((post) => post.tag_list),
    }),
  }
}

/** Only the steps that View More makes: any other number would be another page for every cache. */
function shownCount(query: URLSearchParams, total: number): number {
  const requested = Number(query.get("shown") ?? FIRST)
  if (!Number.isSafeInteger(requested) || requested <= FIRST) return FIRST
  const steps = Math.ceil((Math.min(requested, total) - FIRST) / STEP)
  return FIRST + Math.max(0, steps) * STEP
}

function writeTeaser(stories: readonly Story[]): string {
  const [latest] = filterStories(stories, "Post")
  const text = latest ? textStart(latest.content.long_text, 220) : ""
  const cut = text.lastIndexOf(" ")
  return text.length < 200 || cut === -1 ? text : `${text.slice(0, cut)} …`
}

function mapWhitepaper({
  name,
  content,
}: ReturnType<typeof filterStories<"Whitepaper">>[number]): Whitepaper {
  const { title, document, image, total_pages } = content
  return {
    title: title === "" ? name : title,
    document: document.filename,
    pages: total_pages,
    image: image.filename === "" ? null : { src: image.filename, alt: image.alt },
  }
}
