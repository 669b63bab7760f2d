import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import type { Nodes } from "mdast"

import { readHtml } from "../article/read-html.ts"

/** The text of a file, and the day that it gives as its own. */
export type ReadDocument = {
  text: string
  /** `YYYY-MM-DD`; null where the file states none. */
  day: string | null
  /** Whether each letter stands where it stands in the file. */
  hasPlaces: boolean
}

/** Reads the text of a file by its ending; what has another one is read as it is. */
export function readDocument(name: string, content: string): ReadDocument {
  switch (/\.[^./\\]*$/.exec(name)?.[0].toLowerCase()) {
    case ".md":
    case ".markdown":
      return readMarkdown(content)
    case ".html":
    case ".htm": {
      const article = readHtml(content)
      return { text: article?.text ?? "", day: article?.day ?? null, hasPlaces: false }
    }
    default:
      return { text: content, day: null, hasPlaces: true }
  }
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?=\r?\n|$)/
const DATE = /^date:\s*["']?(\d{4}-\d\d-\d\d)/m

/** The words of Markdown where they stand; its signs, code and addresses are left blank. */
function readMarkdown(content: string): ReadDocument {
  const [front = "", matter = ""] = FRONT_MATTER.exec(content) ?? []
  const body = blank(front) + content.slice(front.length)
  const tree = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const stretches: Stretch[] = []
  collect(tree, stretches)
  let text = ""
  for (const { start, end, isTable } of stretches) {
    const words = body.slice(start, end)
    text += blank(body.slice(text.length, start))
    // A line that only wraps goes on; here a line end would end the sentence.
    text += isTable ? words : words.replace(/[\r\n]/g, " ")
  }
  text += blank(body.slice(text.length))
  return { text, day: DATE.exec(matter)?.[1] ?? null, hasPlaces: true }
}

type Stretch = { start: number; end: number; isTable: boolean }

/** Texts, and tables whole: their bars tell the cells apart. */
function collect(node: Nodes, stretches: Stretch[]): void {
  if (node.type === "text" || node.type === "table") {
    const { start, end } = node.position ?? {}
    if (start?.offset !== undefined && end?.offset !== undefined)
      stretches.push({ start: start.offset, end: end.offset, isTable: node.type === "table" })
    return
  }
  if ("children" in node) for (const child of node.children) collect(child, stretches)
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ")
}
