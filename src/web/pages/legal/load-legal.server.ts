import { blocksHtml } from "#content/rich-text-html.ts"
import type { RichBlock } from "#content/story.schema.ts"

import type { WebServices } from "../../services.server.ts"

export type LegalSection = { id: string; heading: string; html: string }

export type LegalData = {
  address: string
  title: string
  lede: string
  sections: readonly LegalSection[]
}

/** The fragments that other pages link, by the word their heading starts with. */
const IDS = ["cookies", "privacy", "terms"] as const

/** The legal page from its file: every heading of the second level begins a section. */
export function loadLegal({
  content,
  publicUrl,
}: Pick<WebServices, "content" | "publicUrl">): LegalData | undefined {
  const { legal } = content.texts()
  if (!legal) return undefined
  const sections: { heading: string; blocks: RichBlock[] }[] = []
  for (const block of legal.text.content) {
    if (block.type === "heading" && block.attrs.level === 2) {
      const heading = (block.content ?? []).map(({ text }) => text).join("")
      sections.push({ heading, blocks: [] })
    } else sections.at(-1)?.blocks.push(block)
  }
  return {
    address: `${publicUrl}/legal`,
    ...legal.head,
    sections: sections.map(({ heading, blocks }) => ({
      id: chooseId(heading),
      heading,
      html: blocksHtml(blocks),
    })),
  }
}

function chooseId(heading: string): string {
  const start = heading.toLowerCase().slice(0, 5)
  const known = IDS.find((id) => id.startsWith(start))
  return known ?? heading.toLowerCase().replace(/[^a-z0-9]+/g, "-")
}
