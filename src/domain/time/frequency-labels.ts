import type { Frequency } from "./frequency.ts"

/** What one period of a frequency is called. */
export const PERIOD_NOUNS: Readonly<Record<Frequency, string>> = {
  yearly: "year",
  quarterly: "quarter",
  monthly: "month",
}

/** What several periods of a frequency are called. */
export const PERIOD_PLURALS: Readonly<Record<Frequency, string>> = {
  yearly: "years",
  quarterly: "quarters",
  monthly: "months",
}

/** What a column of periods is called. */
export const PERIOD_HEADINGS: Readonly<Record<Frequency, string>> = {
  yearly: "Year",
  quarterly: "Quarter",
  monthly: "Month",
}
