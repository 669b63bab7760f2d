import { access, constants, readdir, stat } from "node:fs/promises"
import { join } from "node:path"

import { AppError } from "#domain/errors.ts"

import type { Archive } from "./read/archive.ts"
import { fileFault } from "./file-fault.ts"
import type { Importer } from "./importer.ts"
import { openArchive } from "./read/open-archive.ts"

/** Something in a folder that no importer reads, and why not. */
export type Unrecognised = { path: string; reason: string; isDamaged: boolean }

/** Something in a folder, with the importer that reads it or the reason why none does. `path` starts at the folder. */
export type Recognised = { path: string; importer: Importer } | Unrecognised

export type RecogniseOptions = { folder: string; importers: readonly Importer[]; now: () => Date }

type Claim = { importer: Importer; files: number }

const MOST_LEVELS = 4
const UNKNOWN = "in no layout that is known"

/**
 * Finds the importer of each file in a folder, and of each sub-folder as one publisher's files. Where no importer takes
 * a sub-folder as a whole, its entries are offered one by one. Throws "bad-file" when the folder cannot be read.
 */
export async function* recogniseFolder(options: RecogniseOptions): AsyncGenerator<Recognised> {
  yield* lookInto(options, "")
}

async function* lookInto(options: RecogniseOptions, path: string): AsyncGenerator<Recognised> {
  const entries = await listEntries(join(options.folder, path))
  for (const entry of entries) {
    const own = join(path, entry.name)
    const fault = await faultAt(join(options.folder, own))
    const found = fault ? damaged(own, fault.message) : await recognise(options, own)
    const isDeep = own.split("/").length >= MOST_LEVELS
    if (!fault && "reason" in found && entry.isDirectory() && !isDeep) yield* lookInto(options, own)
    else yield found
  }
}

async function listEntries(folder: string) {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter(({ name }) => !name.startsWith("."))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    throw fileFault(error, "folder") ?? error
  }
}

/** Says why a file or folder cannot be opened at all; `undefined` when it can. */
async function faultAt(path: string): Promise<AppError | undefined> {
  try {
    if ((await stat(path)).isDirectory()) await readdir(path)
    else await access(path, constants.R_OK)
    return undefined
  } catch (error) {
    return fileFault(error)
  }
}

function damaged(path: string, reason: string): Unrecognised {
  return { path, reason, isDamaged: true }
}

/** Chooses the importer that finds most files at a path; among equals a publisher's own, then the one listed first. */
async function recognise(options: RecogniseOptions, path: string): Promise<Recognised> {
  const shared = shareArchives()
  const claims: Claim[] = []
  const refusals = new Set<string>()
  try {
    for (const importer of options.importers) {
      const files = await countFiles(importer, join(options.folder, path), options.now, shared.open)
      if (typeof files === "string") refusals.add(files)
      else if (files > 0) claims.push({ importer, files })
    }
  } finally {
    await shared.close()
  }
  const [best] = claims.toSorted(
    (a, b) => b.files - a.files || Number(isGeneral(a)) - Number(isGeneral(b)),
  )
  if (best) return { path, importer: best.importer }
  // Every importer reports the same damage: one report is enough.
  const damage = [...refusals].find((sentence) => /not a complete/.test(sentence))
  return damage ? damaged(path, damage) : { path, reason: UNKNOWN, isDamaged: false }
}

function isGeneral({ importer }: Claim): boolean {
  return importer.isGeneral ?? false
}

type OpenArchive = (path: string) => Promise<Archive>

/** Opens each archive once for all importers, because listing a large one takes longer than looking for names in it. */
function shareArchives(): { open: OpenArchive; close(): Promise<void> } {
  const opened = new Map<string, Promise<Archive>>()
  return {
    open: async (path) => {
      const archive = opened.get(path) ?? openArchive(path)
      opened.set(path, archive)
      return { ...(await archive), close: () => undefined }
    },
    close: async () => {
      for (const result of await Promise.allSettled(opened.values()))
        if (result.status === "fulfilled") result.value.close()
    },
  }
}

/** Counts the files that an importer would read at a path, without reading their records; gives its message if it throws. */
async function countFiles(
  importer: Importer,
  path: string,
  now: () => Date,
  open: OpenArchive,
): Promise<number | string> {
  try {
    if (importer.recognises && !(await importer.recognises(await open(path)))) return 0
    const found = importer.open({
      from: path,
      now,
      hashInput: () => Promise.resolve(""),
      openArchive: open,
    })
    let files = 0
    for await (const file of found) files += file.name === "" ? 0 : 1
    return files
  } catch (error) {
    const fault = error instanceof AppError ? error : fileFault(error)
    if (!fault) throw error
    return fault.message
  }
}
