import { PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import { parsePeriod, periodAt } from "#domain/time/period.ts"
import { gatherObservations, valueAt, type Observations } from "#domain/series/series.ts"

import type { Problem } from "../../importer.ts"
import { cellNumber, cellText, type Cell, type Sheet } from "../../read/read-workbook.ts"

/** A column of a sheet: one place. */
export type PlaceColumn = { kind: "column"; place: string; observations: Observations }

const MISSING: ReadonlySet<string> = new Set(["NA"])

/**
 * The columns of a workbook's sheets: places in the first row, periods in the first column. A figure of a year or
 * quarter of which the workbook has only some of the months is reported and left out: the publisher averages or adds
 * up what there is, and for the running year that is not the figure of the year.
 */
export function parseWorkbook(
  sheets: readonly Sheet[],
  file: string,
  aggregation: Aggregation,
): (PlaceColumn | Problem)[] {
  const read = sheets.map((sheet) => parseSheet(sheet, file))
  const columns = read.flatMap(({ columns }) => columns)
  const byPlace = new Map<string, PlaceColumn[]>()
  for (const column of columns)
    byPlace.set(column.place, [...(byPlace.get(column.place) ?? []), column])
  return [
    ...read.flatMap(({ problems }) => problems),
    ...columns.flatMap((column) =>
      leaveOutParts(column, byPlace.get(column.place) ?? [], file, aggregation),
    ),
  ]
}

function parseSheet(
  { name, rows }: Sheet,
  file: string,
): { columns: PlaceColumn[]; problems: Problem[] } {
  const problems: Problem[] = []
  const places = rows[0]?.map(cellText) ?? []
  const points = places.map(() => new Map<number, number>())
  let frequency: Frequency | undefined
  for (const [k, row] of rows.entries()) {
    const text = cellText(row[0])
    if (k === 0 || text === "") continue
    const at = { file, line: k + 1 }
    const period = parsePeriod(text)
    if (!period || (frequency ?? period.frequency) !== period.frequency) {
      problems.push({ kind: "problem", problem: "bad-period", ...at, text })
      continue
    }
    frequency = period.frequency
    for (const cell of addRow(row, period.index, points))
      problems.push({ kind: "problem", problem: "bad-number", ...at, text: cellText(cell) })
  }
  if (frequency === undefined)
    problems.push({ kind: "problem", problem: "unknown-layout", file, text: name })
  return { columns: frequency === undefined ? [] : toColumns(places, points, frequency), problems }
}

/** Adds the figures of a row to those of their columns and gives the cells that are none. */
function addRow(
  row: readonly Cell[],
  index: number,
  points: readonly Map<number, number>[],
): Cell[] {
  const bad: Cell[] = []
  for (let column = 1; column < points.length; column += 1) {
    const value = cellNumber(row[column], MISSING)
    if (value === undefined) bad.push(row[column] ?? null)
    else if (value !== null) points[column]?.set(index, value)
  }
  return bad
}

function toColumns(
  places: readonly string[],
  points: readonly ReadonlyMap<number, number>[],
  frequency: Frequency,
): PlaceColumn[] {
  return places.flatMap((place, column) => {
    const observations = gatherObservations(frequency, points[column] ?? [])
    return place !== "" && observations ? [{ kind: "column", place, observations } as const] : []
  })
}

function leaveOutParts(
  column: PlaceColumn,
  ofPlace: readonly PlaceColumn[],
  file: string,
  aggregation: Aggregation,
): (PlaceColumn | Problem)[] {
  const { frequency, start, values } = column.observations
  const finer = ofPlace
    .map(({ observations }) => observations)
    .filter(
      (observations) => PERIODS_PER_YEAR[observations.frequency] > PERIODS_PER_YEAR[frequency],
    )
    .sort((a, b) => PERIODS_PER_YEAR[b.frequency] - PERIODS_PER_YEAR[a.frequency])[0]
  if (!finer) return [column]
  const whole = new Map<number, number>()
  const problems: Problem[] = []
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    if (!isPart(finer, frequency, start + k, aggregation)) whole.set(start + k, value)
    else
      problems.push({
        kind: "problem",
        problem: "part-period",
        file,
        text: `${column.place} ${periodAt(frequency, start + k)}`,
      })
  }
  const observations = gatherObservations(frequency, whole)
  return observations ? [{ ...column, observations }, ...problems] : problems
}

/** Whether some but not all of the finer figures of a period are there; for stocks the last one is enough. */
function isPart(
  finer: Observations,
  frequency: Frequency,
  index: number,
  aggregation: Aggregation,
): boolean {
  const parts = PERIODS_PER_YEAR[finer.frequency] / PERIODS_PER_YEAR[frequency]
  const values = Array.from({ length: parts }, (_, k) => valueAt(finer, index * parts + k))
  if (aggregation === "last" && values.at(-1) !== null) return false
  const count = values.filter((value) => value !== null).length
  return count > 0 && count < parts
}
