import type { DocumentPlan } from "../document-plan.ts"
import { coverText } from "../documents/cover-view.ts"
import type { AnswerView } from "./answer-view.ts"
import { listFigureLines } from "./list-figure-lines.ts"

/** The answer on paper: sentence, chart, table, method and sources. */
export function planAnswerDocument(view: AnswerView, drawing: string): DocumentPlan {
  const { answer, address } = view
  const rows = listFigureLines(view).map(({ rank, name, period, text }) =>
    [rank, name, period, text].map(coverText),
  )
  return {
    title: coverText(answer.query),
    sections: [
      { kind: "text", heading: "", text: coverText(`${answer.sentence}\n${address}`) },
      { kind: "drawing", svg: drawing },
      { kind: "text", heading: "Method", text: coverText(answer.method ?? "") },
      {
        kind: "grid",
        heading: "Figures",
        columns: [
          { heading: "Rank", width: 40, isNumber: true },
          { heading: "Country", width: "*" },
          { heading: "Period", width: 60 },
          { heading: "Value", width: 120, isNumber: true },
        ],
        rows,
      },
    ],
  }
}
