import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { findConcept, findConceptByCode } from "#domain/indicators/concepts.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { newestFigure } from "#domain/series/series.ts"
import type { Country } from "#domain/places/country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { getYear } from "#domain/time/period.ts"
import { unitSize } from "#domain/units/unit-size.ts"
import { getMeasure, listMeasures } from "#factcheck/read-text.ts"

type ReadCatalog = Pick<Catalog, "findIndicator" | "getDataset" | "orderPublishers">

/** A preferred publisher may be at most this many years behind another one. */
const MAX_YEARS_BEHIND = 2

/** An indicator as it was named. */
export type ChosenIndicator = {
  indicator: Indicator
  /** The unit of the preferred publisher where a plain name had to mean figures of another size; else `null`. */
  usualUnit: string | null
}

/**
 * The indicator that a text means for a country, on a day where one is given. A name such as "inflation" is a measure that
 * several publish: the preferred publisher whose figures of the country are as new as others' is meant. Ids, codes and
 * publishers' own full names mean themselves. `undefined` where nothing has this name.
 */
export async function chooseIndicator(
  catalog: ReadCatalog,
  text: string,
  place: { country: Country; asOf: string | undefined },
): Promise<ChosenIndicator | undefined> {
  const named = (await catalog.findIndicator(text))?.indicator
  const measure = findPlainMeasure(text)
  const candidates = measure === undefined ? [] : await listCandidates(catalog, measure)
  const [preferred] = candidates
  const chosen = await chooseNewest(catalog, candidates, place)
  const indicator = chosen ?? named ?? preferred
  if (!indicator) return undefined
  const isOfSize = !chosen || !preferred || isOfOneSize(chosen, preferred)
  return { indicator, usualUnit: isOfSize ? null : preferred.unit }
}

/** Whether a text names an indicator or a measure that is held, whatever the country. */
export async function isKnownName(catalog: ReadCatalog, text: string): Promise<boolean> {
  if (await catalog.findIndicator(text)) return true
  const measure = findPlainMeasure(text)
  return measure !== undefined && (await listCandidates(catalog, measure)).length > 0
}

function isOfOneSize(one: Indicator, other: Indicator): boolean {
  return unitSize(one.unit) === unitSize(other.unit)
}

/** The measure that a plain name means; addresses write spaces as hyphens. */
function findPlainMeasure(text: string): string | undefined {
  if (!isPlainName(text)) return undefined
  return findMeasure(text) ?? findMeasure(text.replaceAll("-", " "))
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

/**
 * The first whose figures of the country are about as new as the newest of all, of those that count in the size of the
 * preferred one where there are any: a bare number says nothing of its unit.
 */
async function chooseNewest(
  catalog: ReadCatalog,
  candidates: readonly Indicator[],
  { country, asOf }: { country: Country; asOf: string | undefined },
): Promise<Indicator | undefined> {
  const [preferred] = candidates
  const dated = await Promise.all(
    candidates.map(async (indicator) => {
      const answer = await catalog.getDataset({
        indicator: indicator.id,
        country: country.code,
        asOf,
      })
      return {
        indicator,
        year: answer.state === "found" ? findLastYear(answer.dataset) : -Infinity,
      }
    }),
  )
  const newest = Math.max(...dated.map(({ year }) => year))
  if (!preferred || !Number.isFinite(newest)) return undefined
  const fresh = dated.filter(({ year }) => year >= newest - MAX_YEARS_BEHIND)
  const ofSize = fresh.find(({ indicator }) => isOfOneSize(indicator, preferred))
  return (ofSize ?? fresh[0])?.indicator
}

function findLastYear({ observations, doubtful, forecastFrom }: Dataset): number {
  const latest = newestFigure(withoutDoubtful(observations, doubtful), forecastFrom)
  return latest && !latest.isForecast ? getYear(observations.frequency, latest.index) : -Infinity
}
