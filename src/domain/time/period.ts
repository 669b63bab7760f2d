import { PERIODS_PER_YEAR, type Frequency } from "./frequency.ts"

/** A year `2022`, a quarter `2022-Q3` or a month `2022-10`. */
export type Period = string & { readonly __brand?: "Period" }

/** A period as a number that counts up by one from period to period of the same frequency. */
export type PeriodIndex = number

export const EARLIEST_YEAR = 1000
export const LATEST_YEAR = 2999

const FORMS: readonly { frequency: Frequency; form: RegExp; parts: number }[] = [
  { frequency: "yearly", form: /^(\d{4})$/, parts: 1 },
  { frequency: "quarterly", form: /^(\d{4})-?\s?[Qq]([1-4])$/, parts: 4 },
  { frequency: "monthly", form: /^(\d{4})(?:-|M|m|\/)?(\d{1,2})$/, parts: 12 },
]

/** Reads `2022`, `2022-Q3`, `2022Q3`, `2022-10` or `2022M10`; `undefined` when it is none of them. */
export function parsePeriod(
  text: string,
): { frequency: Frequency; index: PeriodIndex } | undefined {
  const trimmed = text.trim()
  for (const { frequency, form, parts } of FORMS) {
    const match = form.exec(trimmed)
    if (!match) continue
    const year = Number(match[1])
    const part = match[2] === undefined ? 1 : Number(match[2])
    if (year < EARLIEST_YEAR || year > LATEST_YEAR || part < 1 || part > parts) return undefined
    return { frequency, index: year * parts + part - 1 }
  }
  return undefined
}

/** The year a period lies in. */
export function getYear(frequency: Frequency, index: PeriodIndex): number {
  return Math.floor(index / PERIODS_PER_YEAR[frequency])
}

/** The period at an index in its stored form: `2022`, `2022-Q3`, `2022-10`. */
export function periodAt(frequency: Frequency, index: PeriodIndex): Period {
  const year = getYear(frequency, index)
  const part = index - year * PERIODS_PER_YEAR[frequency] + 1
  if (frequency === "yearly") return String(year)
  if (frequency === "quarterly") return `${String(year)}-Q${String(part)}`
  return `${String(year)}-${String(part).padStart(2, "0")}`
}

/** The period that a day, `YYYY-MM-DD`, lies in. */
export function getPeriodOfDay(frequency: Frequency, day: string): PeriodIndex {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Math.floor((months * PERIODS_PER_YEAR[frequency]) / 12)
}

/** First period of a year. */
export function getFirstPeriod(frequency: Frequency, year: number): PeriodIndex {
  return year * PERIODS_PER_YEAR[frequency]
}

/** Last period of a year. */
export function getLastPeriod(frequency: Frequency, year: number): PeriodIndex {
  return getFirstPeriod(frequency, year + 1) - 1
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** The period as people read it: `2022`, `Q3 2022`, `Oct 2022`. */
export function periodLabel(frequency: Frequency, index: PeriodIndex): string {
  const year = getYear(frequency, index)
  if (frequency === "yearly") return String(year)
  const part = index - year * PERIODS_PER_YEAR[frequency]
  return frequency === "quarterly"
    ? `Q${String(part + 1)} ${String(year)}`
    : `${MONTHS[part] ?? ""} ${String(year)}`
}

/** A two-digit year as four digits: up to the current year it is in the 2000s, else in the 1900s. */
export function expandTwoDigitYear(year: number, currentYear: number): number {
  if (year > 99) return year
  return year <= currentYear % 100 ? 2000 + year : 1900 + year
}
