import type { CountryCode } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { PublisherId } from "#domain/indicators/source.ts"

import type { ImportedSeries, Problem } from "../importer.ts"

/** One figure of a long file with the line it stands on. */
export type ImportedPoint = {
  code: string
  country: CountryCode
  frequency: Frequency
  index: PeriodIndex
  value: number
  line: number
}

/** Collects the points of a long file, in any order, into series. */
export type Gatherer = {
  add(point: ImportedPoint): void
  /** Whether enough is held to be taken: the rest of the file then makes further pieces. */
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
  start: PeriodIndex
  /** One a period from the start on, null for a gap: most points come in the order of their periods. */
  values: (number | null)[]
  repeats: Problem[]
}

/** The series of one code, and the one that the last point belonged to. */
type Coded = { places: Map<CountryCode, Held[]>; last: Held }

const MAX_POINTS = 1_000_000

/** Whether a period given again with the same value is a problem, or says nothing new. */
export type Repeats = "reported" | "accepted"

/** A gatherer of one publisher's points that asks to be emptied after a million points (some 40 MB). */
export function createGatherer(
  publisherId: PublisherId,
  maxPoints = MAX_POINTS,
  repeats: Repeats = "reported",
): Gatherer {
  // By code and then by country: joining both into one key for each point takes longer than all else here.
  let byCode = new Map<string, Coded>()
  let points = 0
  let last: Held | undefined

  const find = (point: ImportedPoint): Held => {
    const { code } = point
    // Most files are sorted, so that the next point mostly belongs to the same series, or the next of its code does.
    if (last && last.code === code && isSameSeries(last, point)) return last
    const coded = byCode.get(code)
    if (!coded) {
      last = startSeries(point)
      byCode.set(code, { places: new Map([[point.country, [last]]]), last })
      return last
    }
    if (!isSameSeries(coded.last, point)) coded.last = findOrStartSeries(coded.places, point)
    last = coded.last
    return last
  }

  return {
    add: (point) => {
      addPoint(find(point), point, repeats)
      points += 1
    },
    isFull: () => points >= maxPoints,
    take: () => {
      const records: (ImportedSeries | Problem)[] = []
      for (const { places } of byCode.values())
        for (const held of places.values())
          for (const { code, country, frequency, start, values, repeats: given } of held) {
            const observations = { frequency, start, values }
            records.push({ kind: "series", publisherId, code, country, frequency, observations })
            for (const problem of given) records.push(problem)
          }
      byCode = new Map()
      last = undefined
      points = 0
      return records
    },
  }
}

function isSameSeries(held: Held, { country, frequency }: ImportedPoint): boolean {
  return held.country === country && held.frequency === frequency
}

function findOrStartSeries(places: Map<CountryCode, Held[]>, point: ImportedPoint): Held {
  const known = places.get(point.country)
  const found = known?.find((held) => held.frequency === point.frequency)
  if (found) return found
  const held = startSeries(point)
  if (known) known.push(held)
  else places.set(point.country, [held])
  return held
}

function startSeries({ code, country, frequency, index }: ImportedPoint): Held {
  return { code, country, frequency, start: index, values: [], repeats: [] }
}

function addPoint(held: Held, point: ImportedPoint, repeats: Repeats): void {
  const { values } = held
  const { index, value } = point
  const offset = index - held.start
  if (offset >= values.length) {
    while (values.length < offset) values.push(null)
    values.push(value)
  } else if (offset < 0) {
    held.values = [value, ...new Array<null>(-offset - 1).fill(null), ...values]
    held.start = index
  } else {
    const before = values[offset] ?? null
    if (before === null) values[offset] = value
    else if (repeats === "reported" || before !== value) held.repeats.push(describeRepeat(point))
  }
}

function describeRepeat({ code, country, line }: ImportedPoint): Problem {
  return { kind: "problem", problem: "duplicate", text: `${code} of ${country}`, line }
}
