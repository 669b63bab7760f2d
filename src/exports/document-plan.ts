import type { StatedValue } from "#charts/scene/draw-claimed.ts"

import type { FileView } from "./file-view.ts"
import type { TwoViews } from "./two-views.ts"

/** A part of a document. What a chart or a table needs around it (title, notes, source) is printed once for each view. */
export type DocumentSection =
  | {
      kind: "chart" | "table"
      view: FileView
      /** Of the chart, in points; as tall as half a page without it. */
      height?: number
    }
  /** Two datasets in one drawing, with its words around it. */
  | { kind: "comparison"; views: TwoViews }
  | TextSection
  | StatementSection
  | GridSection
  /** An image as wide as the page. */
  | { kind: "drawing"; svg: string }
  | { kind: "links"; heading: string; links: readonly { label: string; url: string }[] }

/** A checked statement with its verdict and the chart it was compared with: they stand together on a page. */
export type StatementSection = {
  kind: "statement"
  heading: string
  /** The colour of the verdict. */
  ink: string
  text: string
  view?: FileView
  /** What the statement says, where the chart has room for it. */
  claimed?: StatedValue
}

type TextSection = {
  kind: "text"
  heading: string
  text: string
  /** Whether it stands on top of a page. */
  startsPage?: boolean
}

/** A table of texts with a row of headings. */
export type GridSection = {
  kind: "grid"
  heading: string
  columns: readonly { heading: string; width: number | "*"; isNumber?: boolean }[]
  rows: readonly (readonly string[])[]
}

/** What makes a document a paper: a cover, a list of its chapters, running heads. */
export type PaperCover = {
  author: string
  /** As readers see it: `21 November 2026`. */
  date: string
  summary: string
  /** A PNG or JPEG as a `data:` address. */
  image: string
}

/** A document of charts, tables and texts. A title of its own stands above the first part; without one the first view's is used. */
export type DocumentPlan = {
  title: string
  sections: readonly DocumentSection[]
  paper?: PaperCover
}

/** The document of one view: its chart and its table. */
export function viewDocument(view: FileView): DocumentPlan {
  const kinds = ["chart", "table"] as const
  return { title: "", sections: kinds.map((kind) => ({ kind, view })) }
}

/** The views that a document shows, each as often as it does. */
export function listViews(sections: readonly DocumentSection[]): FileView[] {
  const listed = sections.flatMap((section) => {
    if (section.kind === "comparison") return [section.views.one, section.views.two]
    return "view" in section ? [section.view] : []
  })
  return [...new Set(listed)]
}
