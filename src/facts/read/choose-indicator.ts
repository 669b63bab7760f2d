import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { findConcept, findConceptByCode } from "#domain/indicators/concepts.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { newestFigure } from "#domain/series/series.ts"
import type { Country } from "#domain/places/country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { getYear } from "#domain/time/period.ts"
import { getMeasure, listMeasures } from "#factcheck/read-text.ts"

type ReadCatalog = Pick<Catalog, "findIndicator" | "getDataset" | "orderPublishers">

/** A preferred publisher may be at most this many years behind another one. */
const MAX_YEARS_BEHIND = 2

/**
 * The indicator that a text means for a country. A name such as "inflation" is a measure that several publish: the
 * preferred publisher whose figures of the country are as new as others' is meant. Ids, codes and publishers' own full
 * names mean themselves. `undefined` where nothing has this name.
 */
export async function chooseIndicator(
  catalog: ReadCatalog,
  text: string,
  country: Country,
): Promise<Indicator | undefined> {
  const named = (await catalog.findIndicator(text))?.indicator
  const measure = isPlainName(text) ? findMeasure(text) : undefined
  if (measure === undefined) return named
  const candidates = await listCandidates(catalog, measure)
  return (await chooseNewest(catalog, candidates, country)) ?? named ?? candidates[0]
}

/** Ids hold a colon, codes are written in capitals with stops, full names have commas and brackets. */
function isPlainName(text: string): boolean {
  return /^[\p{L}\d\s'’-]+$/u.test(text) && !/^[A-Z\d_]{6,}$/.test(text)
}

/** The measure that a text names from its first letter to its last. */
function findMeasure(text: string): string | undefined {
  const trimmed = text.trim()
  const [first, second] = listMeasures(trimmed)
  if (!first || second || first.start !== 0 || first.end !== trimmed.length) return undefined
  return first.measure.id
}

/** The indicators of a measure that are held: the checker's own first, then other publishers' of the same. */
async function listCandidates(catalog: ReadCatalog, measure: string): Promise<Indicator[]> {
  const { codes: listed = [], standIns = {} } = getMeasure(measure) ?? {}
  const codes = listed.filter((code) => !(code in standIns))
  const concepts = codes.flatMap((code) => findConcept(code) ?? findConceptByCode(code) ?? [])
  const alike = await Promise.all([...new Set(concepts)].map((one) => catalog.orderPublishers(one)))
  const found = await Promise.all(
    [...new Set([...codes, ...alike.flat()])].map((code) => catalog.findIndicator(code)),
  )
  return found.flatMap((one) => one?.indicator ?? [])
}

/** The first whose figures of the country are about as new as the newest of all. */
async function chooseNewest(
  catalog: ReadCatalog,
  candidates: readonly Indicator[],
  country: Country,
): Promise<Indicator | undefined> {
  const dated = await Promise.all(
    candidates.map(async (indicator) => {
      const answer = await catalog.getDataset({ indicator: indicator.id, country: country.code })
      return {
        indicator,
        year: answer.state === "found" ? findLastYear(answer.dataset) : -Infinity,
      }
    }),
  )
  const newest = Math.max(...dated.map(({ year }) => year))
  if (!Number.isFinite(newest)) return undefined
  return dated.find(({ year }) => year >= newest - MAX_YEARS_BEHIND)?.indicator
}

function findLastYear({ observations, doubtful, forecastFrom }: Dataset): number {
  const latest = newestFigure(withoutDoubtful(observations, doubtful), forecastFrom)
  return latest && !latest.isForecast ? getYear(observations.frequency, latest.index) : -Infinity
}
