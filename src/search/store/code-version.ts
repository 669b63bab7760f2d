import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const FOLDER = join(import.meta.dirname, "..")

let known: Promise<string> | undefined

/** The mark of the code that this process runs; read once. */
export function codeVersion(): Promise<string> {
  known ??= readCodeVersion()
  return known
}

/** A mark of the code that builds an index: another one when a file of this part changes, its tests left out. */
export async function readCodeVersion(): Promise<string> {
  const files = (await readdir(FOLDER, { recursive: true }))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
  const hash = createHash("sha256")
  for (const name of files) hash.update(name).update(await readFile(join(FOLDER, name)))
  return hash.digest("base64url").slice(0, 22)
}
