import { mkdir, readFile, truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { beforeAll, expect, test } from "vitest"

import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

import { openArchive } from "./open-archive.ts"
import { openZip } from "./zip-archive.ts"

let folder = ""
beforeAll(async () => {
  folder = await temporaryFolder()
})

async function readText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

test("files of a zip are listed and read, in any order and again", async () => {
  const path = await writeZip(join(folder, "two.zip"), { "a.csv": "1,2\n", "sub/b.csv": "3\n" })
  const zip = await openZip(path)
  expect(zip.names).toEqual(["a.csv", "sub/b.csv"])
  expect(await readText(zip.read("sub/b.csv"))).toBe("3\n")
  expect(await readText(zip.read("a.csv"))).toBe("1,2\n")
  expect(await readText(zip.read("a.csv"))).toBe("1,2\n")
  zip.close()
})

test("entries that point outside the archive are ignored", async () => {
  const path = await writeZip(join(folder, "evil.zip"), { "aa/evil.csv": "x", "good.csv": "y" })
  const bytes = await readFile(path)
  const evil = Buffer.from(
    bytes.toString("latin1").replaceAll("aa/evil.csv", "../evil.csv"),
    "latin1",
  )
  await writeFile(path, evil)
  const zip = await openZip(path)
  expect(zip.names).toEqual(["good.csv"])
  zip.close()
})

test("a zip that is cut off is refused with a sentence", async () => {
  const path = await writeZip(join(folder, "cut.zip"), { "a.csv": "1,2\n".repeat(5000) })
  await truncate(path, 100)
  await expect(openZip(path)).rejects.toMatchObject({
    code: "bad-file",
    message: "cut.zip is not a complete zip file; it may be cut off or damaged.",
  })
})

test("damage inside a zip is found while reading", async () => {
  const content = Array.from({ length: 3000 }, (_, k) => `${String(k)},${String(k * k)}`).join("\n")
  const path = await writeZip(join(folder, "hurt.zip"), { "a.csv": content })
  const bytes = await readFile(path)
  bytes.fill(0xff, 200, 260)
  await writeFile(path, bytes)
  const zip = await openZip(path)
  await expect(readText(zip.read("a.csv"))).rejects.toMatchObject({ code: "bad-file" })
  zip.close()
})

test("an archive is known by its first bytes too, and a .zip that is none is refused", async () => {
  const path = await writeZip(join(folder, "download"), { "a.csv": "1\n" })
  const zip = await openArchive(path)
  expect(zip.names).toEqual(["a.csv"])
  zip.close()
  await writeFile(join(folder, "plain.zip"), "<html>Sorry</html>")
  await expect(openArchive(join(folder, "plain.zip"))).rejects.toMatchObject({ code: "bad-file" })
})

test("a folder is an archive of everything in it", async () => {
  await mkdir(join(folder, "tree/sub"), { recursive: true })
  await writeFile(join(folder, "tree/sub/b.csv"), "b\n")
  await writeFile(join(folder, "tree/a.csv"), "a\n")
  const archive = await openArchive(join(folder, "tree"))
  expect(archive.names).toEqual(["a.csv", "sub/b.csv"])
  expect(await readText(archive.read("sub/b.csv"))).toBe("b\n")
})
