import { AppError } from "#domain/errors.ts"
import { listSplits, readNamedList } from "#domain/format/read-named-list.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Country } from "#domain/places/country.ts"
import { listPlaces } from "#domain/places/list-places.ts"
import { isCalendarDay, notADay } from "#domain/time/calendar-day.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"

import { writeNearestPlaces } from "./explain-missing-dataset.ts"
import { findNamedIndicators } from "./find-named-indicator.ts"
import { writeNearestIndicators, type NearestReaders } from "./find-nearest-indicators.ts"
import type { PanelQuery } from "./panel.ts"
import type { Catalog } from "./create-catalog.ts"

/** What an address says of a panel, as people write it; a key that is absent is `undefined` or empty. */
export type PanelRequest = {
  /** Names, ids or codes, or indicators that are known already. */
  indicators: string | readonly Indicator[]
  /** Names, codes or groups, or places that are known already. */
  countries: string | readonly Country[] | undefined
  startYear?: string | undefined
  endYear?: string | undefined
  frequency?: string | undefined
  asOf?: string | undefined
}

/** Days beyond these are more columns than anybody compares. */
const MAX_DAYS = 12

/** What panels are read with: the catalogue, and the search that finds what a misspelt name may mean. */
type PanelReaders = NearestReaders & {
  catalog: Pick<Catalog, "findIndicator" | "listCoverage" | "orderPublishers">
}

/**
 * Reads what an address says of a panel; `keys` are its own names of the years.
 * @throws AppError "bad-request" with the part that cannot be read
 */
export async function readPanelRequest(
  readers: PanelReaders,
  request: PanelRequest,
  keys: { startYear: string; endYear: string } = { startYear: "startYear", endYear: "endYear" },
): Promise<PanelQuery> {
  const countries = readCountries(request.countries)
  const [startYear, endYear] = [
    readYear(keys.startYear, request.startYear),
    readYear(keys.endYear, request.endYear),
  ]
  if (startYear !== null && endYear !== null && startYear > endYear) {
    throw new AppError("bad-request", `${keys.startYear} must not be after ${keys.endYear}.`)
  }
  return {
    indicators: await readIndicators(readers, request.indicators, countries),
    countries,
    startYear,
    endYear,
    frequency: readFrequency(request.frequency),
    asOf: readDays(request.asOf),
  }
}

/** The refusal of a panel in which there is nothing. */
export function refuseEmptyPanel({ frequency }: Pick<PanelQuery, "frequency">): AppError {
  const [what, hint] =
    frequency === null
      ? ["", ""]
      : [`${frequency} `, " Without frequency each indicator comes as it is published."]
  return new AppError(
    "not-found",
    `There are no ${what}figures for these countries, years and days.${hint}`,
  )
}

function readCountries(given: PanelRequest["countries"]): readonly Country[] {
  if (given !== undefined && typeof given !== "string") return given
  const text = given === undefined || given.trim() === "" ? "all" : given
  const { found, unknown } = readNamedList(text, listPlaces)
  const [first] = unknown
  if (first !== undefined) {
    const hint = "Give names, ISO 3166 codes, all, regions or a continent, separated by commas."
    throw new AppError(
      "bad-request",
      `countries: ${quote(first)} is not known. ${writeNearestPlaces(first)} ${hint}`,
    )
  }
  return [...new Set(found.flat())]
}

async function readIndicators(
  readers: PanelReaders,
  given: PanelRequest["indicators"],
  countries: readonly Country[],
): Promise<readonly Indicator[]> {
  if (typeof given !== "string") return given
  const { catalog } = readers
  const word = given.trim().toLowerCase()
  if (word === "all" || word === "headline") {
    const codes = new Set<string>(countries.map(({ code }) => code))
    const all = await catalog.listCoverage()
    return Array.from(word === "all" ? all : all.listHeadlines())
      .filter((one) => [...one.countries, ...one.regions].some((code) => codes.has(code)))
      .map(({ indicator }) => indicator)
  }
  const known = await findNamedIndicators(catalog, listSplits(given))
  const { found, unknown } = readNamedList(given, (name) => known.get(name)?.indicator)
  const [first] = unknown
  if (first !== undefined) {
    const nearest = await writeNearestIndicators(readers, first)
    const hint = `${nearest} Give names, ids such as world-bank:SP.POP.TOTL, headline or all, separated by commas.`
    throw new AppError("bad-request", `indicators: ${quote(first)} is not known. ${hint}`)
  }
  if (found.length === 0) throw new AppError("bad-request", "indicators is required.")
  return [...new Map(found.map((indicator) => [indicator.id, indicator])).values()]
}

function readYear(key: string, text = ""): number | null {
  if (text.trim() === "") return null
  if (/^[12]\d{3}$/.test(text.trim())) return Number(text)
  throw new AppError("bad-request", `${key} must be a year such as 2000.`)
}

function readFrequency(text = ""): Frequency | null {
  const word = text.trim().toLowerCase()
  if (word === "") return null
  const frequency = FREQUENCIES.find((known) => known === word)
  if (frequency) return frequency
  throw new AppError("bad-request", `frequency must be one of ${FREQUENCIES.join(", ")}.`)
}

/** Days separated by commas; `latest` stands for the present figures beside earlier ones. */
function readDays(text = ""): PanelQuery["asOf"] {
  const words = text.split(",").map((word) => word.trim())
  const days = [...new Set(words.filter((word) => word !== ""))]
  if (days.length === 0) return [null]
  if (days.length > MAX_DAYS) {
    throw new AppError("bad-request", `asOf may name ${String(MAX_DAYS)} days at most.`)
  }
  return days.map((day) => {
    if (day.toLowerCase() === "latest") return null
    if (!isCalendarDay(day)) throw new AppError("bad-request", notADay(day))
    return day
  })
}

function quote(text: string): string {
  return `“${text.slice(0, 80)}”`
}
