import type { Country } from "#domain/places/country.ts"
import { COUNTRIES, REGIONS } from "#domain/places/find-country.ts"

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
  const joined = new Uint8Array(PLACES.length)
  // Loops here and below: this is done for every indicator at each change of the data.
  for (const set of sets)
    for (let at = 0; at < joined.length; at += 1) if (set[at] === 1) joined[at] = 1
  return joined
}

/** Places of a set in the order of lists: countries by name, then regions. */
export function listPlaces(set: PlaceSet): Country[] {
  return PLACES.filter((_, at) => set[at] === 1)
}

/** Codes of the places of one kind in a set, in the order of lists. */
export function listCodes(set: PlaceSet, kind: Country["kind"]): string[] {
  const codes: string[] = []
  for (const [at, place] of PLACES.entries())
    if (set[at] === 1 && place.kind === kind) codes.push(place.code)
  return codes
}

/** Whether a place is in a set. */
export function hasPlace(set: PlaceSet, place: Country): boolean {
  const at = PLACE_INDEX.get(place.code)
  return at !== undefined && set[at] === 1
}

/** How many places are in a set. */
export function countPlaces(set: PlaceSet): number {
  let count = 0
  for (let at = 0; at < set.length; at += 1) count += set[at] ?? 0
  return count
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
