import { readdir, readFile, stat } from "node:fs/promises"
import { extname, join, relative } from "node:path"

import { AppError } from "#domain/errors.ts"
import { LARGEST_CHECKED_FILE, LARGEST_CHECKED_MB } from "#domain/check-limits.ts"
import { CHECKED_ENDINGS } from "#domain/checked-files.ts"
import type { FileOutcome, FileText } from "#factcheck/read-file.ts"

/** A file to check. */
export type TextFile = FileText & {
  /** Its path from the folder in which the command was given, with slashes. */
  name: string
}

/** Reads the text of a file's bytes. */
export type ReadBytes = (name: string, bytes: Uint8Array) => Promise<FileOutcome>

const UNREAD_FOLDERS = /^(?:\.|node_modules$)/

/** The files of paths, those of folders by their endings, in the order of the alphabet. Throws "bad-command" for what is not there or cannot be read as text. */
export async function* listTexts(
  paths: readonly string[],
  base: string,
  read: ReadBytes,
): AsyncIterable<TextFile> {
  for (const path of paths) {
    for (const file of await listFiles(path)) yield readText(file, base, read)
  }
}

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  return found.isDirectory() ? listFolder(path) : [path]
}

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name, "en"))
  const files: string[] = []
  for (const entry of sorted) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !UNREAD_FOLDERS.test(entry.name))
      files.push(...(await listFolder(path)))
    if (entry.isFile() && CHECKED_ENDINGS.includes(extname(entry.name).toLowerCase()))
      files.push(path)
  }
  return files
}

async function readText(path: string, base: string, read: ReadBytes): Promise<TextFile> {
  const name = relative(base, path).replaceAll("\\", "/")
  const { size } = await stat(path)
  if (size > LARGEST_CHECKED_FILE)
    throw new AppError("bad-command", `${name} is larger than ${String(LARGEST_CHECKED_MB)} MB.`)
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  const answer = await read(name, bytes)
  if ("refused" in answer) throw new AppError("bad-command", `${name}: ${answer.refused}`)
  const { file } = answer
  return { name, ...file }
}

function unreadable(path: string, cause: unknown): AppError {
  return new AppError("bad-command", `${path} could not be read.`, { cause })
}
