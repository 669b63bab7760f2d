import { NO_PLACES, type PlaceSet } from "../indicators/place-set.ts"

/** Numbers the sets that are handed to it; sets of the same places have the same number. */
export function createPlaceSetColumn() {
  const bySet = new Map<PlaceSet, number>([[NO_PLACES, 0]])
  const byPlaces = new Map<string, number>([[keyOf(NO_PLACES), 0]])
  const sets: PlaceSet[] = [NO_PLACES]
  return {
    numberOf(set: PlaceSet): number {
      const known = bySet.get(set)
      if (known !== undefined) return known
      const key = keyOf(set)
      const number = byPlaces.get(key) ?? sets.push(set) - 1
      byPlaces.set(key, number)
      bySet.set(set, number)
      return number
    },
    column(): Uint8Array {
      const column = new Uint8Array(sets.length * NO_PLACES.length)
      sets.forEach((set, number) => {
        column.set(set, number * NO_PLACES.length)
      })
      return column
    },
  }
}

/** Reads sets by their numbers; the same number gives the same set, as what is known of a set is kept with it. */
export function openPlaceSets(column: Uint8Array): (number: number) => PlaceSet {
  const sets: PlaceSet[] = [NO_PLACES]
  return (number) => {
    const start = number * NO_PLACES.length
    return (sets[number] ??= column.subarray(start, start + NO_PLACES.length))
  }
}

function keyOf(set: PlaceSet): string {
  return Buffer.from(set.buffer, set.byteOffset, set.length).toString("latin1")
}
