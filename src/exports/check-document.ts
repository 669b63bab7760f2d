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
}

/** A fact check on paper: each statement with its verdict, and each series once, below the first that needs it. */
export function checkDocument(check: {
  title: string
  address: string
  /** Sentences about the days of the text and of the data. */
  dates: string
  statements: readonly CheckedStatement[]
}): DocumentPlan {
  const drawn = new Set<string>()
  const sections = check.statements.flatMap((statement, k): DocumentSection[] => {
    const { status, originalText, message, isFoundByModel, source, view } = statement
    const mark = isFoundByModel ? " (found by a language model)" : ""
    const text: DocumentSection = {
      kind: "text",
      heading: `${String(k + 1)}. ${capitalize(status)}${mark}`,
      text: [`“${originalText}”`, message, source].join("\n"),
    }
    if (!view || drawn.has(view.address)) return [text]
    drawn.add(view.address)
    return [text, { kind: "chart", view }]
  })
  return {
    title: `Fact check: ${check.title}`,
    sections: [
      { kind: "text", heading: "", text: `${check.dates}\n${check.address}` },
      ...sections,
    ],
  }
}
