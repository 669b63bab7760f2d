import { createReadStream } from "node:fs"
import { open, readdir, stat } from "node:fs/promises"
import { basename, join } from "node:path"

import type { Archive } from "./archive.ts"
import { openZip } from "./zip-archive.ts"

const MAX_LEVELS = 4

/**
 * Opens a zip file, recognised by its ending or its first bytes, a folder with everything below it, or a single file. A
 * workbook is a single file, although its bytes are a zip.
 */
export async function openArchive(path: string): Promise<Archive> {
  if ((await stat(path)).isDirectory()) return openFolder(path)
  if (/\.zip$/i.test(path) || (!/\.xlsx$/i.test(path) && (await startsLikeZip(path))))
    return openZip(path)
  return { names: [basename(path)], read: () => readFrom(path), close: () => undefined }
}

async function startsLikeZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.toString("latin1") === "PK"
  } finally {
    await file.close()
  }
}

async function openFolder(path: string): Promise<Archive> {
  const found = await readdir(path, { recursive: true, withFileTypes: true })
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length).replaceAll("\\", "/"))
    .map((name) => name.replace(/^\/+/, ""))
    .filter((name) => name.split("/").length <= MAX_LEVELS && !/(^|\/)\./.test(name))
    .sort((a, b) => (a < b ? -1 : 1))
  return { names, read: (name) => readFrom(join(path, name)), close: () => undefined }
}

function readFrom(path: string): AsyncIterable<Uint8Array> {
  // The piece size of zips too: larger strings take longer to collect as garbage.
  return createReadStream(path, { highWaterMark: 48 * 1024 })
}
