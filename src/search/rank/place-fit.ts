import { readLevel, LEVELS } from "./values-reach.ts"
import type { StaticRank } from "./static-rank.ts"

/** Codes of the places a question names, each with the codes of places that mean nearly the same. */
export type AskedPlaces = readonly (readonly string[])[]

/** What the figures of indicators are worth for the places of one question. */
export type PlaceFit = {
  /** Whether there are figures for one of the places named; always so where none is. */
  covers(doc: number): boolean
  /**
   * How well the figures answer: of the place itself rather than of one that stands in for it, recent, more than a few; of
   * many countries where none was named. Never above 0.
   */
  fit(doc: number): number
  /** The last year with an actual figure for the places asked; for none of them, of all figures. */
  lastYear(doc: number): number
  /** Whether it is known of hardly any country though none was named. */
  isNarrow(doc: number): boolean
}

/** What a question that names no place is about. */
const WORLD: AskedPlaces = [["WLD"]]
/** The exact place that was named is worth much more than a wider or narrower one. */
const STAND_IN = 12
const SHORT = 1.5
const FEW_COUNTRIES = 3
/** What the age of the last figure takes off the score, by years. */
const AGE_COSTS: readonly (readonly [years: number, cost: number])[] = [
  [25, 7],
  [17, 5],
  [12, 3],
  [8, 1.5],
]
/** What an indicator of only a few countries loses where no place is named, by the number that it stays below. */
const NARROW_COSTS: readonly (readonly [countries: number, cost: number])[] = [
  [3, 9],
  [10, 4],
  [25, 2],
  [50, 1],
]

/** Reads the places once, so that each of many indicators takes but a few steps. */
export function createPlaceFit(places: AskedPlaces, staticRank: StaticRank): PlaceFit {
  const { thisYear, countryCounts, lastActualYears } = staticRank
  const isNamed = places.length > 0
  const asked = (isNamed ? places : WORLD).map((codes) => codes.map(staticRank.findPlaceNumber))
  const isStandIn = asked.flatMap((numbers) => numbers.map((_, at) => at > 0))
  const numbers = asked.flat()
  const costs = LEVELS.map((level) => measureCost(level, thisYear))
  const years = LEVELS.map((level) => readLevel(level, thisYear)?.lastYear ?? 0)
  /** Which of the places named it has figures for first; -1 for none. */
  const findFirstCovered = (doc: number): number => {
    for (let at = 0; at < numbers.length; at += 1) {
      if (staticRank.levelAt(doc, numbers[at]) !== 0) return at
    }
    return -1
  }
  return {
    covers: (doc) => !isNamed || findFirstCovered(doc) !== -1,
    fit(doc) {
      const at = findFirstCovered(doc)
      if (at === -1) return isNamed ? 0 : -narrowCost(countryCounts[doc] ?? 0)
      const cost = costs[staticRank.levelAt(doc, numbers[at])] ?? 0
      return -cost - (isStandIn[at] === true ? STAND_IN : 0)
    },
    lastYear(doc) {
      const at = findFirstCovered(doc)
      const last = lastActualYears[doc] ?? 0
      return at === -1 ? last : Math.min(last, years[staticRank.levelAt(doc, numbers[at])] ?? 0)
    },
    isNarrow: (doc) =>
      !isNamed && (countryCounts[doc] ?? 0) < FEW_COUNTRIES && findFirstCovered(doc) === -1,
  }
}

function measureCost(level: number, thisYear: number): number {
  const reach = readLevel(level, thisYear)
  if (reach === undefined) return 0
  const age = thisYear - reach.lastYear
  return (AGE_COSTS.find(([years]) => age >= years)?.[1] ?? 0) + (reach.isShort ? SHORT : 0)
}

function narrowCost(countries: number): number {
  return NARROW_COSTS.find(([below]) => countries < below)?.[1] ?? 0
}
