import type { RichBlock, RichText, RichTextRun } from "./story.schema.ts"

/** The words of a text without its images, one line a block. */
export function richTextPlain(doc: RichText): string {
  return doc.content
    .map(plainBlock)
    .filter((line) => line !== "")
    .join("\n")
}

/** The first characters of a text in one line, for descriptions. */
export function textStart(doc: RichText, length: number): string {
  const prose = doc.content.filter(({ type }) => type !== "heading" && type !== "code_block")
  const line = prose.map(plainBlock).join(" ").replace(/\s+/g, " ").trim()
  // A sign of two halves is not cut in two.
  return line
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "")
    .trim()
}

/** The text as Markdown again, with absolute addresses; `base` is put before those of this site. */
export function richTextMarkdown(doc: RichText, base: string): string {
  return doc.content.map((block) => markdownBlock(block, base)).join("\n\n")
}

function plainBlock(block: RichBlock): string {
  if (block.type === "image") return ""
  if (isRunBlock(block)) return (block.content ?? []).map(({ text }) => text).join("")
  return (block.content ?? []).map(plainBlock).join(" ")
}

type RunBlock = Extract<RichBlock, { type: "paragraph" | "heading" | "code_block" }>

function isRunBlock(block: RichBlock): block is RunBlock {
  return block.type === "paragraph" || block.type === "heading" || block.type === "code_block"
}

function markdownBlock(block: RichBlock, base: string): string {
  switch (block.type) {
    case "paragraph":
      return markdownRuns(block.content, base)
    case "heading":
      return `${"#".repeat(block.attrs.level)} ${markdownRuns(block.content, base)}`
    case "image":
      return `![${block.attrs.alt ?? ""}](${absolute(block.attrs.src, base)})`
    case "code_block":
      return `\`\`\`\n${(block.content ?? []).map(({ text }) => text).join("")}\n\`\`\``
    case "blockquote":
      return indent(inside(block, base), "> ", "> ")
    case "list_item":
      return inside(block, base)
    case "bullet_list":
      return items(block, base, () => "- ")
    case "ordered_list":
      return items(block, base, (k) => `${String(k + (block.attrs?.order ?? 1))}. `)
  }
}

type Container = { content?: RichBlock[] | undefined }

function inside({ content = [] }: Container, base: string): string {
  return content.map((block) => markdownBlock(block, base)).join("\n\n")
}

function items({ content = [] }: Container, base: string, sign: (k: number) => string): string {
  return content
    .map((item, k) => indent(markdownBlock(item, base), sign(k), " ".repeat(sign(k).length)))
    .join("\n")
}

function indent(text: string, first: string, rest: string): string {
  return text
    .split("\n")
    .map((line, k) => (k === 0 ? first : rest) + line)
    .join("\n")
}

function markdownRuns(runs: readonly RichTextRun[] = [], base: string): string {
  return runs
    .map(({ text, marks = [] }) =>
      marks.reduceRight(
        (inner, mark) =>
          mark.type === "code" ? `\`${inner}\`` : `[${inner}](${absolute(mark.attrs.href, base)})`,
        text,
      ),
    )
    .join("")
}

function absolute(address: string, base: string): string {
  return address.startsWith("/") ? base + address : address
}
