import { countNoun } from "../text/count-noun.ts"
import type { Freshness, Rhythm } from "./freshness.ts"
import { MONTH_NAMES } from "./month-names.data.ts"
import { capitalize } from "../format/capitalize.ts"

const MONTHS_A_YEAR = 12

/** The rhythm in words: `monthly`, `every 5 years`, `irregular`. */
export function rhythmText({ months, isRegular }: Rhythm): string {
  if (!isRegular) return "irregular"
  if (months === 1) return "monthly"
  if (months === 3) return "quarterly"
  if (months === MONTHS_A_YEAR) return "yearly"
  if (months % MONTHS_A_YEAR === 0) return `every ${String(months / MONTHS_A_YEAR)} years`
  return `every ${String(months)} months`
}

/** An age in words: `8 months`, `2 years`. */
export function ageText(months: number): string {
  if (months < 2 * MONTHS_A_YEAR) return countNoun(months, "month")
  return `${String(Math.floor(months / MONTHS_A_YEAR))} years`
}

/** What a badge says of a series that stands still: `2 years behind`; `null` for one that does not. */
export function behindText({ behind, ageMonths }: Freshness): string | null {
  return behind === null ? null : `${ageText(ageMonths)} behind`
}

/** The freshness in words that begin a sentence: `Monthly, 2 years behind`. */
export function freshnessText(freshness: Freshness): string {
  const rhythm = capitalize(rhythmText(freshness.rhythm))
  const behind = behindText(freshness)
  return behind === null ? rhythm : `${rhythm}, ${behind}`
}

/** A month `2027-03` in words: `March 2027`. */
export function monthText(month: string): string {
  const [year = "", number = ""] = month.split("-")
  return `${MONTH_NAMES[Number(number) - 1] ?? ""} ${year}`.trim()
}
