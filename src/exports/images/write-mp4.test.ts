import { chmod, mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { expect, test } from "vitest"

import { writeMp4 } from "./write-mp4.ts"

const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450"><rect width="9" height="9"/></svg>`

/** A program that does what a few lines of shell say. */
async function makeJob(lines: string) {
  const folder = await mkdtemp(join(tmpdir(), "film-"))
  const program = join(folder, "program")
  await writeFile(program, `#!/bin/sh\n${lines}\n`)
  await chmod(program, 0o755)
  const frames = Array.from({ length: 8 }, () => SQUARE)
  return { frames, density: 1, delayMs: 350, program, file: join(folder, "film.mp4") }
}

test("every frame is handed over, and what the program wrote is the film", async () => {
  const job = await makeJob(`for last; do :; done; cat > "$last"`)
  expect((await writeMp4(job)).length).toBe(8 * 800 * 450 * 4)
})

test("a program that fails says why", async () => {
  const job = await makeJob("echo Unknown encoder >&2; exit 3")
  await expect(writeMp4(job)).rejects.toThrow("ffmpeg ended with 3: Unknown encoder")
})

test("a program that hangs is ended at its deadline", async () => {
  const job = await makeJob("exec sleep 60")
  await expect(writeMp4(job, 300)).rejects.toThrow("ffmpeg ended with SIGKILL")
})
