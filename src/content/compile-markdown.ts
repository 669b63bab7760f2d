import type {
  BlockContent,
  Code,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  PhrasingContent,
  RootContent,
} from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"

import type { RichBlock, RichText, RichTextRun } from "./story.schema.ts"

/** What is wrong in a text, and on which line of its file. */
export type TextProblem = { line: number; problem: string }

type Mark = NonNullable<RichTextRun["marks"]>[number]
type Report = (node: Nodes, problem: string) => void

const LINK = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|\/(?!\/)|#)/i
const UNKNOWN: Readonly<Record<string, string>> = {
  html: "HTML and scripts are not allowed in a text",
  table: "A table cannot be shown; a live chart has one of its own",
  strong: "Bold text cannot be shown",
  emphasis: "Italic text cannot be shown",
  delete: "Struck text cannot be shown",
  break: "A line break inside a paragraph cannot be shown",
  thematicBreak: "A line across the page cannot be shown",
  linkReference: "Write the address of a link beside it",
  imageReference: "Write the address of an image beside it",
  definition: "Write the address of a link beside it",
  footnoteReference: "A footnote cannot be shown",
  footnoteDefinition: "A footnote cannot be shown",
}

/**
 * Compiles Markdown to the nodes and marks of the content service. Everything else is reported with its line
 * (counted from `firstLine`) and left out.
 */
export function compileMarkdown(
  text: string,
  firstLine: number,
): { doc: RichText; problems: TextProblem[] } {
  const problems: TextProblem[] = []
  const report: Report = (node, problem) => {
    problems.push({ line: firstLine + (node.position?.start.line ?? 1) - 1, problem })
  }
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return { doc: { type: "doc", content: mapBlocks(root.children, report) }, problems }
}

/** Whether a link of a text leads to a place that a text may link: http, https, mail, or this site. */
export function isAllowedLink(href: string): boolean {
  return LINK.test(href)
}

function mapBlocks(
  nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
  report: Report,
): RichBlock[] {
  return nodes.flatMap((node) => mapBlock(node, report) ?? [])
}

function mapBlock(node: RootContent, report: Report): RichBlock | undefined {
  switch (node.type) {
    case "paragraph": {
      const [only, ...others] = node.children
      if (only?.type === "image" && others.length === 0) return mapImage(only, report)
      return { type: "paragraph", content: mapRuns(node.children, [], report) }
    }
    case "heading":
      return {
        type: "heading",
        attrs: { level: node.depth },
        content: mapRuns(node.children, [], report),
      }
    case "list":
      return mapList(node, report)
    case "blockquote":
      return { type: "blockquote", content: mapBlocks(node.children, report) }
    case "code":
      return mapCode(node)
    default:
      report(node, UNKNOWN[node.type] ?? `A node of the kind ${node.type} cannot be shown`)
      return undefined
  }
}

function mapList(node: List, report: Report): RichBlock {
  const content = node.children.map((item) => mapItem(item, report))
  return node.ordered === true
    ? { type: "ordered_list", attrs: { order: node.start ?? 1 }, content }
    : { type: "bullet_list", content }
}

function mapCode({ lang, value }: Code): RichBlock {
  return {
    type: "code_block",
    ...(lang && { attrs: { class: `language-${lang.replace(/[^\w-]/g, "")}` } }),
    content: value === "" ? [] : [{ type: "text", text: value }],
  }
}

function mapItem(item: ListItem, report: Report): RichBlock {
  if (typeof item.checked === "boolean") report(item, "A task list cannot be shown")
  return { type: "list_item", content: mapBlocks(item.children, report) }
}

function mapImage(node: Extract<Nodes, { type: "image" }>, report: Report): RichBlock {
  if (!node.alt) report(node, "An image needs words for those who cannot see it")
  return { type: "image", attrs: { src: node.url, alt: node.alt ?? "" } }
}

function mapRuns(
  nodes: readonly PhrasingContent[],
  marks: readonly Mark[],
  report: Report,
): RichTextRun[] {
  return nodes.flatMap((node) => mapRun(node, marks, report))
}

function mapRun(node: PhrasingContent, marks: readonly Mark[], report: Report): RichTextRun[] {
  switch (node.type) {
    case "text":
      return [run(node.value.replace(/\s*\n\s*/g, " "), marks)]
    case "inlineCode":
      return [run(node.value, [...marks, { type: "code" }])]
    case "link":
      if (!isAllowedLink(node.url)) {
        report(
          node,
          `A link may lead to http, https, mailto or a path of this site, not to ${node.url}`,
        )
        return []
      }
      return mapRuns(node.children, [...marks, { type: "link", attrs: { href: node.url } }], report)
    case "image":
      report(node, "An image must be in a paragraph of its own")
      return []
    default:
      report(node, UNKNOWN[node.type] ?? `A node of the kind ${node.type} cannot be shown`)
      return []
  }
}

function run(text: string, marks: readonly Mark[]): RichTextRun {
  return { type: "text", text, ...(marks.length > 0 && { marks: [...marks] }) }
}
