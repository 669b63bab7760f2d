import { Readability } from "@mozilla/readability"
import { parseHTML } from "linkedom"

/** The main text of a page: a line for each paragraph, with the day on which it says that it was published. */
export type Article = {
  title: string
  /** `YYYY-MM-DD`; null where the page states none. */
  day: string | null
  text: string
}

/** The most elements that are read: no article has more, and a larger page was made to overload the server. */
const MAX_ELEMENTS = 30_000
/** Browsers nest no deeper either. */
const MAX_DEPTH = 512
/**
 * The most work of a page: finding the main text reads what is in an element once for it and each one around it, so that
 * nesting makes it grow with the square of the length. An article of 30,000 words within thirty elements has a seventh of it.
 */
const MAX_WORK = 40_000_000
/** An element costs as much as this many letters. */
const ELEMENT_WORK = 20

/** Reads the main text of a page. Nothing of the page runs and nothing is fetched; null where it holds no text. */
export function readHtml(html: string): Article | null {
  // The parser adds none of the elements that a page may leave out.
  const { document } = parseHTML(
    /<body[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`,
  )
  if (isTooDeep(document.documentElement)) return null
  const day = findDay(document)
  const found = new Readability(document, { maxElemsToParse: MAX_ELEMENTS }).parse()
  const content = found?.content ?? ""
  const text = listLines(parseHTML(`<html><body>${content}</body></html>`).document.body)
  if (!found || text === "") return null
  return { title: tidy(found.title ?? ""), day: readDay(found.publishedTime ?? "") ?? day, text }
}

/** Whether reading it would take longer than any article does; the look itself takes time in proportion to its length. */
function isTooDeep(root: Node): boolean {
  let work = 0
  // The depth is bounded, and so is the recursion.
  const isTooMuch = (node: Node, depth: number): boolean => {
    const isText = node.nodeType === TEXT_NODE
    work += depth * (isText ? (node.textContent ?? "").length : ELEMENT_WORK)
    if (depth > MAX_DEPTH || work > MAX_WORK) return true
    for (let child = node.firstChild; child; child = child.nextSibling)
      if (isTooMuch(child, depth + 1)) return true
    return false
  }
  return isTooMuch(root, 0)
}

const DATED = [
  'meta[property="article:published_time"]',
  'meta[name="date"]',
  'meta[name="pubdate"]',
  'meta[name="publish-date"]',
  'meta[name="dc.date"]',
  'meta[name="dcterms.date"]',
  '[itemprop="datePublished"]',
  "article time[datetime]",
  "header time[datetime]",
]

/** The day that the page gives as its own, from the most reliable place that has one. */
function findDay(document: Document): string | null {
  for (const selector of DATED) {
    const element = document.querySelector(selector)
    const text = element?.getAttribute("content") ?? element?.getAttribute("datetime")
    const day = readDay(text ?? "")
    if (day !== null) return day
  }
  return null
}

/** The day of a date as programs write it; other ways of writing mean different days in different countries. */
function readDay(text: string): string | null {
  const [, day] = /^\s*(\d{4}-\d\d-\d\d)(?:[T ]|\s*$)/.exec(text) ?? []
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null
}

const BLOCKS = new Set([
  "ADDRESS",
  "ARTICLE",
  "ASIDE",
  "BLOCKQUOTE",
  "BR",
  "CAPTION",
  "DD",
  "DIV",
  "DL",
  "DT",
  "FIGCAPTION",
  "FIGURE",
  "FOOTER",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "HEADER",
  "HR",
  "LI",
  "MAIN",
  "OL",
  "P",
  "PRE",
  "SECTION",
  "TABLE",
  "TR",
  "UL",
])
const CELLS = new Set(["TD", "TH"])
const UNREAD = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "SVG", "IFRAME", "OBJECT"])
const TEXT_NODE = 3

/** A line for each paragraph, heading, item and row; the cells of a row stand between bars. */
function listLines(root: Node): string {
  let text = ""
  let node: Node | null = root
  while (node) {
    if (node.nodeType === TEXT_NODE) text += (node.textContent ?? "").replace(/\s+/g, " ")
    else text += startText(node)
    node = findNext(node, root)
  }
  return text
    .split("\n")
    .map((line) => tidy(line.replace(/\|\s*$/, "")))
    .filter((line) => line !== "")
    .join("\n")
}

function startText({ nodeName, previousSibling }: Node): string {
  if (CELLS.has(nodeName)) return previousSibling === null ? "" : " | "
  return BLOCKS.has(nodeName) ? "\n" : ""
}

/** The node after this one in the order of the text. It does not recurse, as hostile pages are nested deeper than a stack. */
function findNext(from: Node, root: Node): Node | null {
  if (from.firstChild && !UNREAD.has(from.nodeName)) return from.firstChild
  let node: Node | null = from
  while (node && node !== root) {
    if (node.nextSibling) return node.nextSibling
    node = node.parentNode
  }
  return null
}

function tidy(line: string): string {
  return line.replace(/\s+/g, " ").trim()
}
