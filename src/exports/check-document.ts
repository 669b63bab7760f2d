import type { StatedValue } from "#charts/scene/draw-claimed.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { verdictWord } from "#domain/format/verdict-word.ts"
import { verdictInk } from "#domain/verdict-colours.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import type { DocumentPlan, DocumentSection } from "./document-plan.ts"
import type { FileView } from "./file-view.ts"

/** A checked statement in words, and the view of the series it was compared with. */
export type CheckedStatement = {
  verdict: Pick<CheckedClaim, "status" | "robustness">
  originalText: string
  message: string
  /** Whether a language model read what the sentence states. */
  isFoundByModel: boolean
  /** `Source: World Bank, https://…`; empty where there is none. */
  source: string
  view: FileView | undefined
  claimed: StatedValue | undefined
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
    const { verdict, originalText, message, isFoundByModel, source, view, claimed } = statement
    const mark = isFoundByModel ? " (found by a language model)" : ""
    return {
      kind: "statement",
      heading: `${String(k + 1)}. ${capitalize(verdictWord(verdict))}${mark}`,
      ink: verdictInk(verdict),
      text: [`“${originalText.replace(/\s+/g, " ")}”`, message, source].join("\n"),
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
