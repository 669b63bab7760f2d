import type { Frequency } from "#domain/time/frequency.ts"

import type { PeriodForm } from "../../claims/claim-types.ts"
import { NUMBER_WORD } from "../../quantities/number-words.ts"
import { requiredWords, type Needs } from "../required-words.ts"

/** Sources of regular expressions: four digits of a year, and the names of months. */
export const YEAR = "(?:1[5-9]|20|21)\\d\\d"
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
export const MONTH =
  "(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?|July?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)"
/** Numbers of years; "72 million twenty years ago" counts twenty. */
const SMALL_WORD = NUMBER_WORD.split("|")
  .filter((word) => !/million|billion|trillion|lakh|crore|thousand|dozen/.test(word))
  .join("|")
/** How many years or months: a digit, a word or two. */
export const COUNT = `(?:a|one|couple of|few|\\d{1,3}|(?:${SMALL_WORD})(?:[\\s-](?:${SMALL_WORD}))?)`
export const SPAN_OF = "(?:years?|decades?)"

/** A way to write a time: `form` is tried where the text has the words of `needs`, and `read` says what it means. */
export type PeriodRule = {
  needs: readonly Needs[]
  form: RegExp
  read: (groups: Record<string, string | undefined>, whole: string) => PeriodForm | undefined
}

/** The times that rules give. */
export const year = (from: number, to = from): PeriodForm => ({
  kind: "span",
  frequency: "yearly",
  from,
  to,
})
export const span = (frequency: Frequency, from: number, to = from): PeriodForm => ({
  kind: "span",
  frequency,
  from,
  to,
})
export const carried = (shift: number): PeriodForm => ({ kind: "from-carried", shift })

/** A rule for whole words in any case. */
export function rule(source: string, read: PeriodRule["read"]): PeriodRule {
  return {
    needs: requiredWords(source),
    form: new RegExp(`(?<![\\p{L}\\d$€£¥₦])(?:${source})(?![\\p{L}\\d])`, "giu"),
    read,
  }
}

/** A month counted from January of the year 0. */
export function monthIndex(y: string | undefined, name: string | undefined): number {
  return Number(y) * 12 + MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase())
}
