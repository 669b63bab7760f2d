import { chartOfImage } from "#content/chart-image.ts"
import { findAuthor, findStory, listTopics } from "#content/find-stories.ts"
import { blocksHtml } from "#content/rich-text-html.ts"
import { textStart } from "#content/rich-text-plain.ts"
import type { PostStory, RichBlock } from "#content/story.schema.ts"
import { cardPath, postPath } from "#domain/accounts/addresses.ts"
import type { Category } from "#domain/indicators/category.ts"

import type { LiveChartData } from "../../components/live-chart/live-chart-data.ts"
import { loadLiveChart } from "../../components/live-chart/load-live-chart.server.ts"
import { mapPost } from "../../components/post-card/map-post.server.ts"
import type { PostCardData } from "../../components/post-card/post-card-data.ts"
import type { WebServices } from "../../services.server.ts"

/** A stretch of text, or a chart between two of them. */
export type PostPiece = { kind: "text"; html: string } | { kind: "chart"; chart: LiveChartData }

export type PostData = {
  post: PostCardData
  /** The first 140 characters. */
  description: string
  address: string
  /** The same text as Markdown. */
  markdown: string
  /** Absolute; the first chart of the text as a card, else the cover. */
  socialImage: string | null
  isByPerson: boolean
  topics: readonly Category[]
  pieces: readonly PostPiece[]
}

const DESCRIPTION = 140

/** A post with its charts drawn; `undefined` when there is none with this slug. */
export async function loadPost(services: WebServices, slug: string): Promise<PostData | undefined> {
  const stories = services.content.stories()
  const story = findStory(stories, slug, { contentType: "Post" })
  if (story?.content.component !== "Post") return undefined
  const post = story as PostStory
  const card = mapPost(post, stories)
  return {
    post: card,
    description: textStart(post.content.long_text, DESCRIPTION),
    address: `${services.publicUrl}${postPath(post.full_slug)}`,
    markdown: `/texts/${post.full_slug}.md`,
    socialImage: socialImage(post, services.publicUrl),
    isByPerson: findAuthor(stories, post) !== undefined,
    topics: listTopics(post),
    pieces: await Promise.all(
      cutAtCharts(post.content.long_text.content).map((part) => loadPiece(services, part)),
    ),
  }
}

type Part = { blocks: RichBlock[] } | { image: Extract<RichBlock, { type: "image" }> }

/** Charts are drawn by a component, the text between them is one piece of HTML each. */
function cutAtCharts(blocks: readonly RichBlock[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.type === "image" && chartOfImage(block.attrs.src)) parts.push({ image: block })
    else if (last && "blocks" in last) last.blocks.push(block)
    else parts.push({ blocks: [block] })
  }
  return parts
}

async function loadPiece(services: WebServices, part: Part): Promise<PostPiece> {
  if ("blocks" in part) return { kind: "text", html: blocksHtml(part.blocks) }
  const { src, alt = "" } = part.image.attrs
  const view = chartOfImage(src)
  const chart: LiveChartData = view
    ? await loadLiveChart(services, view, alt)
    : { state: "missing", title: alt }
  return { kind: "chart", chart }
}

function socialImage({ content }: PostStory, publicUrl: string): string | null {
  for (const block of content.long_text.content) {
    const view = block.type === "image" ? chartOfImage(block.attrs.src) : undefined
    if (view) {
      const query = Object.fromEntries(view.query)
      return `${publicUrl}${cardPath({ name: view.indicator, countrySlug: view.country, query })}`
    }
  }
  const { filename } = content.image
  if (filename === "") return null
  return filename.startsWith("/") ? `${publicUrl}${filename}` : filename
}
