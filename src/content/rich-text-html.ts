import { html, type Markup } from "#domain/format/markup.ts"

import { isAllowedLink } from "./compile-markdown.ts"
import type { RichBlock, RichText, RichTextRun } from "./story.schema.ts"

type Options = {
  /** Put before addresses of this site: a feed's readers are elsewhere. */
  base?: string
}

/** Rich text as HTML. Built from escaped texts and a fixed list of tags, so that nothing in it can run. */
export function richTextHtml(doc: RichText, options: Options = {}): string {
  return blocksHtml(doc.content, options)
}

/** Blocks as HTML, for a text that is interrupted by charts. */
export function blocksHtml(blocks: readonly RichBlock[], options: Options = {}): string {
  return html`${writeBlocks(blocks, options)}`.toString()
}

/** The fragment of a heading in addresses: `nominal-and-real`. */
export function headingId(runs: readonly RichTextRun[] = []): string {
  const text = runs.map((run) => run.text).join("")
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

function writeBlocks(blocks: readonly RichBlock[] = [], options: Options): Markup[] {
  return blocks.flatMap((block) => writeBlock(block, options) ?? [])
}

function writeBlock(block: RichBlock, options: Options): Markup | undefined {
  switch (block.type) {
    case "paragraph":
      return html`<p>${writeRuns(block.content, options)}</p>`
    case "heading":
      return writeHeading(block, options)
    case "bullet_list":
      return html`<ul>${writeBlocks(block.content, options)}</ul>`
    case "ordered_list":
      return html`<ol${writeStart(block.attrs?.order)}>${writeBlocks(block.content, options)}</ol>`
    case "list_item":
      return html`<li>${writeItem(block.content, options)}</li>`
    case "blockquote":
      return html`<blockquote>${writeBlocks(block.content, options)}</blockquote>`
    case "code_block":
      return writeCode(block.content)
    case "image":
      return writeImage(block.attrs, options)
  }
}

function writeHeading(
  { attrs, content }: Extract<RichBlock, { type: "heading" }>,
  options: Options,
): Markup {
  // The page has the one heading of the first level.
  const tag = `h${String(Math.max(2, attrs.level))}`
  const id = headingId(content)
  const attribute = id !== "" && html` id="${id}"`
  return html`<${tag}${attribute}>${writeRuns(content, options)}</${tag}>`
}

function writeStart(order = 1): Markup | false {
  return order !== 1 && html` start="${order}"`
}

function writeCode(runs: readonly RichTextRun[] = []): Markup {
  const text = runs.map((run) => run.text).join("")
  return html`<pre tabindex="0"><code>${text}</code></pre>`
}

function writeImage(
  { src, alt = "" }: { src: string; alt?: string | undefined },
  options: Options,
): Markup | undefined {
  if (!isAllowedLink(src)) return undefined
  return html`<img src="${absolute(src, options)}" alt="${alt}" loading="lazy">`
}

/** A list of short points reads better without a paragraph in each. */
function writeItem(blocks: readonly RichBlock[] = [], options: Options): Markup[] {
  const [first, ...others] = blocks
  if (first?.type !== "paragraph") return writeBlocks(blocks, options)
  return [...writeRuns(first.content, options), ...writeBlocks(others, options)]
}

function writeRuns(runs: readonly RichTextRun[] = [], options: Options): Markup[] {
  return runs.map((run) => writeRun(run, options))
}

function writeRun({ text, marks = [] }: RichTextRun, options: Options): Markup {
  return marks.reduceRight(
    (inner, mark) => {
      if (mark.type === "code") return html`<code>${inner}</code>`
      const { href } = mark.attrs
      return isAllowedLink(href) ? html`<a href="${absolute(href, options)}">${inner}</a>` : inner
    },
    html`${text}`,
  )
}

function absolute(address: string, { base = "" }: Options): string {
  return address.startsWith("/") ? base + address : address
}
