import { MONTH_NAMES } from "#domain/time/month-names.data.ts"
import { parsePeriod, periodAt, periodLabel } from "#domain/time/period.ts"

import type { AskedPartOfYear } from "../read/question.ts"

/** A month or a quarter in words: "March 2022", "Q2 2020"; of the newest nothing. */
export function writePart({ frequency, index }: AskedPartOfYear): string {
  return index === null ? "" : writePeriod(periodAt(frequency, index))
}

/** A period of a sentence: "March 2022", "Q2 2020", "2020". */
export function writePeriod(period: string): string {
  const parsed = parsePeriod(period)
  if (parsed === undefined) return period
  const { frequency, index } = parsed
  return frequency === "monthly"
    ? `${MONTH_NAMES[index % 12] ?? ""} ${String(Math.floor(index / 12))}`
    : periodLabel(frequency, index)
}
