import type { DocumentPlan } from "../document-plan.ts"
import { markMissingGlyphs } from "../documents/missing-glyphs.ts"
import type { ExploreView } from "./explore-view.ts"
import { nameColumn, tableRows } from "./table-parts.ts"

/** Columns beyond these are not read on paper. */
const MAX_COLUMNS = 7

/** The composition on paper: chart, table, notes and sources. */
export function planExploreDocument(file: ExploreView, drawing: string): DocumentPlan {
  const { composition, address } = file
  const { table, title } = composition
  const columns = table.columns.slice(0, MAX_COLUMNS)
  const left = table.columns.length - columns.length
  const rest = left > 0 ? `${String(left)} more columns are in the other files.` : ""
  return {
    title: markMissingGlyphs(title),
    sections: [
      { kind: "drawing", svg: drawing },
      {
        kind: "grid",
        heading: "Figures",
        columns: [
          { heading: table.rowHeading, width: "*" },
          ...columns.map((column) => ({
            heading: markMissingGlyphs(nameColumn(column)),
            width: Math.floor(380 / columns.length),
            isNumber: true,
          })),
        ],
        rows: tableRows(file).map((cells) =>
          cells.slice(0, columns.length + 1).map(markMissingGlyphs),
        ),
      },
      {
        kind: "text",
        heading: "Notes",
        text: markMissingGlyphs([file.notes, rest].join(" ").trim()),
      },
      {
        kind: "text",
        heading: "Source",
        text: markMissingGlyphs(
          `${file.credit} ${file.vintage} Licence: ${file.licence}. ${file.terms}\n${address}`,
        ),
      },
    ],
  }
}
