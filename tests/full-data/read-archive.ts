import { readFile } from "node:fs/promises"
import { buffer } from "node:stream/consumers"
import { gunzipSync } from "node:zlib"

import yauzl from "yauzl"

/** Names of a zip's entries that have content, with ways to read each whole. */
export type RawArchive = {
  names: readonly string[]
  bytes(name: string): Promise<Buffer>
  text(name: string): Promise<string>
}

/** Opens a zip, on disk or in memory, with yauzl alone, so that a fault of the importers' own reader shows. */
export async function readArchive(file: string | Buffer): Promise<RawArchive> {
  const zip =
    typeof file === "string"
      ? await yauzl.openPromise(file, { autoClose: false })
      : await yauzl.fromBufferPromise(file)
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry)
  const bytes = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`The zip has no ${name}.`)
    return buffer(await zip.openReadStreamPromise(entry))
  }
  return { names: [...entries.keys()], bytes, text: async (name) => decode(await bytes(name)) }
}

/** The text of a file on disk, unpacked when its name ends in .gz. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path)
  return decode(path.endsWith(".gz") ? gunzipSync(bytes) : bytes)
}

/** UTF-8 where the bytes are valid, else Windows-1252; without a byte order mark. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
