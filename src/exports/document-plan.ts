import type { FileView } from "./file-view.ts"

/** A part of a document. What a chart or a table needs around it (title, notes, source) is printed once for each view. */
export type DocumentSection =
  { kind: "chart" | "table"; view: FileView } | { kind: "text"; heading: string; text: string }

/** A document of charts, tables and texts. A title of its own stands above the first part; without one the first view's is used. */
export type DocumentPlan = { title: string; sections: readonly DocumentSection[] }

/** The document of one view: its chart and its table. */
export function viewDocument(view: FileView): DocumentPlan {
  const kinds = ["chart", "table"] as const
  return { title: "", sections: kinds.map((kind) => ({ kind, view })) }
}
