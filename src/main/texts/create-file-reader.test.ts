import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { afterEach, expect, test } from "vitest"

import { createFileReader } from "./create-file-reader.ts"

const reader = createFileReader()
afterEach(() => reader.close())

test("a file that uses up the memory is given up, and the next one is read", async () => {
  const flood = Buffer.from("<p>a".repeat(1_200_000))
  expect(await reader.read("flood.html", flood)).toEqual({
    refused: "The file could not be read in time, or needs too much memory.",
  })
  expect(await reader.read("a.txt", Buffer.from("Inflation was 5%."))).toMatchObject({
    file: { text: "Inflation was 5%." },
  })
}, 60_000)

test("a command that has closed its reader ends by itself", async () => {
  const program = `const { createFileReader } = await import("#main/texts/create-file-reader.ts")
    const reader = createFileReader()
    await reader.read("a.txt", Buffer.from("x"))
    await reader.close()
    console.log("closed")`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program])
  expect(stdout).toBe("closed\n")
})
