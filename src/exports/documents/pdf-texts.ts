import type { Content } from "pdfmake/interfaces.js"

import { FONT_FILES } from "./fonts.ts"
import type { DocumentSection, GridSection } from "../document-plan.ts"

/** Parts of a document that show no view: texts, tables of texts, links. */
export function wordsContent(
  section: Exclude<DocumentSection, { kind: "chart" | "table" | "comparison" | "statement" }>,
): Content[] {
  if (section.kind === "text") return textContent(section)
  if (section.kind === "drawing") return [drawImage(section.svg)]
  const heading: Content[] =
    section.heading === "" ? [] : [{ text: section.heading, style: "heading", margin: below(4) }]
  if (section.kind === "grid") return [...heading, buildGrid(section)]
  return [
    ...heading,
    ...section.links.map(({ label, url }): Content => ({
      text: [`${label}: `, { text: url, link: url }],
      style: "small",
    })),
    { text: "", margin: below(8) },
  ]
}

/** The fonts of an image are those of the document. */
function drawImage(svg: string): Content {
  const own = svg.replace(/font-family="[^"]*"/, `font-family="${FONT_FILES.family}"`)
  return { svg: own, width: PAGE_WIDTH, margin: below(12) }
}

type TextSection = Extract<DocumentSection, { kind: "text" }>

const PAGE_WIDTH = 515

/** A margin below a part, in points. */
export function below(space: number): [number, number, number, number] {
  return [0, 0, 0, space]
}

/** No word is longer; the time to break a word into lines grows with the square of its length. */
const LONGEST_WORD = 400
const LONG_WORD = new RegExp(`\\S{${String(LONGEST_WORD)}}(?=\\S)`, "gu")

/** The paragraphs of a text, with a space where a word would never end. */
function splitParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => paragraph.replaceAll(LONG_WORD, "$& "))
}

function textContent({ heading, text, startsPage = false }: TextSection): Content[] {
  const paragraphs = splitParagraphs(text)
  const parts = [
    ...(heading === "" ? [] : [{ text: heading, style: "heading", margin: below(4) }]),
    ...paragraphs.map((paragraph) => ({ text: paragraph, margin: below(6), lineHeight: 1.2 })),
  ]
  const [first, ...others] = parts
  return startsPage && first ? [{ ...first, pageBreak: "before" }, ...others] : parts
}

/** A chapter of a paper: its heading stands in the list of contents and stays with its first lines. */
export function chapterContent({ heading, text }: TextSection): Content[] {
  const paragraphs = splitParagraphs(text)
  const body = paragraphs.map((paragraph): Content => ({
    text: paragraph,
    fontSize: 11,
    lineHeight: 1.35,
    margin: [CHAPTER_INDENT, 0, 0, 8],
  }))
  if (heading === "") return body
  const [first, ...others] = body
  const head: Content = { text: heading, tocItem: true, style: "chapter", margin: [0, 12, 0, 8] }
  return [{ stack: first ? [head, first] : [head], unbreakable: true }, ...others]
}

/** Text beside a margin reads better than lines as wide as the charts. */
const CHAPTER_INDENT = 90

function buildGrid({ columns, rows }: GridSection): Content {
  const cell = (text: string, k: number) => ({
    text,
    alignment: columns[k]?.isNumber === true ? ("right" as const) : ("left" as const),
  })
  return {
    layout: "lightHorizontalLines",
    fontSize: 8.5,
    margin: below(12),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ heading }, k) => ({ ...cell(heading, k), bold: true })),
        ...rows.map((row) => row.map(cell)),
      ],
    },
  }
}
