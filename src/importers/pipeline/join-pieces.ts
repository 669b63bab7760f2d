import type { Database } from "#db/engine/database.ts"
import { RowWriter } from "#db/engine/row-writer.ts"
import {
  copyStaged,
  deletePieces,
  selectPieces,
  writeStaged,
  type StagedKey,
  type StagedSeries,
} from "#db/imports/staging.ts"
import { findActualPart } from "#domain/series/find-actual-part.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { gatherObservations } from "#domain/series/series.ts"
import { undatedValuesDate } from "#domain/time/vintage.ts"

import type { Problem } from "../importer.ts"

const SERIES_AT_ONCE = 1000

/**
 * Joins series that were staged in several pieces, a thousand at a time in short transactions, so that memory stays
 * bounded however long the file is. Reports a period that is given twice and keeps its first value. Gives the number of
 * rows that joining has saved.
 */
export async function joinPieces(
  db: Database,
  { importId, isDated }: { importId: number; isDated: boolean },
  onProblem: (problem: Problem) => void,
): Promise<number> {
  const rows = new RowWriter()
  let fewer = 0
  let last: StagedKey | undefined
  for (;;) {
    const pieces = await selectPieces(db, importId, last, SERIES_AT_ONCE)
    if (pieces.length === 0) return fewer
    const joined = groupPieces(pieces).map((group) => joinGroup(group, isDated, onProblem))
    rows.clear()
    for (const each of joined) writeStaged(rows, importId, each)
    await db.transaction(async (transaction) => {
      await deletePieces(transaction, importId, joined)
      await copyStaged(transaction, rows)
    })
    last = joined.at(-1)
    fewer += pieces.length - joined.length
  }
}

function groupPieces(pieces: readonly StagedSeries[]): [StagedSeries, ...StagedSeries[]][] {
  const groups: [StagedSeries, ...StagedSeries[]][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    if (group && isSameSeries(group[0], piece)) group.push(piece)
    else groups.push([piece])
  }
  return groups
}

function isSameSeries(a: StagedSeries, b: StagedSeries): boolean {
  return a.indicatorId === b.indicatorId && a.country === b.country && a.frequency === b.frequency
}

function joinGroup(
  group: readonly [StagedSeries, ...StagedSeries[]],
  isDated: boolean,
  onProblem: (problem: Problem) => void,
): StagedSeries {
  const points = new Map<number, number>()
  const [first] = group
  for (const { start, values } of group) {
    for (const [k, value] of values.entries()) {
      if (value === null) continue
      if (!points.has(start + k)) points.set(start + k, value)
      else
        onProblem({
          kind: "problem",
          problem: "duplicate",
          text: `${first.indicatorId} of ${first.country}`,
        })
    }
  }
  const { piece, indicatorId, country, frequency } = first
  const observations = gatherObservations(frequency as Frequency, points)
  if (!observations) return first
  const { start, values } = observations
  // Each piece knows where forecasts begin among its own periods; the earliest counts for the series.
  const forecastFrom = Math.min(...group.map((each) => each.forecastStart ?? Infinity))
  const actual = findActualPart(observations, forecastFrom, Infinity)
  const valuesDate = isDated ? first.valuesDate : undatedValuesDate({ ...observations, ...actual })
  return {
    piece,
    indicatorId,
    country,
    frequency,
    start,
    values,
    valueCount: points.size,
    valuesDate,
    ...actual,
  }
}
