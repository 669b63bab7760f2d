import type { Database } from "#db/engine/database.ts"
import { selectNamedIndicators } from "#db/catalogue/indicator-writes.ts"
import {
  countBrokenReferences,
  selectSeriesAfter,
  selectVersionsAfter,
  type SeriesToVerify,
} from "#db/imports/verify-queries.ts"

import { newerBase } from "./indicators/price-bases.ts"
import { checkStoredSeries } from "./pipeline/check-stored-series.ts"

/** The result of a check of everything stored. */
export type VerifyReport = {
  series: number
  valueCount: number
  versions: number
  /** How many faults were found. */
  faultCount: number
  /** Descriptions of the first faults. */
  faults: readonly string[]
  seconds: number
}

type Options = {
  db: Database
  now: () => Date
  /** How many faults are described at most; all are counted. */
  maxFaults: number
  onProgress?: (checked: number) => void
}

type ListAfter = typeof selectSeriesAfter

// Small batches let readers use the one embedded connection in between.
const ROWS_AT_ONCE = 1000

/** Checks every stored series, every version in the history and all references between tables. Changes nothing. */
export async function verifyData(options: Options): Promise<VerifyReport> {
  const { db, now, maxFaults } = options
  const started = now()
  const found = { faultCount: 0, faults: new Array<string>() }
  const note = (sentence: string, count = 1) => {
    found.faultCount += count
    if (found.faults.length < maxFaults) found.faults.push(sentence)
  }
  // In a transaction, because statements outside of one are cut off after a minute.
  for (const { fault, count, example } of await db.transaction(countBrokenReferences))
    note(`${count.toLocaleString("en")} ${fault}, for instance ${example}`, count)
  for (const { id, publisherId, code } of await selectNamedIndicators(db)) {
    const base = newerBase(publisherId, code)
    if (base !== undefined) note(`${id}: the base ${base} is newer than that of the table of bases`)
  }
  const series = await verifyTable(options, selectSeriesAfter, note)
  const versions = await verifyTable(options, selectVersionsAfter, note)
  return {
    series: series.rows,
    valueCount: series.valueCount,
    versions: versions.rows,
    ...found,
    seconds: (now().getTime() - started.getTime()) / 1000,
  }
}

async function verifyTable(
  { db, now, onProgress }: Options,
  listAfter: ListAfter,
  note: (sentence: string) => void,
): Promise<{ rows: number; valueCount: number }> {
  const year = now().getUTCFullYear()
  let rows = 0
  let valueCount = 0
  let last: SeriesToVerify | undefined
  do {
    const batch = await listAfter(db, last, ROWS_AT_ONCE)
    for (const stored of batch) {
      valueCount += stored.valueCount
      for (const fault of checkStoredSeries(stored, year)) note(`${nameSeries(stored)}: ${fault}`)
    }
    rows += batch.length
    last = batch.at(-1)
    onProgress?.(rows)
  } while (last)
  return { rows, valueCount }
}

function nameSeries({ indicatorId, country, frequency, vintage }: SeriesToVerify): string {
  const id = `${indicatorId}:${country}:${frequency}`
  return vintage === "" ? id : `${id} of ${vintage}`
}
