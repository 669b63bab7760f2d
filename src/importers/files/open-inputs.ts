import { readdir } from "node:fs/promises"
import { pipeline, Readable } from "node:stream"
import { createGunzip } from "node:zlib"

import { AppError } from "#domain/errors.ts"

import type { ImportFile, OpenOptions } from "../importer.ts"
import type { Archive } from "../read/archive.ts"
import { DamagedFile } from "../read/damaged-file.ts"
import { openArchive } from "../read/open-archive.ts"
import { readCsv, type CsvRow } from "../read/read-csv.ts"
import { toUtf8 } from "../read/to-utf8.ts"
import { folderInput, hashInput, listInputFiles, type InputFile } from "./input-files.ts"

/** An archive, folder or single file that is open for reading. */
export type OpenedInput = { input: InputFile; archive: Archive; checksum: string }

/** How a format finds its files: its official address, the endings of its packed files, and how it reads them. */
export type InputForm = {
  address: string | null
  endings: readonly string[]
  /** Ends the message "… holds" for an input without any file of the format: `no SYB*.csv`. */
  lacks: string
  read(opened: OpenedInput): Iterable<ImportFile> | AsyncIterable<ImportFile>
}

/**
 * Opens the inputs that `--from` names, one after the other, and gives the import files in them. A folder without
 * packed files counts as an unpacked archive. Throws "bad-file" for an input in which the format finds nothing.
 */
export async function* openInputs(
  options: OpenOptions,
  form: InputForm,
): AsyncGenerator<ImportFile> {
  for (const input of await listInputs(options, form)) {
    const archive = await (options.openArchive ?? openArchive)(input.path)
    try {
      let found = 0
      for await (const file of form.read({
        input,
        archive,
        checksum: await (options.hashInput ?? hashInput)(input.path),
      })) {
        found += 1
        yield file
      }
      if (found === 0) throw new AppError("bad-file", `${input.name} holds ${form.lacks}.`)
    } finally {
      archive.close()
    }
  }
}

async function listInputs(options: OpenOptions, form: InputForm): Promise<InputFile[]> {
  const folder = options.from === undefined ? undefined : await folderInput(options.from)
  if (!folder) return listInputFiles(options, form.address, form.endings)
  const names = await readdir(folder.path)
  const isPacked = names.some((name) => form.endings.some((ending) => name.endsWith(ending)))
  return isPacked ? listInputFiles(options, form.address, form.endings) : [folder]
}

/** Reads a table of an opened input, gzipped or not, in UTF-8 or Windows-1252. Holds the whole table in memory. */
export function readTable(
  opened: OpenedInput,
  name: string,
  delimiter?: string,
): AsyncIterable<CsvRow[]> {
  return readCsv(toUtf8(readBytes(opened.archive, name)), describeTable(opened, name), delimiter)
}

/** Reads a table that is known to be UTF-8 as a stream, without holding it in memory. */
export function readUtf8Table(
  opened: OpenedInput,
  name: string,
  delimiter?: string,
): AsyncIterable<CsvRow[]> {
  return readCsv(readBytes(opened.archive, name), describeTable(opened, name), delimiter)
}

function describeTable({ input }: OpenedInput, name: string): string {
  return name === input.name ? name : `${input.name}/${baseName(name)}`
}

/** Reads a file of an archive, unpacked when its name ends in `.gz`. */
export async function* readBytes(archive: Archive, name: string): AsyncGenerator<Uint8Array> {
  if (!name.endsWith(".gz")) {
    yield* archive.read(name)
    return
  }
  const gunzip = createGunzip()
  // Errors of either stream are thrown by the loop below. Leaving that loop early closes both streams.
  pipeline(Readable.from(archive.read(name)), gunzip, () => undefined)
  try {
    yield* gunzip as AsyncIterable<Uint8Array>
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new DamagedFile(`${name} is not a complete gzip file.`, error)
  }
}

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}
