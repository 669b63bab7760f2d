import { REFUSALS } from "../../present/refusals.ts"
import { readLetter, type Marked } from "../marks.ts"
import type { AskedPeriod } from "../mentions.ts"
import type { AskedPartOfYear, Years } from "../question.ts"

/** The years of a question; both `null` where it names none. */
export type ResolvedPeriods = { years: Years | null; partOfYear: AskedPartOfYear | null }

/**
 * The years that a question means, relative ones counted from a day; a sentence for the reader where they stay
 * unknown. `null` as the last year is the newest with figures.
 */
export function resolvePeriods(
  periods: readonly AskedPeriod[],
  asOf: string,
  { isAfter }: { isAfter: boolean },
): ResolvedPeriods | { message: string } {
  const found: Years[] = []
  let partOfYear: AskedPartOfYear | null = null
  for (const { form } of periods) {
    const read = readForm(form, Number(asOf.slice(0, 4)))
    if (read === undefined) continue
    if ("message" in read) return read
    if ("frequency" in read && partOfYear !== null) return { message: REFUSALS.severalMonths }
    if ("frequency" in read) partOfYear = read
    else found.push(read)
  }
  if (found.length === 0) return { years: null, partOfYear }
  const joined = joinYears(found)
  if (isAfter && joined.from === joined.to && joined.from !== null)
    return { years: { from: joined.from + 1, to: null }, partOfYear }
  return { years: joined, partOfYear }
}

/** What one time means; `undefined` for "now", which is the newest year as well as no time at all. */
function readForm(
  form: AskedPeriod["form"],
  thisYear: number,
): Years | AskedPartOfYear | { message: string } | undefined {
  switch (form.kind) {
    case "span":
      if (form.frequency === "yearly") return { from: form.from, to: form.to }
      return form.from === form.to
        ? { frequency: form.frequency, index: form.from }
        : { message: REFUSALS.monthsFromTo }
    case "since":
      return { from: form.from, to: null }
    case "last-years":
    case "in-years":
      return { from: thisYear - form.years, to: null }
    case "to-publication":
      return { from: thisYear - form.back, to: thisYear - form.back }
    case "now":
      return undefined
    case "fiscal":
      return { message: REFUSALS.fiscalYear }
    default:
      return { message: REFUSALS.whichYears }
  }
}

/**
 * Whether the earlier of two years is compared with the later one, as in "higher in 1983 than in 2020"; `undefined` where
 * these are not two single years.
 */
export function isFirstHeldAgainstLast(
  { text, periods }: Marked,
  asOf: string,
): boolean | undefined {
  const letter = /\{over-year\} \{~(\w)\}/.exec(text)?.[1]
  if (letter === undefined) return false
  const years = periods.map((period) => readSingleYear(period, asOf))
  const below = years[readLetter(letter)]
  const [above, ...others] = years.toSpliced(readLetter(letter), 1)
  return above === undefined || below === undefined || others.length > 0 ? undefined : above < below
}

function readSingleYear(period: AskedPeriod, asOf: string): number | undefined {
  const resolved = resolvePeriods([period], asOf, { isAfter: false })
  if ("message" in resolved || resolved.years === null) return undefined
  const { from, to } = resolved.years
  return from !== null && from === to ? from : undefined
}

/** "From 2010 to last year", "2010 and 2020", "since 1980 ... up to 2020": from the first to the last that is named. */
function joinYears(found: readonly Years[]): Years {
  const from = Math.min(...found.map((one) => one.from ?? 0))
  const named = Math.max(...found.map((one) => one.to ?? -Infinity))
  const isOpen = found.some(({ to }) => to === null)
  return { from, to: isOpen && named <= from ? null : named }
}
