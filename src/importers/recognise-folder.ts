import { access, constants, readdir, stat } from "node:fs/promises"
import { join } from "node:path"

import { AppError } from "#domain/errors.ts"

import { fileFault } from "./file-fault.ts"
import type { Importer, ImportFile } from "./importer.ts"
import type { Archive } from "./read/archive.ts"
import { DamagedFile } from "./read/damaged-file.ts"
import { openArchive } from "./read/open-archive.ts"

/** Something in a folder that no importer reads, and why not. */
export type Unrecognised = { path: string; reason: string; isDamaged: boolean }

/** Something in a folder, with the importer that reads it or the reason why none does. `path` starts at the folder. */
export type Recognised = { path: string; importer: Importer } | Unrecognised

export type RecogniseOptions = { folder: string; importers: readonly Importer[]; now: () => Date }

/** An importer, and how many files it would read at a path. */
type Candidate = { importer: Importer; files: number }

const MAX_LEVELS = 4
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
    const entryPath = join(path, entry.name)
    const fault = await findFault(join(options.folder, entryPath))
    const found = fault ? damaged(entryPath, fault) : await recognise(options, entryPath)
    const isDeep = entryPath.split("/").length >= MAX_LEVELS
    if (!fault && "reason" in found && entry.isDirectory() && !isDeep)
      yield* lookInto(options, entryPath)
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
async function findFault(path: string): Promise<AppError | undefined> {
  try {
    if ((await stat(path)).isDirectory()) await readdir(path)
    else await access(path, constants.R_OK)
    return undefined
  } catch (error) {
    return fileFault(error)
  }
}

function damaged(path: string, { message }: AppError): Unrecognised {
  return { path, reason: message, isDamaged: true }
}

/** Chooses the importer that finds most files at a path; among equals a publisher's own, then the one listed first. */
async function recognise(options: RecogniseOptions, path: string): Promise<Recognised> {
  const shared = shareArchives()
  const candidates: Candidate[] = []
  let damage: DamagedFile | undefined
  try {
    for (const importer of options.importers) {
      const offer = { path: join(options.folder, path), now: options.now, open: shared.open }
      const found = await offerTo(importer, offer)
      // Every importer meets the same damage: one report is enough.
      damage ??= found.damage
      if (found.files > 0) candidates.push({ importer, files: found.files })
    }
  } finally {
    await shared.close()
  }
  const [best] = candidates.toSorted(
    (a, b) => b.files - a.files || Number(isGeneral(a)) - Number(isGeneral(b)),
  )
  if (best) return { path, importer: best.importer }
  return damage ? damaged(path, damage) : { path, reason: UNKNOWN, isDamaged: false }
}

function isGeneral({ importer }: Candidate): boolean {
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

type Offer = { path: string; now: () => Date; open: OpenArchive }

/** How many files an importer would read at a path; none where it refuses it, with the damage that it met, if any. */
async function offerTo(
  importer: Importer,
  offer: Offer,
): Promise<{ files: number; damage?: DamagedFile }> {
  try {
    return { files: await countFiles(importer, offer) }
  } catch (error) {
    if (error instanceof DamagedFile) return { files: 0, damage: error }
    if (error instanceof AppError || fileFault(error)) return { files: 0 }
    throw error
  }
}

/** Counts the files that an importer would read at a path, without reading their records. */
async function countFiles(importer: Importer, { path, now, open }: Offer): Promise<number> {
  if (importer.recognises && !(await importer.recognises(await open(path)))) return 0
  const found: ImportFile[] = []
  const files = importer.open({
    from: path,
    now,
    hashInput: () => Promise.resolve(""),
    openArchive: open,
  })
  for await (const file of files) found.push(file)
  return found.length
}
