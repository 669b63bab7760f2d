import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"

import type { IndexColumns } from "./index-data.ts"

type FrequencyColumns = Pick<
  IndexColumns,
  "mixedDocs" | "mixedStarts" | "mixedPlaces" | "mixedFrequencies"
>

/** The columns of indicators that do not have every frequency for every place. */
export function buildFrequencyColumns(
  entries: readonly IndicatorCoverage[],
  places: readonly string[],
): FrequencyColumns {
  const numbers = new Map(places.map((code, number) => [code, number]))
  const docs: number[] = []
  const starts: number[] = []
  const mixed: [place: number, bits: number][] = []
  for (const [doc, { placesByFrequency }] of entries.entries()) {
    if (placesByFrequency === undefined) continue
    const bits = new Map<number, number>()
    for (const [frequency, codes] of placesByFrequency) {
      for (const code of codes) {
        const place = numbers.get(code)
        if (place !== undefined)
          bits.set(place, (bits.get(place) ?? 0) | getFrequencyBit(frequency))
      }
    }
    docs.push(doc)
    starts.push(mixed.length)
    mixed.push(...[...bits].sort(([a], [b]) => a - b))
  }
  return {
    mixedDocs: Uint32Array.from(docs),
    mixedStarts: Uint32Array.from([...starts, mixed.length]),
    mixedPlaces: Uint16Array.from(mixed, ([place]) => place),
    mixedFrequencies: Uint8Array.from(mixed, ([, bits]) => bits),
  }
}

/** The bits of the frequencies an indicator has for a place; `undefined` where all its places have the same. */
export function readPlaceFrequencies(
  { mixedDocs, mixedStarts, mixedPlaces, mixedFrequencies }: FrequencyColumns,
  doc: number,
  place: number,
): number | undefined {
  const at = findSorted(mixedDocs, doc, 0, mixedDocs.length)
  if (at === -1) return undefined
  const entry = findSorted(mixedPlaces, place, mixedStarts[at] ?? 0, mixedStarts[at + 1] ?? 0)
  return entry === -1 ? 0 : (mixedFrequencies[entry] ?? 0)
}

/** The bit that stands for a frequency. */
export function getFrequencyBit(frequency: Frequency): number {
  return 1 << FREQUENCIES.indexOf(frequency)
}

function findSorted(
  values: Uint32Array | Uint16Array,
  value: number,
  from: number,
  to: number,
): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low < to && values[low] === value ? low : -1
}
