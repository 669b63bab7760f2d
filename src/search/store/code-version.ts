import { join } from "node:path"

import { readCodeVersion } from "#db/columns/code-version.ts"

const FOLDER = join(import.meta.dirname, "..")

let known: Promise<string> | undefined

/** The mark of the code that builds an index, as this process runs it; read once. */
export function codeVersion(): Promise<string> {
  known ??= readCodeVersion(FOLDER)
  return known
}
