import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"

/** Years since the last figure from which each level of age begins; seven levels fit beside one bit in half a byte. */
const AGES = [0, 3, 5, 8, 12, 17, 25] as const
/** The fewest figures that make a line of a chart. */
const FEW_VALUES = 4
/** Neither a date nor an actual figure: as old as can be. */
const UNDATED = 15

/** All levels that half a byte may have. */
export const LEVELS: readonly number[] = Array.from({ length: 16 }, (_, level) => level)

/** How far the figures of an indicator for a place reach; exact to a few years. */
export type ValuesReach = {
  /** The last year with an actual figure, at most so old; 0 where there is none, or it has no date. */
  lastYear: number
  isShort: boolean
}

/** The column of a catalogue: half a byte a place and indicator, row after row of two places. */
export function createReachColumn(entries: readonly IndicatorCoverage[], thisYear: number) {
  const numbers = numberPlaces(entries)
  const size = entries.length
  const reaches = new Uint8Array(size * Math.ceil(numbers.size / 2))
  const placeCounts = new Uint32Array(numbers.size)
  const note = (doc: number, code: string, level: number): void => {
    const number = numbers.get(code) ?? 0
    const at = (number >>> 1) * size + doc
    reaches[at] = (reaches[at] ?? 0) | (level << ((number & 1) * 4))
    placeCounts[number] = (placeCounts[number] ?? 0) + 1
  }
  return {
    places: [...numbers.keys()],
    columns: () => ({ reaches, placeCounts }),
    add(doc: number, entry: IndicatorCoverage) {
      const { countries, regions, factCountries, reach } = entry
      const dated = countries.length + regions.length
      for (let at = 0; at < dated; at += 1) {
        const code = countries[at] ?? regions[at - countries.length] ?? ""
        const lastYear = reach?.lastYears[at] ?? entry.lastActualYear ?? 0
        const isShort = (reach?.valueCounts[at] ?? FEW_VALUES) < FEW_VALUES
        note(doc, code, lastYear === 0 ? UNDATED : packLevel(thisYear - lastYear, isShort))
      }
      for (const code of factCountries) note(doc, code, UNDATED)
    },
  }
}

/** By their codes, so that the same places have the same numbers whatever the order of the indicators. */
function numberPlaces(entries: readonly IndicatorCoverage[]): ReadonlyMap<string, number> {
  const codes = new Set<string>()
  // Many indicators share their lists of places.
  const seen = new Set<readonly string[]>()
  for (const { countries, regions, factCountries } of entries) {
    for (const list of [countries, regions, factCountries]) {
      if (seen.has(list)) continue
      seen.add(list)
      for (const code of list) codes.add(code)
    }
  }
  return new Map([...codes].sort().map((code, number) => [code, number]))
}

/** Reads one half byte: 0 where there are no figures. */
export function readReachLevel(
  reaches: Uint8Array,
  size: number,
  place: number,
  doc: number,
): number {
  return ((reaches[(place >>> 1) * size + doc] ?? 0) >>> ((place & 1) * 4)) & 15
}

/** What a level says, none where there are no figures. */
export function readLevel(level: number, thisYear: number): ValuesReach | undefined {
  if (level === 0) return undefined
  if (level === UNDATED) return { lastYear: 0, isShort: true }
  return { lastYear: thisYear - (AGES[(level - 1) >>> 1] ?? 0), isShort: ((level - 1) & 1) === 1 }
}

function packLevel(age: number, isShort: boolean): number {
  let level = 0
  while (level + 1 < AGES.length && age >= (AGES[level + 1] ?? Infinity)) level += 1
  return 1 + 2 * level + (isShort ? 1 : 0)
}
