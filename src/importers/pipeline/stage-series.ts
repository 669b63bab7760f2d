import { RowWriter } from "#db/engine/row-writer.ts"
import type { StagedSeries } from "#db/imports/staging.ts"
import type { WrittenSeries } from "#db/imports/write-observations.ts"

import { createPieceWatch } from "./piece-watch.ts"

/** How many rows were written, and whether several of them may be of one series. */
export type StagedRows = { count: number; mayHavePieces: boolean }

/** Takes series as they are read and writes them to a table in batches. */
export type Stager = {
  /** Gives a promise to await when a batch is full. */
  add(series: WrittenSeries): Promise<void> | undefined
  /** Writes what is left. */
  finish(): Promise<StagedRows>
}

/** A table that takes series in batches: how a row is written, how a batch is sent, and the size of a batch. */
export type StagedTable = {
  batchBytes: number
  write(rows: RowWriter, series: StagedSeries): void
  copy(rows: RowWriter): Promise<unknown>
}

const LONGEST_ROW = 64 * 1024

/** Makes a stager for one import. It sends one batch while the next one fills, so at most two are in memory. */
export function createStager(table: StagedTable): Stager {
  const pieces = createPieceWatch()
  // The row that fills a batch must still fit.
  let filling = new RowWriter(table.batchBytes + LONGEST_ROW)
  let free = new RowWriter(table.batchBytes + LONGEST_ROW)
  let count = 0
  let writing: Promise<unknown> = Promise.resolve()

  const write = async () => {
    await writing
    const full = filling
    filling = free
    free = full
    filling.clear()
    writing = table.copy(full)
    // The next await throws a failure; until then it must not count as unhandled.
    writing.catch(() => undefined)
  }

  return {
    add: (series) => {
      pieces.add(series.indicatorId, series.country, series.frequency)
      table.write(filling, { ...series, piece: count })
      count += 1
      return filling.length < table.batchBytes ? undefined : write()
    },
    finish: async () => {
      if (filling.length > 0) await write()
      await writing
      return { count, mayHavePieces: pieces.mayBeSome() }
    },
  }
}
