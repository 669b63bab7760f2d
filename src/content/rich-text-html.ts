import { isAllowedLink } from "./compile-markdown.ts"
import type { RichBlock, RichText, RichTextRun } from "./story.schema.ts"

type Options = {
  /** Put before addresses of this site: a feed's readers are elsewhere. */
  base?: string
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Rich text as HTML. Built from escaped texts and a fixed list of tags, so that nothing in it can run. */
export function richTextHtml(doc: RichText, options: Options = {}): string {
  return blocksHtml(doc.content, options)
}

/** Blocks as HTML, for a text that is interrupted by charts. */
export function blocksHtml(blocks: readonly RichBlock[], options: Options = {}): string {
  return blocks.map((block) => blockHtml(block, options)).join("")
}

/** Text in HTML and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
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

function blockHtml(block: RichBlock, options: Options): string {
  switch (block.type) {
    case "paragraph":
      return `<p>${runsHtml(block.content, options)}</p>`
    case "heading":
      return headingHtml(block, options)
    case "bullet_list":
      return `<ul>${insideHtml(block, options)}</ul>`
    case "ordered_list":
      return `<ol${startOf(block.attrs?.order)}>${insideHtml(block, options)}</ol>`
    case "list_item":
      return `<li>${itemHtml(block.content, options)}</li>`
    case "blockquote":
      return `<blockquote>${insideHtml(block, options)}</blockquote>`
    case "code_block":
      return codeHtml(block.content)
    case "image":
      return imageHtml(block.attrs, options)
  }
}

function insideHtml({ content = [] }: { content?: RichBlock[] | undefined }, options: Options) {
  return blocksHtml(content, options)
}

function headingHtml(
  { attrs, content }: Extract<RichBlock, { type: "heading" }>,
  options: Options,
): string {
  // The page has the one heading of the first level.
  const tag = `h${String(Math.max(2, attrs.level))}`
  const id = headingId(content)
  return `<${tag}${id === "" ? "" : ` id="${id}"`}>${runsHtml(content, options)}</${tag}>`
}

function startOf(order = 1): string {
  return order === 1 ? "" : ` start="${String(order)}"`
}

function codeHtml(runs: readonly RichTextRun[] = []): string {
  const text = runs.map((run) => escapeHtml(run.text)).join("")
  return `<pre tabindex="0"><code>${text}</code></pre>`
}

function imageHtml({ src, alt = "" }: { src: string; alt?: string | undefined }, options: Options) {
  if (!isAllowedLink(src)) return ""
  return `<img src="${escapeHtml(absolute(src, options))}" alt="${escapeHtml(alt)}" loading="lazy">`
}

/** A list of short points reads better without a paragraph in each. */
function itemHtml(blocks: readonly RichBlock[] = [], options: Options): string {
  const [first, ...others] = blocks
  if (first?.type !== "paragraph") return blocksHtml(blocks, options)
  return runsHtml(first.content, options) + blocksHtml(others, options)
}

function runsHtml(runs: readonly RichTextRun[] = [], options: Options): string {
  return runs.map((run) => runHtml(run, options)).join("")
}

function runHtml({ text, marks = [] }: RichTextRun, options: Options): string {
  return marks.reduceRight((html, mark) => {
    if (mark.type === "code") return `<code>${html}</code>`
    const { href } = mark.attrs
    return isAllowedLink(href)
      ? `<a href="${escapeHtml(absolute(href, options))}">${html}</a>`
      : html
  }, escapeHtml(text))
}

function absolute(address: string, { base = "" }: Options): string {
  return address.startsWith("/") ? base + address : address
}
