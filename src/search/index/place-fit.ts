import type { PlaceFigures } from "./place-figures.ts"
import type { Standing } from "./standing.ts"

/** Codes of the places a question names, each with the codes of places that mean nearly the same. */
export type AskedPlaces = readonly (readonly string[])[]

/** What a question that names no place is about. */
const WORLD: AskedPlaces = [["WLD"]]
/** The exact place that was named is worth much more than a wider or narrower one. */
const STAND_IN = 12
const SHORT = 1.5
/** What the age of the last figure takes, from so many years on. */
const AGE_COSTS: readonly (readonly [years: number, cost: number])[] = [
  [25, 7],
  [17, 5],
  [12, 3],
  [8, 1.5],
]
const FEW_COUNTRIES = 3
/** What it takes to be known of only a few countries where no place is named, below so many. */
const NARROW_COSTS: readonly (readonly [countries: number, cost: number])[] = [
  [3, 9],
  [10, 4],
  [25, 2],
  [50, 1],
]

/**
 * How well the figures of an indicator answer for the places asked: of the place itself rather than of one that stands
 * in for it, recent, more than a few; of many countries where none was named.
 */
export function placeFit(doc: number, places: AskedPlaces, standing: Standing): number {
  const found = bestFigures(doc, places.length === 0 ? WORLD : places, standing)
  if (found === undefined) return places.length === 0 ? -narrowCost(doc, standing) : 0
  const { figures, isStandIn } = found
  const age = standing.thisYear - figures.lastYear
  const cost = AGE_COSTS.find(([years]) => age >= years)?.[1] ?? 0
  return -cost - (isStandIn ? STAND_IN : 0) - (figures.isShort ? SHORT : 0)
}

/** Whether it is known of hardly any country though none was named. */
export function isNarrow(doc: number, places: AskedPlaces, standing: Standing): boolean {
  const isAnywhere = places.length === 0 && !standing.covers(doc, "WLD")
  return isAnywhere && (standing.countryCounts[doc] ?? 0) < FEW_COUNTRIES
}

/** The last year of its figures for the places asked; for none of them, of all its figures. */
export function lastYearFor(doc: number, places: AskedPlaces, standing: Standing): number {
  const last = standing.endYears[doc] ?? 0
  const found = bestFigures(doc, places.length === 0 ? WORLD : places, standing)
  return found === undefined ? last : Math.min(last, found.figures.lastYear)
}

/** The figures of the place named first that it has any for. */
function bestFigures(
  doc: number,
  places: AskedPlaces,
  standing: Standing,
): { figures: PlaceFigures; isStandIn: boolean } | undefined {
  for (const codes of places) {
    for (const [at, code] of codes.entries()) {
      const figures = standing.figuresFor(doc, code)
      if (figures !== undefined) return { figures, isStandIn: at > 0 }
    }
  }
  return undefined
}

function narrowCost(doc: number, standing: Standing): number {
  const countries = standing.countryCounts[doc] ?? 0
  return NARROW_COSTS.find(([below]) => countries < below)?.[1] ?? 0
}
