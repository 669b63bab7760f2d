import type { Country } from "#domain/places/country.ts"
import { COUNTRIES, REGIONS } from "#domain/places/find-country.ts"

import { forEachInSlices } from "#domain/in-slices.ts"

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

/** The set of no places. */
export const NO_PLACES: PlaceSet = new Uint8Array(PLACES.length)

/** Makes sets as `placeSet` does; the same codes give the same set, which many indicators share. */
export function createPlaceSets(): (codes: string) => PlaceSet {
  const known = new Map<string, PlaceSet>([["", NO_PLACES]])
  return (codes) => {
    const set = known.get(codes) ?? placeSet(codes)
    known.set(codes, set)
    return set
  }
}

/** Places in any of the sets; one of the sets itself where the others are that set or empty. */
export function joinPlaces(sets: readonly PlaceSet[]): PlaceSet {
  const [only = NO_PLACES, second] = new Set(sets.filter((set) => set !== NO_PLACES))
  if (second === undefined) return only
  const joined = new Uint8Array(PLACES.length)
  // Loops here and below: this is done for every indicator at each change of the data.
  for (const set of sets)
    for (let at = 0; at < joined.length; at += 1) if (set[at] === 1) joined[at] = 1
  return joined
}

/** Places of the first set that are not in the second. */
export function withoutPlaces(set: PlaceSet, others: PlaceSet): PlaceSet {
  return set === NO_PLACES ? set : set.map((flag, at) => (others[at] === 1 ? 0 : flag))
}

/** Places of a set in the order of lists: countries by name, then regions. */
export function listPlaces(set: PlaceSet): Country[] {
  return PLACES.filter((_, at) => set[at] === 1)
}

const knownNumbers = new WeakMap<PlaceSet, { codes: string; numbers: Int16Array }>()

/**
 * The number of each place of a list joined with commas among the countries, then the regions of a set; -1 where it is in
 * neither. Indicators that share a set mostly share the list as well.
 */
export function numberPlaces(set: PlaceSet, codes: string): Int16Array {
  const known = knownNumbers.get(set)
  if (known?.codes === codes) return known.numbers
  const places = [...listCodes(set, "country"), ...listCodes(set, "region")]
  const at = new Map(places.map((code, number) => [code, number]))
  const numbers = Int16Array.from(codes.split(","), (code) => at.get(code) ?? -1)
  knownNumbers.set(set, { codes, numbers })
  return numbers
}

const knownCodes = {
  country: new WeakMap<PlaceSet, readonly string[]>(),
  region: new WeakMap<PlaceSet, readonly string[]>(),
}

/** Codes of the places of one kind in a set, in the order of lists; one list for each set. */
export function listCodes(set: PlaceSet, kind: Country["kind"]): readonly string[] {
  const known = knownCodes[kind].get(set)
  if (known) return known
  const codes = readCodes(set, kind)
  knownCodes[kind].set(set, codes)
  return codes
}

function readCodes(set: PlaceSet, kind: Country["kind"]): readonly string[] {
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

/** In how many sets each place is, by how many times each set counts; places in none are left out. */
export async function countEachPlace(
  times: ReadonlyMap<PlaceSet, number>,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Uint32Array(PLACES.length)
  await forEachInSlices(times, ([set, count]) => {
    for (let at = 0; at < counts.length; at += 1)
      if (set[at] === 1) counts[at] = (counts[at] ?? 0) + count
  })
  return new Map(PLACES.map(({ code }, at) => [code, counts[at] ?? 0] as const).filter(hasAny))
}

function hasAny([, count]: readonly [string, number]): boolean {
  return count > 0
}
