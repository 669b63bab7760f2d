import { inflate } from "./inflate.ts"

/** Bytes that a part of a document may have when it is unpacked: the text of a thousand pages has less. */
const LARGEST_PART = 32 * 1024 * 1024
const MAX_PARTS = 10_000
const END = 0x06054b50
const ENTRY = 0x02014b50
const LONGEST_COMMENT = 65_535
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30

type Entry = { method: number; packed: number; at: number }

/** One part of a packed document as text; `undefined` where there is none. The size that the archive claims is not believed. */
export async function readPart(archive: Uint8Array, name: string): Promise<string | undefined> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const entry = findEntry(view, name)
  if (!entry || entry.at + LOCAL_BYTES > view.byteLength) return undefined
  const { method, packed, at } = entry
  const start = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const bytes = archive.subarray(start, start + packed)
  const decoder = new TextDecoder()
  if (method === 0) return decoder.decode(bytes)
  let text = ""
  await inflate(bytes, {
    format: "deflate-raw",
    limit: LARGEST_PART,
    onChunk: (chunk) => {
      text += decoder.decode(chunk, { stream: true })
    },
  })
  return text + decoder.decode()
}

function findEntry(view: DataView, name: string): Entry | undefined {
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = Math.min(view.getUint16(end + 10, true), MAX_PARTS)
  const names = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  for (let k = 0; k < count && at + ENTRY_BYTES <= view.byteLength; k += 1) {
    if (view.getUint32(at, true) !== ENTRY) return undefined
    const length = view.getUint16(at + 28, true)
    const own = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES).subarray(0, length)
    if (names.decode(own) === name) return readEntry(view, at)
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return undefined
}

function readEntry(view: DataView, at: number): Entry {
  return {
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    at: view.getUint32(at + 42, true),
  }
}

/** The list of an archive's parts stands at its end, before a comment of any length. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at
  return undefined
}
