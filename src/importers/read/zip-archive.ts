import { basename } from "node:path"
import { createInflateRaw } from "node:zlib"

import { openPromise, type Entry, type ZipFile } from "yauzl"

import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import type { Archive } from "./archive.ts"
import { DamagedFile } from "./damaged-file.ts"

const MAX_ENTRIES = 20_000
const MAX_UNPACKED = 8 * 1024 ** 3

/**
 * Opens a zip file. Entries that point outside the archive, folders and system leftovers are ignored.
 * Throws "bad-file" when it is truncated or not a zip, "too-large" beyond 20,000 entries or 8 GiB unpacked.
 */
export async function openZip(path: string): Promise<Archive> {
  const name = basename(path)
  const zip = await openChecked(path, name)
  try {
    const entries = await listEntries(zip, name)
    return {
      names: [...entries.keys()],
      dayWritten: (entryName) => readDayWritten(entries.get(entryName)),
      read: (entryName) => readEntry(zip, entries.get(entryName), `${name}/${entryName}`),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function openChecked(path: string, name: string): Promise<ZipFile> {
  try {
    // Names are decoded below, because yauzl gives up the whole archive for one bad name.
    return await openPromise(path, { autoClose: false, decodeStrings: false })
  } catch (error) {
    throw broken(name, error)
  }
}

async function listEntries(zip: ZipFile, name: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES)
    throw new AppError("too-large", `${name} holds more than ${String(MAX_ENTRIES)} files.`)
  const entries = new Map<string, Entry>()
  let unpacked = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const entryName = entry.fileNameRaw.toString("utf8").replaceAll("\\", "/")
      unpacked += entry.uncompressedSize
      if (!isIgnored(entryName)) entries.set(entryName, entry)
    }
  } catch (error) {
    throw broken(name, error)
  }
  if (unpacked > MAX_UNPACKED)
    throw new AppError("too-large", `${name} unpacks to more than 8 GiB.`)
  return entries
}

// Programs that do not record time write midnight, or the year in which these stamps begin.
function readDayWritten(entry: Entry | undefined): string | undefined {
  if (!entry || entry.lastModFileTime === 0) return undefined
  const { lastModFileDate: stamp } = entry
  const year = 1980 + (stamp >> 9)
  const time = new Date(Date.UTC(year, ((stamp >> 5) & 15) - 1, stamp & 31))
  return year === 1980 ? undefined : isoDay(time)
}

function isIgnored(name: string): boolean {
  return (
    name.endsWith("/") ||
    name.startsWith("/") ||
    /^[a-z]:/i.test(name) ||
    name.split("/").includes("..") ||
    name.startsWith("__MACOSX/")
  )
}

async function* readEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  label: string,
): AsyncGenerator<Uint8Array> {
  if (!entry) throw new AppError("bad-file", `${label} is not in the archive.`)
  if (entry.isEncrypted()) throw new AppError("bad-file", `${label} is locked with a password.`)
  try {
    if (entry.compressionMethod === DEFLATED) yield* inflate(zip, entry)
    else yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>
  } catch (error) {
    // Inflating and the check of sizes find damage only while reading.
    throw broken(label, error)
  }
}

const DEFLATED = 8
// yauzl's own 16 KB pieces take longer to hand on than to unpack; as text, pieces above 128 KB are large objects,
// which only the slow collector of the whole memory removes.
const CHUNK = 48 * 1024

async function* inflate(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false })
  const unpacked = createInflateRaw({ chunkSize: CHUNK })
  packed.on("error", (error) => unpacked.destroy(error))
  packed.pipe(unpacked)
  let size = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      size += chunk.length
      // More than it says would be a bomb.
      if (size > entry.uncompressedSize) break
      yield chunk
    }
  } finally {
    packed.destroy()
  }
  if (size !== entry.uncompressedSize)
    throw new Error("The size of the entry differs from the stated one.")
}

function broken(name: string, cause: unknown): DamagedFile {
  return new DamagedFile(`${name} is not a complete zip file; it may be cut off or damaged.`, cause)
}
