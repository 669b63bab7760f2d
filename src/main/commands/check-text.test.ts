import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import { checkTextCommand } from "./check-text.ts"
import type { DataCommandOptions } from "./data-command.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-text-"))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const options: DataCommandOptions = {
    args,
    openDb: () => Promise.reject(new Error("not asked for")),
    now: () => new Date("2026-01-01T00:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: "",
  }
  return { exit: await checkTextCommand(options), lines }
}

test("without a file it prints how it is used", async () => {
  expect((await run()).exit).toBe(1)
  const { exit, lines } = await run("--help")
  expect([exit, lines[0]?.startsWith("npm run check-text")]).toEqual([0, true])
})

test("a file that cannot be read and a day that is none are told", async () => {
  await expect(run(join(folder, "none.txt"))).rejects.toThrow(/could not be read/)
  await writeFile(join(folder, "a.txt"), "Nothing.")
  await expect(run(join(folder, "a.txt"), "--as-of", "soon")).rejects.toThrow(/is not a day/)
})
