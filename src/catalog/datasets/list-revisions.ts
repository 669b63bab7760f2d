import type { Database } from "#db/engine/database.ts"
import { selectSeriesVersions, type SeriesVersionRow } from "#db/catalogue/series-versions.ts"
import { forecastStart } from "#domain/time/forecast-start.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { periodAt, type PeriodIndex } from "#domain/time/period.ts"
import { lastIndex, newestFigure, valueAt, type Observations } from "#domain/series/series.ts"

import { parseDatasetId } from "../dataset-id.ts"
import type { FigureVintage, Revision } from "../dataset.ts"
import type { NewestFigure } from "../series-summary.ts"

/** How many releases are read: older ones say little of the next. */
const MAX_RELEASES = 8

/**
 * How a stored series came to its present figures, the newest vintage first: each with what it changed against the one
 * before. Vintages with the same figures as the one before are left out. `undefined` when there is no such series.
 */
export async function listRevisions(
  db: Database,
  id: string,
  limit: number,
): Promise<Revision[] | undefined> {
  const parts = parseDatasetId(id)
  if (!parts) return undefined
  // One more than asked for: the last one is compared with it.
  const rows = await selectSeriesVersions(db, parts, limit + 1)
  if (rows.length === 0) return undefined
  return rows
    .slice(0, limit)
    .map((row, k) => ({ row, before: rows[k + 1] }))
    .filter(({ row, before }) => row.checksum !== before?.checksum)
    .map(({ row, before }) => mapRevision(row, before, parts.frequency))
}

/** The stated days of the last vintages that brought a stored series new figures, the newest first. */
export async function listReleases(db: Database, id: string): Promise<readonly string[]> {
  const parts = parseDatasetId(id)
  if (!parts) return []
  const rows = await selectSeriesVersions(db, parts, MAX_RELEASES)
  return rows.filter(({ vintageStated }) => vintageStated).map(({ vintage }) => vintage)
}

/** Older vintages of one figure say little more. */
const MAX_VERSIONS = 100

/**
 * What each vintage of a stored series said of one period, the newest first; a vintage that says the same as the one
 * before it is left out.
 */
export async function listFigureVintages(
  db: Database,
  id: string,
  index: PeriodIndex,
): Promise<FigureVintage[]> {
  const parts = parseDatasetId(id)
  if (!parts) return []
  const rows = await selectSeriesVersions(db, parts, MAX_VERSIONS)
  const said = rows.map((row) => ({
    vintage: row.vintage,
    vintageStated: row.vintageStated,
    value: valueAt(mapSeries(row, parts.frequency), index),
    isForecast: index >= (forecastStart({ ...row, frequency: parts.frequency }) ?? Infinity),
  }))
  return said.filter(({ value }, k) => value !== (said[k + 1]?.value ?? null))
}

function mapRevision(
  row: SeriesVersionRow,
  before: SeriesVersionRow | undefined,
  frequency: Frequency,
): Revision {
  const observations = mapSeries(row, frequency)
  const earlier = before && mapSeries(before, frequency)
  return {
    vintage: row.vintage,
    vintageStated: row.vintageStated,
    recordedAt: row.changedAt,
    fileName: row.fileName,
    latest: findNewest(row, observations),
    before: earlier ? findNewest(before, earlier) : null,
    counts: compareObservations(earlier, observations),
  }
}

function mapSeries({ startIndex, values }: SeriesVersionRow, frequency: Frequency): Observations {
  return { frequency, start: startIndex, values }
}

function findNewest(row: SeriesVersionRow, observations: Observations): NewestFigure | null {
  const { frequency } = observations
  const latest = newestFigure(observations, forecastStart({ ...row, frequency }))
  if (!latest) return null
  const { index, value, isForecast } = latest
  return { period: periodAt(frequency, index), value, isForecast }
}

/** How many figures came, were changed and went from one vintage to the next. */
export function compareObservations(
  before: Observations | undefined,
  after: Observations,
): Revision["counts"] {
  const counts = { added: 0, changed: 0, removed: 0 }
  const from = Math.min(before?.start ?? after.start, after.start)
  const to = Math.max(before ? lastIndex(before) : after.start, lastIndex(after))
  for (let index = from; index <= to; index += 1) {
    const old = before ? valueAt(before, index) : null
    const present = valueAt(after, index)
    if (old === present) continue
    if (old === null) counts.added += 1
    else if (present === null) counts.removed += 1
    else counts.changed += 1
  }
  return counts
}
