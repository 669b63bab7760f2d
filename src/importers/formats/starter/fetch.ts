import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { AppError } from "#domain/errors.ts"

/** The bytes of one file of the starter folder; `path` is relative to it. Throws "bad-file" when it is not there. */
export async function fetchStarterFile(folder: string, path: string): Promise<Uint8Array> {
  try {
    return await readFile(join(folder, path))
  } catch (error) {
    throw new AppError("bad-file", `There is no file ${path} in ${folder}.`, { cause: error })
  }
}
