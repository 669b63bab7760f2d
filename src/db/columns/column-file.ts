import { open, readFile, rename } from "node:fs/promises"
import { crc32 } from "node:zlib"

import { isSliceOver, nextTurn } from "#domain/in-slices.ts"

/** Numbers or bytes of one kind, one after the other. */
type Column = Uint8Array | Uint16Array | Int16Array | Uint32Array | Float32Array

type Constructor = {
  new (buffer: ArrayBuffer, offset: number, length?: number): Column
  readonly BYTES_PER_ELEMENT: number
}

/** The name of each column and what it is made of. */
export type ColumnTypes = Readonly<Record<string, Constructor>>

/** The columns of these types. */
export type ColumnsOf<T extends ColumnTypes> = {
  readonly [K in keyof T]: ColumnOf<T[K]>
}

type ColumnOf<C> = C extends Uint8ArrayConstructor
  ? Uint8Array
  : C extends Uint16ArrayConstructor
    ? Uint16Array
    : C extends Int16ArrayConstructor
      ? Int16Array
      : C extends Float32ArrayConstructor
        ? Float32Array
        : Uint32Array

/** Columns with the few texts that are none. */
export type ColumnData<M, T extends ColumnTypes> = { meta: M; columns: ColumnsOf<T> }

const MAGIC = "columns-1\n"
/** Before the header stand its length and its own checksum, each on a line. */
const PREFIX = `${MAGIC}123456789012\n12345678\n`.length
const ALIGN = 8

type Header = {
  key: string
  checksum: number
  meta: unknown
  columns: readonly { name: string; offset: number; length: number }[]
}

/** Writes columns to a file in one step: what stands there is the old file or the whole new one. */
export async function writeColumns(
  path: string,
  key: string,
  data: { meta: unknown; columns: Readonly<Record<string, Column>> },
): Promise<void> {
  const layout = layOut(data.columns)
  let checksum = 0
  for (const { bytes } of layout) {
    checksum = crc32(bytes, checksum)
    if (isSliceOver()) await nextTurn()
  }
  const columns = layout.map(({ name, offset, length }) => ({ name, offset, length }))
  const header = JSON.stringify({ key, checksum, meta: data.meta, columns } satisfies Header)
  const length = String(Buffer.byteLength(header)).padStart(12)
  const start = Buffer.from(`${MAGIC}${length}\n${checkHeader(header)}\n${header}`)
  // Two processes may write at the same time; the last one to finish wins.
  const unfinished = `${path}.${String(process.pid)}.unfinished`
  const file = await open(unfinished, "w")
  try {
    await file.write(start, 0, start.length, 0)
    const body = bodyStart(start.length)
    for (const { bytes, offset } of layout) await writeAll(file, bytes, body + offset)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/** Reads columns from a file; `undefined` when there is none, or none of this key, or not all of it. */
export async function readColumns<M, T extends ColumnTypes>(
  path: string,
  key: string,
  types: T,
): Promise<ColumnData<M, T> | undefined> {
  // The file of the data before is not worth reading: it is looked at after each import.
  if ((await readBeginning(path))?.key !== key) return undefined
  const file = await readWhole(path)
  const header = file && readHeader(file)
  if (file === undefined || header?.key !== key) return undefined
  const columns = await takeColumns(file, header, types)
  return columns && { meta: header.meta as M, columns }
}

async function writeAll(
  file: Awaited<ReturnType<typeof open>>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(
      bytes,
      written,
      bytes.length - written,
      position + written,
    )
    written += bytesWritten
  }
}

function layOut(columns: Readonly<Record<string, Column>>) {
  let end = 0
  return Object.entries(columns).map(([name, column]) => {
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
    const offset = end
    end += Math.ceil(bytes.length / ALIGN) * ALIGN
    return { name, offset, length: column.length, bytes }
  })
}

async function readWhole(path: string): Promise<{ head: Buffer; buffer: ArrayBuffer } | undefined> {
  try {
    const bytes = await readFile(path)
    // Columns are views of the file as it was read, so it must lie at the start of its block.
    const isWhole = bytes.byteOffset === 0 && bytes.buffer instanceof ArrayBuffer
    const buffer = isWhole ? bytes.buffer : new Uint8Array(bytes).buffer
    return { head: bytes, buffer }
  } catch {
    // Without a file the columns are made anew, whatever keeps it from being read.
    return undefined
  }
}

/** The header by itself; `undefined` where there is no file of this form. */
async function readBeginning(path: string): Promise<Header | undefined> {
  try {
    await using file = await open(path)
    const prefix = Buffer.alloc(PREFIX)
    await file.read(prefix, 0, PREFIX, 0)
    const [length] = prefix.toString("latin1", MAGIC.length).split("\n")
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(size, PREFIX + Number(length)))
    await file.read(head, 0, head.length, 0)
    return readHeader({ head })
  } catch {
    return undefined
  }
}

function readHeader({ head }: { head: Buffer }): (Header & { end: number }) | undefined {
  if (head.toString("latin1", 0, MAGIC.length) !== MAGIC) return undefined
  const [length, check = ""] = head.toString("latin1", MAGIC.length, PREFIX).split("\n")
  const end = PREFIX + Number(length)
  const header = head.toString("utf8", PREFIX, end)
  if (check !== checkHeader(header)) return undefined
  try {
    return { ...(JSON.parse(header) as Header), end }
  } catch {
    return undefined
  }
}

async function takeColumns<T extends ColumnTypes>(
  { buffer }: { buffer: ArrayBuffer },
  header: Header & { end: number },
  types: T,
): Promise<ColumnsOf<T> | undefined> {
  const body = bodyStart(header.end)
  const places = new Map(header.columns.map((column) => [column.name, column]))
  const columns: Record<string, Column> = {}
  let checksum = 0
  for (const { name } of header.columns) if (!(name in types)) return undefined
  for (const [name, type] of Object.entries(types)) {
    const place = places.get(name)
    const bytes = (place?.length ?? 0) * type.BYTES_PER_ELEMENT
    if (place === undefined || body + place.offset + bytes > buffer.byteLength) return undefined
    columns[name] = new type(buffer, body + place.offset, place.length)
  }
  for (const { name } of header.columns) {
    const column = columns[name]
    if (column === undefined) return undefined
    checksum = crc32(new Uint8Array(buffer, column.byteOffset, column.byteLength), checksum)
    if (isSliceOver()) await nextTurn()
  }
  return checksum === header.checksum ? (columns as ColumnsOf<T>) : undefined
}

/** Names and lists stand in the header, so it has a checksum as the columns do. */
function checkHeader(header: string): string {
  return crc32(header).toString(16).padStart(8, "0")
}

function bodyStart(headerEnd: number): number {
  return Math.ceil(headerEnd / ALIGN) * ALIGN
}
