import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { basename, join } from "node:path"

import { AppError } from "#domain/errors.ts"

import { fileFault } from "../file-fault.ts"
import type { OpenOptions } from "../importer.ts"

/** A file on disk that an importer reads. */
export type InputFile = {
  path: string
  name: string
  /** The modification time, which is the moment of download for a fetched file. */
  retrievedAt: Date
}

/**
 * Lists the files that `--from` names: the file itself, the files of a folder with one of the endings, sorted by name,
 * or the download of an https address. Throws "bad-file" when there are none.
 */
export async function listInputFiles(
  options: OpenOptions,
  address: string | null,
  endings: readonly string[],
): Promise<InputFile[]> {
  const from = options.from ?? address
  if (from === null)
    throw new AppError("bad-command", "This source needs a file: --from FILE_OR_FOLDER.")
  if (/^https?:\/\//i.test(from)) return [await fetchFile(from, options)]
  const found = await statOrFail(from)
  if (!found.isDirectory()) return [{ path: from, name: basename(from), retrievedAt: found.mtime }]
  const names = (await readdir(from)).filter((name) => endings.some((end) => hasEnding(name, end)))
  if (names.length === 0)
    throw new AppError("bad-file", `The folder ${from} holds no ${endings.join(" or ")} file.`)
  const files = names.sort(byName).map(async (name) => {
    const path = join(from, name)
    return { path, name, retrievedAt: (await stat(path)).mtime }
  })
  return Promise.all(files)
}

/** Downloads an address. Throws "bad-command" where downloads are not possible. */
export async function fetchFile(address: string, options: OpenOptions): Promise<InputFile> {
  if (!options.fetch)
    throw new AppError("bad-command", "Downloads are not possible here; please give a file.")
  const path = await options.fetch(address)
  const name = basename(new URL(address).pathname) || "download"
  return { path, name, retrievedAt: options.now() }
}

/** A folder as one input, with the folder's modification time; `undefined` when the path is not a folder. */
export async function folderInput(path: string): Promise<InputFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return undefined
  return { path, name: basename(path), retrievedAt: found.mtime }
}

/** The SHA-256 of a file's bytes, or of the paths and bytes of all files in a folder, in hexadecimal. */
export async function hashInput(path: string): Promise<string> {
  const hash = createHash("sha256")
  if ((await stat(path)).isDirectory()) {
    const found = await readdir(path, { recursive: true, withFileTypes: true })
    const files = found.filter((entry) => entry.isFile())
    for (const each of files.map((entry) => join(entry.parentPath, entry.name)).sort(byName))
      hash.update(`${each.slice(path.length)} ${await hashInput(each)}\n`)
  } else for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array)
  return hash.digest("hex")
}

async function statOrFail(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    throw fileFault(error) ?? error
  }
}

function hasEnding(name: string, ending: string): boolean {
  return !name.startsWith(".") && name.toLowerCase().endsWith(ending)
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1
}
