import { blocksHtml } from "#content/rich-text-html.ts"
import type { RichBlock } from "#content/story.schema.ts"

import type { WebServices } from "../../services.server.ts"

export type AboutData = {
  address: string
  title: string
  lede: string
  /** Each begins with a heading of the second level. */
  sections: readonly { heading: string; html: string }[]
  team: readonly { name: string; position: string; image: string | null }[]
}

/** The about page from its file and the team's; `undefined` when its own file cannot be shown. */
export function loadAbout({
  content,
  publicUrl,
}: Pick<WebServices, "content" | "publicUrl">): AboutData | undefined {
  const { about, team } = content.texts()
  if (!about) return undefined
  return {
    address: `${publicUrl}/about-us`,
    ...about.head,
    sections: cutAtHeadings(about.text.content),
    team: (team?.head.team ?? []).map(({ name, position, image }) => ({
      name,
      position,
      image: image ?? null,
    })),
  }
}

function cutAtHeadings(blocks: readonly RichBlock[]): AboutData["sections"] {
  const starts = blocks.flatMap((block, k) =>
    block.type === "heading" && block.attrs.level === 2 ? [k] : [],
  )
  return starts.map((start, k) => {
    const heading = blocks[start]
    const texts = heading?.type === "heading" ? (heading.content ?? []) : []
    return {
      heading: texts.map(({ text }) => text).join(""),
      html: blocksHtml(blocks.slice(start + 1, starts[k + 1])),
    }
  })
}
