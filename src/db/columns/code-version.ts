import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

/** A mark of the code in some folders: another one when a file of them changes, their tests left out. */
export async function readCodeVersion(...folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map(listFiles))).flat()
  const texts = await Promise.all(files.map(({ path }) => readFile(path)))
  const hash = createHash("sha256")
  files.forEach(({ name }, at) => hash.update(name).update(texts[at] ?? ""))
  return hash.digest("base64url").slice(0, 22)
}

async function listFiles(folder: string): Promise<{ name: string; path: string }[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
    .map((name) => ({ name, path: join(folder, name) }))
}
