import { readReachLevel } from "../../rank/values-reach.ts"
import type { IndexColumns, IndexData } from "../index-data.ts"
import { GONE, type MergePlan } from "./merge-plan.ts"

/** How far the figures for each place reach; `undefined` where a place comes or goes, which numbers the others anew. */
export function mergeReaches(
  base: IndexData,
  added: IndexData,
  plan: MergePlan,
): Pick<IndexColumns, "reaches" | "placeCounts"> | undefined {
  const places = numberPlaces(base, added)
  if (places === undefined) return undefined
  const before = base.meta.size
  const rows = Math.ceil(base.meta.places.length / 2)
  const reaches = new Uint8Array(plan.size * rows)
  for (let row = 0; row < rows; row += 1)
    for (const { from, to, length } of plan.runs) {
      const start = row * before + from
      reaches.set(base.columns.reaches.subarray(start, start + length), row * plan.size + to)
    }
  const placeCounts = base.columns.placeCounts.slice()
  plan.newNumbers.forEach((number, doc) => {
    if (number !== GONE) return
    for (let place = 0; place < placeCounts.length; place += 1)
      if (readReachLevel(base.columns.reaches, before, place, doc) !== 0)
        placeCounts[place] = (placeCounts[place] ?? 0) - 1
  })
  places.forEach((place, ownPlace) => {
    placeCounts[place] = (placeCounts[place] ?? 0) + (added.columns.placeCounts[ownPlace] ?? 0)
    plan.added.forEach((to, doc) => {
      const level = readReachLevel(added.columns.reaches, added.meta.size, ownPlace, doc)
      const at = (place >>> 1) * plan.size + to
      reaches[at] = (reaches[at] ?? 0) | (level << ((place & 1) * 4))
    })
  })
  return placeCounts.includes(0) ? undefined : { reaches, placeCounts }
}

/** The number that each place of the added indicators has; `undefined` where one of them has none yet. */
function numberPlaces(base: IndexData, added: IndexData): number[] | undefined {
  const numbers = new Map(base.meta.places.map((code, number) => [code, number]))
  const places = added.meta.places.map((code) => numbers.get(code) ?? GONE)
  return places.includes(GONE) ? undefined : places
}

/** The indicators that do not have every frequency for every place. */
export function mergeFrequencies(
  base: IndexData,
  added: IndexData,
  plan: MergePlan,
): Pick<IndexColumns, "mixedDocs" | "mixedStarts" | "mixedPlaces" | "mixedFrequencies"> {
  const places = numberPlaces(base, added) ?? []
  const mixed = [
    ...listMixed(base, (doc) => plan.newNumbers[doc] ?? GONE),
    ...listMixed(added, (doc) => plan.added[doc] ?? GONE).map((one) => ({
      ...one,
      places: one.places.map((place) => places[place] ?? 0),
    })),
  ]
    .filter(({ doc }) => doc !== GONE)
    .sort((a, b) => a.doc - b.doc)
  const starts = [0]
  for (const one of mixed) starts.push((starts.at(-1) ?? 0) + one.places.length)
  return {
    mixedDocs: Uint32Array.from(mixed, ({ doc }) => doc),
    mixedStarts: Uint32Array.from(starts),
    mixedPlaces: joinAll(mixed, starts, Uint16Array, ({ places: own }) => own),
    mixedFrequencies: joinAll(mixed, starts, Uint8Array, ({ frequencies }) => frequencies),
  }
}

type Mixed = { doc: number; places: Uint16Array; frequencies: Uint8Array }

function listMixed({ columns }: IndexData, newNumber: (doc: number) => number): Mixed[] {
  const { mixedDocs, mixedStarts, mixedPlaces, mixedFrequencies } = columns
  return Array.from(mixedDocs, (doc, at) => {
    const [from, to] = [mixedStarts[at], mixedStarts[at + 1]]
    return {
      doc: newNumber(doc),
      places: mixedPlaces.subarray(from, to),
      frequencies: mixedFrequencies.subarray(from, to),
    }
  })
}

function joinAll<T extends Uint16Array | Uint8Array>(
  mixed: readonly Mixed[],
  starts: readonly number[],
  kind: new (length: number) => T,
  read: (one: Mixed) => T,
): T {
  const joined = new kind(starts.at(-1) ?? 0)
  mixed.forEach((one, at) => {
    joined.set(read(one), starts[at])
  })
  return joined
}
