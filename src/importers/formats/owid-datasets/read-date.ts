import { MONTH_NAMES } from "#domain/time/month-names.data.ts"

const MONTHS = MONTH_NAMES.map((name) => name.toLowerCase())

/**
 * A day as people at Our World in Data write it, `YYYY-MM-DD`: `16th February 2022`, `18-10-2019`, `8/7/19` (day
 * first), `2022-08-16`, `2017 August 26`; `undefined` for anything else.
 */
export function readDate(text: string): string | undefined {
  const words = text.trim().toLowerCase()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words)
  if (iso) return writeCalendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/.exec(words)
  if (numbers) {
    const year = Number(numbers[3])
    return writeCalendarDay(year < 100 ? 2000 + year : year, Number(numbers[2]), Number(numbers[1]))
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+),? (\d{4})$/.exec(words)
  if (dayFirst)
    return writeCalendarDay(Number(dayFirst[3]), parseMonth(dayFirst[2]), Number(dayFirst[1]))
  const yearFirst = /^(\d{4}) ([a-z]+) (\d{1,2})$/.exec(words)
  if (yearFirst)
    return writeCalendarDay(Number(yearFirst[1]), parseMonth(yearFirst[2]), Number(yearFirst[3]))
  return undefined
}

function parseMonth(name = ""): number {
  return MONTHS.indexOf(name) + 1
}

function writeCalendarDay(year: number, month: number, day: number): string | undefined {
  const pad = (number: number) => String(number).padStart(2, "0")
  const text = `${String(year)}-${pad(month)}-${pad(day)}`
  const time = Date.parse(text)
  // February 31 would roll over.
  return !Number.isNaN(time) && new Date(time).getUTCDate() === day ? text : undefined
}
