import type { Country } from "#domain/country.ts"
import { COUNTRIES, REGIONS } from "#domain/find-country.ts"

/** A set of countries and regions, one byte a place: 30,000 of them take ten megabytes, and a look-up one step. */
export type PlaceSet = Readonly<Uint8Array>

const PLACES: readonly Country[] = [...COUNTRIES, ...REGIONS]
const PLACE_INDEX = new Map(PLACES.map(({ code }, index) => [code, index]))

/** The set of places named by codes joined with commas; unknown codes are left out. */
export function placeSet(codes: string): PlaceSet {
  const flags = new Uint8Array(PLACES.length)
  for (const code of codes.split(",")) {
    const at = PLACE_INDEX.get(code)
    if (at !== undefined) flags[at] = 1
  }
  return flags
}

/** Places in any of the sets. */
export function joinPlaces(sets: readonly PlaceSet[]): PlaceSet {
  const [only, second] = sets
  if (only !== undefined && second === undefined) return only
  return new Uint8Array(PLACES.length).map((_, at) => (sets.some((set) => set[at] === 1) ? 1 : 0))
}

/** Places of a set in the order of lists: countries by name, then regions. */
export function placesOf(set: PlaceSet): Country[] {
  return PLACES.filter((_, at) => set[at] === 1)
}

/** Whether a place is in a set. */
export function hasPlace(set: PlaceSet, place: Country): boolean {
  const at = PLACE_INDEX.get(place.code)
  return at !== undefined && set[at] === 1
}

/** How many places are in a set. */
export function countPlaces(set: PlaceSet): number {
  return set.reduce((count, flag) => count + flag, 0)
}

/** In how many of the sets each place is; places in none are left out. */
export function countEachPlace(sets: readonly PlaceSet[]): ReadonlyMap<string, number> {
  const counts = new Uint32Array(PLACES.length)
  for (const set of sets) {
    for (const [at, flag] of set.entries()) counts[at] = (counts[at] ?? 0) + flag
  }
  return new Map(PLACES.map(({ code }, at) => [code, counts[at] ?? 0] as const).filter(hasAny))
}

function hasAny([, count]: readonly [string, number]): boolean {
  return count > 0
}
