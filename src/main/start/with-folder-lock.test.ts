import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { expect, test } from "vitest"

import { withFolderLock } from "./with-folder-lock.ts"

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "folder-lock-"))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test("of several that come at once only one works at a time, and each gets its turn", async () => {
  await inFolder(async (folder) => {
    let working = 0
    const seen: number[] = []
    const work = async () => {
      working += 1
      seen.push(working)
      await new Promise(setImmediate)
      working -= 1
    }
    await Promise.all([1, 2, 3].map(() => withFolderLock(folder, work)))
    expect(seen).toEqual([1, 1, 1])
  })
})

test("work that fails leaves the turn to the next", async () => {
  await inFolder(async (folder) => {
    const fails = () => Promise.reject(new Error("no"))
    await expect(withFolderLock(folder, fails)).rejects.toThrow("no")
    expect(await withFolderLock(folder, () => Promise.resolve("done"))).toBe("done")
  })
})
