import { lastIndex, valueAt, type Figures } from "#domain/series.ts"

import type { ImportedSeries, ImportRecord, Problem } from "./importer.ts"

/** Among fewer places a year of zeros may be true. */
const LEAST_PLACES = 5

/**
 * The records without the last year of a code's series where that is zero for every place that has it, although some
 * had other figures the year before: the publisher has opened the year and not filled it. The series of a code stand
 * together; each zero left out is reported.
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
  const last = Math.max(...series.map(({ figures }) => lastIndex(figures)))
  const isUnfilled = isZeroForAll(
    series.map(({ figures }) => figures),
    last,
  )
  for (const record of group) {
    if (record.kind !== "series" || !isUnfilled || valueAt(record.figures, last) !== 0) {
      yield record
      continue
    }
    const { code, country, figures } = record
    yield {
      kind: "problem",
      problem: "placeholder-zero",
      text: `${code} of ${country} in ${String(last)}`,
    }
    yield { ...record, figures: { ...figures, values: figures.values.slice(0, -1) } }
  }
}

function isZeroForAll(all: readonly Figures[], last: number): boolean {
  const values = all.map((figures) => valueAt(figures, last)).filter((value) => value !== null)
  return (
    values.length >= LEAST_PLACES &&
    values.every((value) => value === 0) &&
    all.some((figures) => (valueAt(figures, last - 1) ?? 0) !== 0)
  )
}
