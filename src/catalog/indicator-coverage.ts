import type { IndicatorId, Indicator } from "#domain/indicators/indicator.ts"
import type { CountryCode } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"

/** What an indicator covers, for search and lists. */
export type IndicatorCoverage = {
  indicator: Indicator
  publisher: string
  countries: readonly CountryCode[]
  regions: readonly CountryCode[]
  frequencies: readonly Frequency[]
  startYear: number | null
  /** The year of the last figure, forecasts included. */
  endYear: number | null
  /** The year of the last actual figure; `null` where all figures are forecasts or have no date. */
  lastActualYear: number | null
  /** Countries that have only an undated fact. */
  factCountries: readonly CountryCode[]
  /** How far the actual figures of each place reach; where it is absent, all reach to `lastActualYear`. */
  reach?: PlaceReach
  /** The places of each frequency, where there are several; absent where every place has every frequency. */
  placesByFrequency?: ReadonlyMap<Frequency, readonly CountryCode[]>
}

/**
 * The last year with an actual figure, 0 where all are forecasts, and the number of figures of each place: of the
 * countries in their order, then of the regions.
 */
export type PlaceReach = { lastYears: Int16Array; valueCounts: Uint16Array }

/** What an indicator is known by. */
export type IndicatorNames = Pick<Indicator, "id" | "code" | "name">

/** The whole catalogue by name. Its entries are made when they are asked for; names alone take less. */
export type CoverageList = Iterable<IndicatorCoverage> & {
  readonly length: number
  at(number: number): IndicatorCoverage | undefined
  namesAt(number: number): IndicatorNames | undefined
  get(id: IndicatorId): IndicatorCoverage | undefined
  /** The numbers of these indicators, rising; those that are not in the list are left out. */
  numbersOf(ids: Iterable<IndicatorId>): number[]
  /** The indicators that people ask for most. */
  listHeadlines(): readonly IndicatorCoverage[]
  /** Each publisher's id with a name that it has; where it has several, the last of the list comes last. */
  listPublishers(): readonly { id: string; name: string }[]
  /** The number of each entry in an earlier list, -1 where it was not in it or something of it has changed. */
  findOrigins(before: CoverageList): Int32Array
}

/** A list of entries that are there already. */
export function listCoverage(entries: readonly IndicatorCoverage[]): CoverageList {
  const numbers = new Map(entries.map(({ indicator }, number) => [indicator.id, number]))
  return {
    length: entries.length,
    at: (number) => entries[number],
    namesAt: (number) => entries[number]?.indicator,
    get: (id) => entries[numbers.get(id) ?? -1],
    numbersOf: (ids) => [...ids].flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b),
    listHeadlines: () => entries.filter(({ indicator }) => indicator.isHeadline),
    listPublishers: () =>
      entries.map(({ indicator, publisher }) => ({ id: indicator.publisherId, name: publisher })),
    findOrigins: (before) => {
      const origins = new Map([...before].map((entry, number) => [entry, number]))
      return Int32Array.from(entries, (entry) => origins.get(entry) ?? -1)
    },
    [Symbol.iterator]: () => entries[Symbol.iterator](),
  }
}
