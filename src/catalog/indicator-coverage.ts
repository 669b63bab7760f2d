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

type Lookup = ReadonlyMap<IndicatorId, IndicatorCoverage>

const lookups = new WeakMap<readonly IndicatorCoverage[], Lookup>()

/** What is covered by the ids of its indicators. It is made once for a list, which holds the whole catalogue. */
export function coverageById(list: readonly IndicatorCoverage[]): Lookup {
  const known = lookups.get(list)
  if (known) return known
  const made = new Map(list.map((one) => [one.indicator.id, one]))
  lookups.set(list, made)
  return made
}
