import { lastIndex, type Observations } from "#domain/series/series.ts"
import { AppError } from "#domain/errors.ts"
import { EARLIEST_YEAR, expandTwoDigitYear, getYear, LATEST_YEAR } from "#domain/time/period.ts"

/**
 * Refuses years that cannot be followed: a page shows all years and says so, but a table or an image has no place to say
 * it, and a program that reads it would take it for what was asked for. Throws "bad-request" with the reason.
 */
export function requireYears(
  query: URLSearchParams,
  currentYear: number,
  /** Of one series; absent where each of many has its own years. */
  observations?: Observations,
): void {
  const start = readYear(query, "startYear", currentYear)
  const end = readYear(query, "endYear", currentYear)
  if (start !== null && end !== null && start > end)
    refuse(`The start year ${String(start)} is after the end year ${String(end)}.`)
  if (!observations) return
  const first = getYear(observations.frequency, observations.start)
  const last = getYear(observations.frequency, lastIndex(observations))
  if (start !== null && start > last) refuse(`There are no figures after ${String(last)}.`)
  if (end !== null && end < first) refuse(`There are no figures before ${String(first)}.`)
}

function readYear(
  query: URLSearchParams,
  key: "startYear" | "endYear",
  currentYear: number,
): number | null {
  const text = (query.get(key) ?? "").trim()
  if (text === "") return null
  const year = /^\d{1,4}$/.test(text) ? expandTwoDigitYear(Number(text), currentYear) : Number.NaN
  if (!(year >= EARLIEST_YEAR && year <= LATEST_YEAR))
    refuse(`${key} must be a year such as 2000, not “${text.slice(0, 40)}”.`)
  return year
}

function refuse(sentence: string): never {
  throw new AppError("bad-request", sentence)
}
