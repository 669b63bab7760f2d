import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"

import { readCodeVersion } from "./code-version.ts"

test("the mark of the code changes with a file of any of its folders, and not with a test", async () => {
  const root = await mkdtemp(join(tmpdir(), "code-version-"))
  onTestFinished(() => rm(root, { recursive: true }))
  const [one, other] = [join(root, "one"), join(root, "other")]
  await mkdir(join(one, "inner"), { recursive: true })
  await mkdir(other)
  await writeFile(join(one, "inner", "a.ts"), "1")
  await writeFile(join(other, "b.ts"), "1")
  const mark = await readCodeVersion(one, other)
  await writeFile(join(one, "inner", "a.test.ts"), "1")
  expect(await readCodeVersion(one, other)).toBe(mark)
  await writeFile(join(other, "b.ts"), "2")
  expect(await readCodeVersion(one, other)).not.toBe(mark)
})
