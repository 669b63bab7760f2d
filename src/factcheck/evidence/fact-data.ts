import { LRUCache } from "lru-cache"

import type { Catalog } from "#catalog/create-catalog.ts"
import type { StoredSeries } from "#catalog/dataset.ts"
import { isDoubtful } from "#domain/series/doubtful-values.ts"
import { getFirstPeriod, getLastPeriod, type PeriodIndex } from "#domain/time/period.ts"
import { lastIndex, valueAt } from "#domain/series/series.ts"

import type { IndicatorFacts } from "./indicator-facts.ts"
import { publishedSeries, readWithRest, restOfSeries } from "./rest-of-whole.ts"

/** Figures for checking: an indicator is read once and cached until the data changes. */
export type FactData = {
  /** Forgets what was read when the data has changed since; to be asked once for each text. */
  renew(): Promise<void>
  /** Cached until the data changes; `key` says of what it is. */
  remember<T>(key: string, read: () => Promise<T>): Promise<T>
  /** By the publisher's code; `undefined` when it is not held, or may not be passed on. */
  byCode(code: string): Promise<IndicatorFacts | undefined>
  /** The held indicators of a common measure, the preferred one first. */
  orderPublishers(concept: string): Promise<readonly string[]>
  /** What earlier vintages and other files of the same publisher say of a series. */
  older(series: StoredSeries): Promise<readonly StoredSeries[]>
}

/** What the engine reads of the catalogue. */
export type FactCatalog = Pick<
  Catalog,
  "version" | "findIndicator" | "listSeries" | "listOlderSeries" | "orderPublishers"
>

/** Indicators in the cache; an article rarely speaks of more than a dozen. */
const MAX_INDICATORS = 150
const MAX_VINTAGES = 2000
const MAX_CONCEPTS = 1000

/** Reads figures from the catalogue and caches what was asked for last. */
export function createFactData(catalog: FactCatalog): FactData {
  const facts: Cache<IndicatorFacts | undefined> = new LRUCache({ max: MAX_INDICATORS })
  const vintages: Cache<readonly StoredSeries[]> = new LRUCache({ max: MAX_VINTAGES })
  const orders: Cache<readonly string[]> = new LRUCache({ max: MAX_CONCEPTS })
  const others: Cache<unknown> = new LRUCache({ max: MAX_VINTAGES })
  let version: number | undefined
  return {
    async renew() {
      const current = await catalog.version()
      if (current === version) return
      facts.clear()
      vintages.clear()
      orders.clear()
      others.clear()
      version = current
    },
    orderPublishers: (concept) =>
      readCached(orders, concept, () => catalog.orderPublishers(concept)),
    byCode: (code) =>
      readCached(facts, code, () =>
        readWithRest(code, (published) => readFacts(catalog, published)),
      ),
    remember: <T>(key: string, read: () => Promise<T>) =>
      readCached(others, key, read) as Promise<T>,
    older: async (series) => {
      const published = publishedSeries(series)
      const { id } = series
      const older = await readCached(vintages, id, () =>
        catalog.listOlderSeries(published ?? series),
      )
      return published ? older.map(restOfSeries) : older
    },
  }
}

type Cache<T> = LRUCache<string, Promise<T>>

/** Reads what is not cached yet; an answer that fails is asked for again. */
function readCached<T>(cache: Cache<T>, key: string, read: () => Promise<T>): Promise<T> {
  const cached = cache.get(key)
  if (cached) return cached
  const answer = read()
  cache.set(key, answer)
  answer.catch(() => {
    if (cache.peek(key) === answer) cache.delete(key)
  })
  return answer
}

async function readFacts(catalog: FactCatalog, code: string): Promise<IndicatorFacts | undefined> {
  const found = await catalog.findIndicator(code)
  if (!found) return undefined
  const all = await catalog.listSeries(found.indicator)
  const open = all.filter(({ source }) => source.redistribute !== "no")
  const byKey = new Map(
    open.map((one) => [`${one.country.code}:${one.observations.frequency}`, one]),
  )
  if (byKey.size === 0) return undefined
  return {
    indicator: found.indicator,
    series: (country, frequency) => byKey.get(`${country}:${frequency}`),
    countries: open.filter(
      ({ country, observations }) =>
        country.kind === "country" && observations.frequency === "yearly",
    ),
  }
}

/** The published figure of a period; forecasts and doubtful figures are not used to check by. */
export function figureAt(series: StoredSeries, index: PeriodIndex): number | null {
  if (series.forecastFrom !== null && index >= series.forecastFrom) return null
  if (isDoubtful(series.doubtful, index)) return null
  return valueAt(series.observations, index)
}

/** The last period with a published figure, and the first. */
export function getCoverage(series: StoredSeries): { first: PeriodIndex; last: PeriodIndex } {
  const end = lastIndex(series.observations)
  const last = series.forecastFrom === null ? end : Math.min(end, series.forecastFrom - 1)
  return { first: series.observations.start, last: lastWithFigure(series, last) }
}

function lastWithFigure(series: StoredSeries, from: PeriodIndex): PeriodIndex {
  for (let index = from; index >= series.observations.start; index -= 1) {
    if (figureAt(series, index) !== null) return index
  }
  return series.observations.start
}

/** Figures of each period from the first to the last; `undefined` when one is missing. */
export function valuesBetween(
  series: StoredSeries,
  from: PeriodIndex,
  to: PeriodIndex,
): number[] | undefined {
  const values: number[] = []
  for (let index = from; index <= to; index += 1) {
    const value = figureAt(series, index)
    if (value === null) return undefined
    values.push(value)
  }
  return values.length > 0 ? values : undefined
}

/** Change on the same month a year before, in per cent, from an index. */
export function yearOnYear(series: StoredSeries, index: PeriodIndex): number | null {
  const parts =
    getLastPeriod(series.observations.frequency, 2000) -
    getFirstPeriod(series.observations.frequency, 2000) +
    1
  const now = figureAt(series, index)
  const before = figureAt(series, index - parts)
  return now === null || before === null || before <= 0 ? null : (now / before - 1) * 100
}
