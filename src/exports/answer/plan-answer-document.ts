import type { DocumentPlan } from "../document-plan.ts"
import { markMissingGlyphs } from "../documents/missing-glyphs.ts"
import type { AnswerView } from "./answer-view.ts"
import { areRanked, listFigureLines } from "./list-figure-lines.ts"

/** The answer on paper: sentence, chart, table, method and sources. */
export function planAnswerDocument(view: AnswerView, drawing: string): DocumentPlan {
  const { answer, address } = view
  const lines = listFigureLines(view)
  const hasRanks = areRanked(lines)
  const rows = lines.map(({ rank, name, period, text }) =>
    [...(hasRanks ? [rank] : []), name, period, text].map(markMissingGlyphs),
  )
  return {
    title: markMissingGlyphs(answer.query),
    sections: [
      { kind: "text", heading: "", text: markMissingGlyphs(`${answer.sentence}\n${address}`) },
      { kind: "drawing", svg: drawing },
      { kind: "text", heading: "Method", text: markMissingGlyphs(answer.method ?? "") },
      {
        kind: "grid",
        heading: "Figures",
        columns: [
          ...(hasRanks ? [{ heading: "Rank", width: 40, isNumber: true } as const] : []),
          { heading: "Country", width: "*" },
          { heading: "Period", width: 60 },
          { heading: "Value", width: 120, isNumber: true },
        ],
        rows,
      },
    ],
  }
}
