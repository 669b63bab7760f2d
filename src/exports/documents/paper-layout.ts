import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js"

import { BRAND, BRAND_COLOUR } from "#domain/brand.ts"

import type { DocumentPlan, PaperCover } from "../document-plan.ts"
import { below } from "./pdf-texts.ts"

const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 40
const DARK = "#1d0c1b"
const MUTED = "#5b5466"

type Frame = Pick<TDocumentDefinitions, "pageMargins" | "header" | "footer" | "background">

/** The first page and the list of chapters of a paper. */
export function buildPaperFront(
  title: string,
  { author, date, summary, image }: PaperCover,
): Content[] {
  const height = (PAGE.width * 9) / 16
  return [
    { image, width: PAGE.width, height, absolutePosition: { x: 0, y: 0 } },
    {
      text: "WHITEPAPER",
      color: BRAND_COLOUR,
      bold: true,
      fontSize: 9,
      characterSpacing: 1.5,
      margin: [0, height - 20, 0, 12],
    },
    { text: title, fontSize: 30, bold: true, lineHeight: 1.05, margin: below(18) },
    { text: summary, fontSize: 12.5, color: MUTED, lineHeight: 1.3, margin: below(24) },
    { text: author, bold: true, fontSize: 11 },
    { text: date, fontSize: 11, color: MUTED, pageBreak: "after" },
    {
      toc: {
        title: { text: "Contents", fontSize: 17, bold: true, margin: below(10) },
        textMargin: [0, 3, 0, 3],
      },
    },
    { text: "", margin: below(18) },
  ]
}

/** Running heads and numbers of pages, from the second page on; the cover stands alone. */
export function framePaper({ title }: DocumentPlan): Frame {
  const line = (left: string, right: string): Content => ({
    columns: [
      { text: left, width: "*" },
      { text: right, width: "auto", alignment: "right" },
    ],
    fontSize: 8.5,
    color: MUTED,
  })
  return {
    pageMargins: [MARGIN, 64, MARGIN, 52],
    header: (page) =>
      page === 1 ? null : { margin: [MARGIN, 28, MARGIN, 0], stack: [line(title, BRAND), rule(6)] },
    footer: (page, pages) =>
      page === 1 ? null : { margin: [MARGIN, 16, MARGIN, 0], ...numberLine(page, pages) },
    background: (page) => (page === 1 ? null : accentBar()),
  }
}

function numberLine(page: number, pages: number) {
  return {
    text: `${String(page)} / ${String(pages)}`,
    alignment: "right" as const,
    fontSize: 8.5,
    color: MUTED,
  }
}

function rule(space: number): Content {
  const x2 = PAGE.width - 2 * MARGIN
  const shape = {
    type: "line" as const,
    x1: 0,
    y1: 0,
    x2,
    y2: 0,
    lineWidth: 0.5,
    lineColor: "#d8d3de",
  }
  return { canvas: [shape], margin: [0, space, 0, 0] }
}

function accentBar(): Content {
  return { canvas: [{ type: "rect", x: 0, y: 0, w: PAGE.width, h: 6, color: DARK }] }
}
