import { createWriteStream } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"

import { ZipFile } from "yazl"

/** A new empty folder for one test's files. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "test-files-"))
}

/** Writes a zip of the given texts, in their order, and gives its path. */
export async function writeZip(
  path: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date("2024-01-02T00:00:00Z") })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}
