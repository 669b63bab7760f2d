import { chartOfImage } from "#content/chart-image.ts"
import { findAuthor, findStory, listTopics } from "#content/find-stories.ts"
import { blocksHtml } from "#content/rich-text-html.ts"
import { textStart } from "#content/rich-text-plain.ts"
import type { PostStory, RichBlock } from "#content/story.schema.ts"
import { postPath } from "#domain/accounts/addresses.ts"
import type { Category } from "#domain/indicators/category.ts"

import type { LiveChartData } from "../../components/live-chart/live-chart-data.ts"
import { loadLiveChart } from "../../components/live-chart/load-live-chart.server.ts"
import { mapPost } from "../../components/post-card/map-post.server.ts"
import type { PostCardData } from "../../components/post-card/post-card-data.ts"
import type { WebServices } from "../../services.server.ts"
import { figureId, findOtherWays, leadOn } from "./lead-on.server.ts"

/** A stretch of text, or a chart between two of them. */
export type PostPiece =
  { kind: "text"; html: string } | { kind: "chart"; id: string; chart: LiveChartData }

export type PostData = {
  post: PostCardData
  /** The first 140 characters. */
  description: string
  address: string
  /** The same text as Markdown. */
  markdown: string
  /** Absolute; the cover. */
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
    pieces: await loadPieces(services, post.content.long_text.content),
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

async function loadPieces(
  services: WebServices,
  blocks: readonly RichBlock[],
): Promise<PostPiece[]> {
  const parts = cutAtCharts(leadOn(blocks, await findOtherWays(services, blocks)))
  const charts = parts.filter((part) => "image" in part)
  return Promise.all(
    parts.map(async (part) =>
      "blocks" in part
        ? { kind: "text" as const, html: blocksHtml(part.blocks) }
        : await loadChart(services, part, figureId(charts.indexOf(part))),
    ),
  )
}

async function loadChart(
  services: WebServices,
  part: Extract<Part, { image: unknown }>,
  id: string,
): Promise<PostPiece> {
  const { src, alt = "" } = part.image.attrs
  const view = chartOfImage(src)
  const chart: LiveChartData = view
    ? await loadLiveChart(services, view, alt)
    : { state: "missing", title: alt }
  return { kind: "chart", id, chart }
}

function socialImage({ content }: PostStory, publicUrl: string): string | null {
  const { filename } = content.image
  if (filename === "") return null
  return filename.startsWith("/") ? `${publicUrl}${filename}` : filename
}
