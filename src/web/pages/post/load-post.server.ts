import { chartOfImage } from "#content/chart-image.ts"
import { findAuthor, findStory, listTopics } from "#content/find-stories.ts"
import { blocksHtml } from "#content/rich-text-html.ts"
import { textStart } from "#content/rich-text-plain.ts"
import type { PostStory, RichBlock } from "#content/story.schema.ts"
import { postPath } from "#domain/addresses/page-paths.ts"
import type { Category } from "#domain/indicators/category.ts"

import type {
  LiveChartData,
  SmallMultiplesData,
} from "../../components/live-chart/live-chart-data.ts"
import { loadLiveChart } from "../../components/live-chart/load-live-chart.server.ts"
import { loadSmallMultiples } from "../../components/live-chart/load-small-multiples.server.ts"
import { mapPost } from "../../components/post-card/map-post.server.ts"
import type { PostCardData } from "../../components/post-card/post-card-data.ts"
import type { WebServices } from "../../services.server.ts"
import { figureId, findOtherWays, leadOn } from "./lead-on.server.ts"

/** A stretch of text, or a chart between two of them. */
export type PostPiece =
  | { kind: "text"; html: string }
  | { kind: "chart"; id: string; chart: LiveChartData }
  | { kind: "multiples"; ids: readonly string[]; multiples: SmallMultiplesData }

export type PostData = {
  post: PostCardData
  /** The first 140 characters. */
  description: string
  address: string
  /** Address of the text as Markdown. */
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

type ImageBlock = Extract<RichBlock, { type: "image" }>
type Part = { blocks: RichBlock[] } | { images: ImageBlock[] }

/** Charts are drawn by a component, those that follow each other together; the text between them is one piece of HTML. */
function cutAtCharts(blocks: readonly RichBlock[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.type === "image" && chartOfImage(block.attrs.src)) {
      if (last && "images" in last) last.images.push(block)
      else parts.push({ images: [block] })
    } else if (last && "blocks" in last) last.blocks.push(block)
    else parts.push({ blocks: [block] })
  }
  return parts
}

async function loadPieces(
  services: WebServices,
  blocks: readonly RichBlock[],
): Promise<PostPiece[]> {
  const parts = cutAtCharts(leadOn(blocks, await findOtherWays(services, blocks)))
  const charts = parts.flatMap((part) => ("images" in part ? part.images : []))
  const pieces = parts.map((part) => {
    if ("blocks" in part) return loadText(part.blocks)
    const firstPlace = charts.findIndex((chart) => chart === part.images[0])
    return loadCharts(services, part.images, firstPlace)
  })
  return (await Promise.all(pieces)).flat()
}

function loadText(blocks: readonly RichBlock[]): Promise<PostPiece[]> {
  return Promise.resolve([{ kind: "text", html: blocksHtml(blocks) }])
}

/** Charts that follow each other: small multiples if one scale fits them all, else one below the other. */
async function loadCharts(
  services: WebServices,
  images: readonly ImageBlock[],
  firstPlace: number,
): Promise<PostPiece[]> {
  const views = images.flatMap(({ attrs }) => chartOfImage(attrs.src) ?? [])
  const multiples = await loadSmallMultiples(services, views)
  const ids = images.map((_image, k) => figureId(firstPlace + k))
  if (multiples) return [{ kind: "multiples", ids, multiples }]
  return Promise.all(
    images.map(async ({ attrs }, k) => ({
      kind: "chart" as const,
      id: figureId(firstPlace + k),
      chart: await loadChart(services, attrs),
    })),
  )
}

async function loadChart(
  services: WebServices,
  { src, alt = "" }: ImageBlock["attrs"],
): Promise<LiveChartData> {
  const view = chartOfImage(src)
  return view ? await loadLiveChart(services, view, alt) : { state: "missing", title: alt }
}

function socialImage({ content }: PostStory, publicUrl: string): string | null {
  const { filename } = content.image
  if (filename === "") return null
  return filename.startsWith("/") ? `${publicUrl}${filename}` : filename
}
