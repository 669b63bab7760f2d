import { lastIndex, valueAt, type Observations } from "#domain/series/series.ts"

import type { ImportedSeries, ImportRecord, Problem } from "../importer.ts"

/** Among fewer places than this a year of zeros may be true. */
const MIN_PLACES = 5

/** A quantity that is zero everywhere for longer than this has ended. */
const MAX_YEARS = 2

/**
 * Leaves out the last one or two years of a code where every place has a zero, although some had other values just
 * before: the publisher has added the years but not filled them in. Each zero left out is reported. All series of a
 * code must follow each other.
 */
export function* dropUnfilledYears(
  records: Iterable<ImportedSeries | Problem>,
): Generator<ImportRecord> {
  let code: string | undefined
  let group: (ImportedSeries | Problem)[] = []
  for (const record of records) {
    if (record.kind === "series" && record.code !== code) {
      yield* withoutUnfilled(group)
      group = []
      code = record.code
    }
    group.push(record)
  }
  yield* withoutUnfilled(group)
}

function* withoutUnfilled(group: readonly (ImportedSeries | Problem)[]): Generator<ImportRecord> {
  const series = group.filter((record) => record.kind === "series")
  const from = findFirstUnfilledYear(series.map(({ observations }) => observations))
  for (const record of group) {
    if (record.kind !== "series" || lastIndex(record.observations) < from) {
      yield record
      continue
    }
    const { code, country, observations } = record
    const values = observations.values.slice(0, Math.max(0, from - observations.start))
    for (let year = observations.start + values.length; year <= lastIndex(observations); year += 1)
      if (valueAt(observations, year) === 0)
        yield {
          kind: "problem",
          problem: "placeholder-zero",
          text: `${code} of ${country} in ${String(year)}`,
        }
    yield { ...record, observations: { ...observations, values } }
  }
}

/** The first unfilled year at the end; the year after the last when all are filled. */
function findFirstUnfilledYear(all: readonly Observations[]): number {
  const end = Math.max(...all.map(lastIndex)) + 1
  let from = end
  while (end - from <= MAX_YEARS && isZeroForAll(all, from - 1)) from -= 1
  const isOpened = end - from <= MAX_YEARS && all.some((each) => valueAt(each, from - 1) !== null)
  return isOpened ? from : end
}

function isZeroForAll(all: readonly Observations[], year: number): boolean {
  const values = all
    .map((observations) => valueAt(observations, year))
    .filter((value) => value !== null)
  return values.length >= MIN_PLACES && values.every((value) => value === 0)
}
