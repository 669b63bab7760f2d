import type { Database } from "#db/engine/database.ts"
import { selectCountryFacts } from "#db/catalogue/facts.ts"
import type { Country } from "#domain/places/country.ts"
import { nameKey } from "#domain/indicators/indicator.ts"

import { coversPlace, findCovered, readEntry, type Coverage } from "../indicators/build-coverage.ts"
import { findSummaries } from "../datasets/find-summaries.ts"
import { getIndicator, type IndicatorIndex } from "../indicators/indicator-index.ts"
import type { CountryFigure } from "../series-summary.ts"
import type { IndicatorCoverage } from "../indicator-coverage.ts"

/** Which figures of a country are wanted. */
export type FigureOptions = {
  /** Ids of indicators; of each headline the first is taken unless a later one is newer by years. */
  headlines: readonly (readonly string[])[]
  limit: number
  /** The year by which figures are fresh or outdated. */
  currentYear: number
  /** Whether nothing but headlines may be taken. */
  onlyHeadlines?: boolean
}

/** A latest figure this many years old or less is one of today. */
const FRESH_YEARS = 10
/** A less wanted indicator is taken when it is this many years newer. */
const WORTH_YEARS = 3

/** The latest figure of each indicator in the order asked: of its series, else one without a date, else `undefined`. */
export async function listLatestValues(
  db: Database,
  index: IndicatorIndex,
  country: Country,
  indicatorIds: readonly string[],
): Promise<(CountryFigure | undefined)[]> {
  const pairs = indicatorIds.map((indicatorId) => ({ indicatorId, country: country.code }))
  const [summaries, facts] = await Promise.all([
    findSummaries(db, index, pairs),
    selectCountryFacts(db, country.code),
  ])
  const factOf = new Map(facts.map((fact) => [fact.indicatorId, fact]))
  return indicatorIds.map((id, k): CountryFigure | undefined => {
    const found = summaries[k]
    if (found) return { state: "series", summary: found }
    const fact = factOf.get(id)
    const indicator = getIndicator(index, id)
    if (!fact || !indicator) return undefined
    return { state: "fact", indicator, value: fact.value, redistribute: fact.redistribute }
  })
}

/**
 * The figures that tell most of a country: of each headline the first choice that is not outdated, then what else is
 * known of the country and of most others. Fresh ones come first, figures without a date last. Two queries and as many
 * steps as figures are wanted, however many indicators the country has.
 */
export async function chooseHeadlines(
  db: Database,
  {
    index,
    ...coverage
  }: Pick<Coverage, "table" | "headlines" | "widest"> & { index: IndicatorIndex },
  country: Country,
  options: FigureOptions,
): Promise<CountryFigure[]> {
  const isKnown = (id: string) => {
    const row = findCovered(coverage.table, id)
    return row !== undefined && coversPlace(coverage.table, row, country)
  }
  const headlines = options.headlines.map((choices) => choices.filter(isKnown))
  const others =
    options.onlyHeadlines === true
      ? []
      : chooseWidest(coverage, country, { ...options, taken: headlines.flat() })
  const ids = [...new Set([...headlines.flat(), ...others])]
  const found = await listLatestValues(db, index, country, ids)
  const figureOf = new Map(ids.map((id, k) => [id, found[k]]))
  const usable = (id: string) => {
    const figure = figureOf.get(id)
    return figure && !isForecast(figure) ? [figure] : []
  }
  const picked = headlines.flatMap((choices) => newestEnough(choices.flatMap(usable)))
  const filling = others.flatMap(usable)
  const isFresh = (figure: CountryFigure) => getEndYear(figure) >= options.currentYear - FRESH_YEARS
  const groups = [
    picked.filter(isFresh),
    filling.filter(isFresh),
    picked.filter((figure) => !isFresh(figure) && figure.state === "series"),
    picked.filter(({ state }) => state === "fact"),
    filling.filter((figure) => !isFresh(figure) && figure.state === "series"),
    filling.filter(({ state }) => state === "fact"),
  ]
  return withoutNamesakes(groups.flat()).slice(0, options.limit)
}

/** Indicators of a country besides the headlines, the widest first; those of which all its figures are forecasts are left out. */
function chooseWidest(
  coverage: Pick<Coverage, "table" | "headlines" | "widest">,
  country: Country,
  options: { taken: readonly string[]; limit: number },
): string[] {
  const taken = new Set(options.taken)
  const found: string[] = []
  for (const row of coverage.widest) {
    if (!coversPlace(coverage.table, row, country)) continue
    const entry = readEntry(coverage, row)
    if (taken.has(entry.indicator.id) || hasOnlyForecasts(entry, country)) continue
    found.push(entry.indicator.id)
    if (found.length === options.limit * 2) break
  }
  return found
}

/** Whether a place has series, but no actual figure. */
function hasOnlyForecasts(
  { countries, regions, reach }: IndicatorCoverage,
  { code }: Country,
): boolean {
  const at = [...countries, ...regions].indexOf(code)
  return reach?.lastYears[at] === 0
}

/** The first of a headline's choices, unless a later one is newer by years. */
function newestEnough(choices: readonly CountryFigure[]): CountryFigure[] {
  const newest = Math.max(...choices.map(getEndYear))
  const pick = choices.find((figure) => getEndYear(figure) >= newest - WORTH_YEARS)
  return pick ? [pick] : []
}

/** The year of the latest actual figure; an undated one counts as older than any other. */
function getEndYear(figure: CountryFigure): number {
  return figure.state === "series" ? (figure.summary.lastActualYear ?? 0) : 0
}

function isForecast(figure: CountryFigure): boolean {
  return figure.state === "series" && figure.summary.latest.isForecast
}

/** One figure a name: publishers share names, which then carry the publisher in brackets. */
function withoutNamesakes(candidates: readonly CountryFigure[]): CountryFigure[] {
  const seen = new Set<string>()
  return candidates.filter((figure) => {
    const { name } = figure.state === "series" ? figure.summary.indicator : figure.indicator
    const key = nameKey(name.replace(/ \([^()]*\)$/, ""))
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
