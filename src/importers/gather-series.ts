import type { CountryCode } from "#domain/country.ts"
import type { Frequency } from "#domain/frequency.ts"
import type { PeriodIndex } from "#domain/period.ts"
import { figuresFrom, type Figures } from "#domain/series.ts"
import type { PublisherId } from "#domain/source.ts"

import type { ImportedSeries, Problem } from "./importer.ts"

/** One figure of a long file with the line it stands on. */
export type Point = {
  code: string
  country: CountryCode
  frequency: Frequency
  index: PeriodIndex
  value: number
  line: number
}

/** Collects the points of a long file, in any order, into series. */
export type Gatherer = {
  add(point: Point): void
  /** Whether so much is held that it should be taken: the rest of the file then makes further pieces. */
  isFull(): boolean
  /**
   * Everything gathered since the last time, as series, and a problem for each period given twice (the first stands).
   * Series of one code stand together, as the database keeps them.
   */
  take(): (ImportedSeries | Problem)[]
}

type Held = {
  code: string
  country: CountryCode
  frequency: Frequency
  indexes: number[]
  values: number[]
  lines: number[]
}

const MOST_POINTS = 1_000_000

/** Whether a period given again with the same value is a problem, or says nothing new. */
export type Repeats = "reported" | "accepted"

/** A gatherer of one publisher's points that asks to be emptied after a million points (some 40 MB). */
export function createGatherer(
  publisherId: PublisherId,
  mostPoints = MOST_POINTS,
  repeats: Repeats = "reported",
): Gatherer {
  // By code and then by country: joining both into one key for each point takes longer than all else here.
  let byCode = new Map<string, Map<CountryCode, Held[]>>()
  let points = 0
  let last: Held | undefined

  const find = ({ code, country, frequency }: Point): Held => {
    // Most files are sorted, so that the next point mostly belongs to the same series.
    if (last?.code === code && last.country === country && last.frequency === frequency) return last
    const places = byCode.get(code) ?? new Map<CountryCode, Held[]>()
    const known = places.get(country)
    last = known?.find((held) => held.frequency === frequency)
    if (last) return last
    last = { code, country, frequency, indexes: [], values: [], lines: [] }
    byCode.set(code, places)
    places.set(country, known ? [...known, last] : [last])
    return last
  }

  return {
    add: (point) => {
      const held = find(point)
      held.indexes.push(point.index)
      held.values.push(point.value)
      held.lines.push(point.line)
      points += 1
    },
    isFull: () => points >= mostPoints,
    take: () => {
      const gathered = [...byCode.values()].flatMap((places) => [...places.values()].flat())
      const records = gathered.flatMap((held) => toRecords(publisherId, held, repeats))
      byCode = new Map()
      last = undefined
      points = 0
      return records
    },
  }
}

function toRecords(
  publisherId: PublisherId,
  held: Held,
  repeats: Repeats,
): (ImportedSeries | Problem)[] {
  const { code, country, frequency } = held
  const inOrder = figuresInOrder(held)
  if (inOrder) return [{ kind: "series", publisherId, code, country, frequency, figures: inOrder }]
  const problems: Problem[] = []
  const byIndex = new Map<PeriodIndex, number>()
  for (const [k, index] of held.indexes.entries()) {
    const value = held.values[k]
    if (value === undefined) continue
    if (!byIndex.has(index)) byIndex.set(index, value)
    else if (repeats === "reported" || byIndex.get(index) !== value)
      problems.push(duplicateAt(held, k))
  }
  const figures = figuresFrom(frequency, byIndex)
  if (!figures) return problems
  return [{ kind: "series", publisherId, code, country, frequency, figures }, ...problems]
}

/** Figures of points that came in the order of their periods, as most do; `undefined` for others. */
function figuresInOrder({ frequency, indexes, values }: Held): Figures | undefined {
  const [start] = indexes
  if (start === undefined) return undefined
  const filled: (number | null)[] = []
  for (let k = 0; k < indexes.length; k += 1) {
    const offset = (indexes[k] ?? 0) - start
    if (offset < filled.length) return undefined
    while (filled.length < offset) filled.push(null)
    filled.push(values[k] ?? null)
  }
  return { frequency, start, values: filled }
}

function duplicateAt(held: Held, k: number): Problem {
  const line = held.lines[k]
  return {
    kind: "problem",
    problem: "duplicate",
    text: `${held.code} of ${held.country}`,
    ...(line === undefined ? {} : { line }),
  }
}
