import { chmod, mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { expect, test } from "vitest"

import { findProgram } from "./find-program.ts"

test("a program is found in the first folder that has it", async () => {
  const [empty, full] = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), "programs-"))))
  const file = join(full ?? "", "ffmpeg")
  await writeFile(file, "")
  const path = [empty, "relative", full].join(":")
  expect(findProgram("ffmpeg", path)).toBe(null)
  await chmod(file, 0o755)
  expect(findProgram("ffmpeg", path)).toBe(file)
  expect(findProgram("ffmpeg", "")).toBe(null)
})
