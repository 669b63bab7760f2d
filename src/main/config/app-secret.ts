import { randomBytes } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The given secret, else a random one made at the first start and kept in the data folder, readable by its owner alone. */
export async function findAppSecret(given: string | undefined, varDir: string): Promise<string> {
  if (given !== undefined) return given
  const file = join(varDir, "secret")
  await mkdir(varDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 })
  } catch (error) {
    // Another start made it before us; any other reason shows when the file is read.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  }
  return (await readFile(file, "utf8")).trim()
}
