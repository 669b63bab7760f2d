import { AppError } from "#domain/errors.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"

import type { FactView } from "./fact-view.ts"
import { drawBadge } from "./write/draw-badge.ts"
import { writeFactCsv } from "./write/write-fact-csv.ts"
import { writeFactJson } from "./write/write-fact-json.ts"

/** Every kind of file a fact can be had as: the bare number, all that is said of it, a row, and a badge. */
export const FACT_FORMATS = ["txt", "json", "csv", "svg"] as const
export type FactFormat = (typeof FACT_FORMATS)[number]

/** What the link to each of them is called on the page of a fact. */
export const FACT_FILE_NAMES: Readonly<Record<FactFormat, string>> = {
  txt: "Number",
  json: "JSON",
  csv: "CSV",
  svg: "Badge",
}

const WRITERS: Readonly<Record<FactFormat, (fact: FactView) => string>> = {
  // Nothing but the number: spreadsheets read the whole answer as the value of a cell.
  txt: ({ value }) => String(value),
  json: writeFactJson,
  csv: writeFactCsv,
  svg: drawBadge,
}

/**
 * A fact as a file.
 * @throws AppError "licence-forbids" with the reason for a closed source
 */
export function writeFact(fact: FactView, format: FactFormat): string {
  if (fact.source.redistribute === "no") {
    throw new AppError("licence-forbids", closedReason(fact.source))
  }
  return WRITERS[format](fact)
}
