import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { CATEGORIES } from "#domain/indicators/category.ts"
import { CONCEPTS } from "#domain/indicators/concepts.data.ts"
import type { CountryCode } from "#domain/places/country.ts"
import { packLines, type AlikeLines } from "#domain/text/alike-lines.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"

import { packPlaces } from "./offline/place-bits.ts"
import { SYNONYMS } from "./tables/synonyms.data.ts"

/**
 * What a device holds of the catalogue to search while it is offline: every name, and of what ranking reads as much as moves
 * the first rows. All lists are in the order of `names`, save those of numbers, which name their indicators.
 */
export type OfflineCatalogue = {
  /** Publishers in the order of their indicators, each with how many these are. */
  publishers: readonly (readonly [id: string, name: string, indicators: number])[]
  names: AlikeLines
  /** Codes that the tables of well-known subjects and common measures name. */
  codes: readonly (readonly [indicator: number, code: string])[]
  headlines: readonly number[]
  /** A letter for each: its category. */
  categories: string
  /** A digit for each: a bit for each frequency. */
  frequencies: string
  /** The year of the last actual figure, 0 where there is none. */
  lastYears: readonly number[]
  /** Codes of countries, then of regions and groups; the commonest first. */
  countries: readonly CountryCode[]
  regions: readonly CountryCode[]
  /** Which countries have figures, as `packPlaces` writes it; of many countries `*` and about how many. */
  reach: readonly string[]
  regionReach: readonly string[]
}

/** All that an offline device searches: countries with their address forms, and the catalogue. */
export type OfflineNames = {
  countries: readonly (readonly [name: string, slug: string])[]
  catalogue: OfflineCatalogue
}

/** From this many countries on they are not listed: nearly every country that is asked for is among them. */
const MANY_COUNTRIES = 50
const ROUNDED_TO = 25
const FIRST_LETTER = "a".charCodeAt(0)

/** Packs the catalogue in few bytes: indicators of one publisher stand together, as their names and reach are alike. */
export function packOfflineCatalogue(coverage: readonly IndicatorCoverage[]): OfflineCatalogue {
  const entries = coverage.toSorted(
    (a, b) =>
      compare(a.indicator.publisherId, b.indicator.publisherId) ||
      compare(a.indicator.name, b.indicator.name),
  )
  const known = listKnownCodes()
  const numbered = entries.map((entry, at) => ({ ...entry, at }))
  const countries = orderByUse(entries, (entry) => entry.countries)
  const regions = orderByUse(entries, (entry) => entry.regions)
  return {
    publishers: countPublishers(entries),
    names: packLines(entries.map(({ indicator }) => indicator.name)),
    codes: numbered
      .filter(({ indicator }) => known.has(indicator.code.toLowerCase()))
      .map(({ at, indicator }) => [at, indicator.code]),
    headlines: numbered.filter(({ indicator }) => indicator.isHeadline).map(({ at }) => at),
    categories: entries
      .map((one) => String.fromCharCode(FIRST_LETTER + CATEGORIES.indexOf(one.indicator.category)))
      .join(""),
    frequencies: entries.map(packFrequencies).join(""),
    lastYears: entries.map(({ lastActualYear }) => lastActualYear ?? 0),
    countries,
    regions,
    reach: entries.map((entry) =>
      entry.countries.length >= MANY_COUNTRIES && !known.has(entry.indicator.code.toLowerCase())
        ? `*${String(Math.round(entry.countries.length / ROUNDED_TO) * ROUNDED_TO)}`
        : packPlaces(entry.countries, countries),
    ),
    regionReach: entries.map((entry) => packPlaces(entry.regions, regions)),
  }
}

/** Codes by which well-known subjects find their indicators, in lower case. */
function listKnownCodes(): ReadonlySet<string> {
  const reviewed = SYNONYMS.flatMap(({ codes, alike }) => [...codes, ...alike])
  const common = CONCEPTS.flatMap(([, ids]) => ids.map((id) => id.slice(id.indexOf(":") + 1)))
  return new Set([...reviewed, ...common].map((code) => code.toLowerCase()))
}

function countPublishers(
  entries: readonly IndicatorCoverage[],
): (readonly [id: string, name: string, indicators: number])[] {
  const groups = Map.groupBy(entries, ({ indicator }) => indicator.publisherId)
  return [...groups].map(([id, all]) => [id, all[0]?.publisher ?? id, all.length])
}

function packFrequencies({ frequencies }: IndicatorCoverage): string {
  return String(
    frequencies.reduce((bits, frequency) => bits | (1 << FREQUENCIES.indexOf(frequency)), 0),
  )
}

/** The places that most indicators have come first, so that most lists end early. */
function orderByUse(
  entries: readonly IndicatorCoverage[],
  listPlaces: (entry: IndicatorCoverage) => readonly CountryCode[],
): CountryCode[] {
  const uses = new Map<CountryCode, number>()
  for (const entry of entries) {
    for (const code of listPlaces(entry)) uses.set(code, (uses.get(code) ?? 0) + 1)
  }
  return [...uses].sort(([a, m], [b, n]) => n - m || compare(a, b)).map(([code]) => code)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
