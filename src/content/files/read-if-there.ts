import { readFile } from "node:fs/promises"

/** The text of a file, `undefined` where there is none; throws for a file that is there and cannot be read. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Whether a fault of reading says that nothing is there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT"
}
