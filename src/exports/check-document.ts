import { INK } from "#charts/model/chart-spec.ts"
import type { ClaimedFigure } from "#charts/scene/draw-claimed.ts"
import { capitalize } from "#domain/format/capitalize.ts"

import type { DocumentPlan, DocumentSection } from "./document-plan.ts"
import type { FileView } from "./file-view.ts"

/** A checked statement in words, and the view of the series it was held against. */
export type CheckedStatement = {
  status: string
  originalText: string
  message: string
  /** Whether a language model read what the sentence states. */
  isFoundByModel: boolean
  /** `Source: World Bank, https://…`; empty where there is none. */
  source: string
  view: FileView | undefined
  claimed: ClaimedFigure | undefined
}

/** The verdicts' colours on paper, as on light pages. */
const INKS: Readonly<Record<string, string>> = {
  correct: "#0a6340",
  incorrect: "#a81b1b",
  incomplete: "#1c479e",
  unverified: "#7a4a00",
  unavailable: "#533e7c",
}

/** A fact check on paper: each statement with its verdict and its chart. */
export function checkDocument(check: {
  title: string
  address: string
  /** Sentences about the days of the text and of the data. */
  dates: string
  statements: readonly CheckedStatement[]
}): DocumentPlan {
  const sections = check.statements.map((statement, k): DocumentSection => {
    const { status, originalText, message, isFoundByModel, source, view, claimed } = statement
    const mark = isFoundByModel ? " (found by a language model)" : ""
    return {
      kind: "statement",
      heading: `${String(k + 1)}. ${capitalize(status)}${mark}`,
      // "Correct but not firm" is correct.
      ink: INKS[status.split(" ")[0] ?? ""] ?? INK.title,
      text: [`“${originalText}”`, message, source].join("\n"),
      ...(view && { view }),
      ...(claimed && { claimed }),
    }
  })
  return {
    title: `Fact check: ${check.title}`,
    sections: [
      { kind: "text", heading: "", text: `${check.dates}\n${check.address}` },
      ...sections,
    ],
  }
}
