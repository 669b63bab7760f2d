import readXlsxFile from "read-excel-file/node"
import { fromBufferPromise } from "yauzl"

import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import { readNumber } from "./read-number.ts"

export type Cell = string | number | boolean | Date | null

/** A sheet of a workbook, row by row from its first used row and column. */
export type Sheet = { name: string; rows: readonly (readonly Cell[])[] }

const MAX_BYTES = 32 * 1024 * 1024
/** Of all sheets together: the library holds them in memory as text and as cells. */
const MAX_UNPACKED = 128 * 1024 * 1024

/** Reads the sheets of an Excel file (.xlsx). Throws "bad-file" for any other bytes and "too-large" beyond 32 MiB, or 128 MiB unpacked. */
export async function readWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
): Promise<Sheet[]> {
  const whole = await collect(bytes, name)
  try {
    await refuseBomb(whole, name)
    const sheets = await readXlsxFile(whole)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      // The library's types say `typeof Date` where it gives a date.
      rows: data as unknown as Cell[][],
    }))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError("bad-file", `${name} is not an Excel file (.xlsx).`, { cause: error })
  }
}

/** Converts a cell to text: "" for an empty cell, the day for a date. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ""
  return cell instanceof Date ? isoDay(cell) : String(cell).trim()
}

/** Converts a cell to a number: `null` for an empty cell or a publisher's word for "none", `undefined` for anything else. */
export function cellNumber(
  cell: Cell | undefined,
  missing: ReadonlySet<string> = NO_WORDS,
): number | null | undefined {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : undefined
  const text = cellText(cell)
  return missing.has(text) ? null : readNumber(text)
}

const NO_WORDS: ReadonlySet<string> = new Set()

/** Unpacks everything once without keeping it: what a file says of its own size proves nothing. */
async function refuseBomb(whole: Buffer, name: string): Promise<void> {
  const zip = await fromBufferPromise(whole)
  let size = 0
  for await (const entry of zip.eachEntry()) {
    const unpacked = (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>
    for await (const chunk of unpacked) {
      size += chunk.length
      if (size > MAX_UNPACKED)
        throw new AppError("too-large", `${name} unpacks to more than 128 MiB.`)
    }
  }
}

async function collect(bytes: AsyncIterable<Uint8Array>, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_BYTES) throw new AppError("too-large", `${name} is larger than 32 MiB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
