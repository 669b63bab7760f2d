import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { createMetrics } from "./metrics.ts"

const PAGE = readFileSync(join(import.meta.dirname, "../../../docs/operations.md"), "utf8")
/** Those that the library brings along. */
const OF_PROCESS = /^(?:process|nodejs)_/

test("docs/operations.md names every metric but those of the process", async () => {
  const text = await createMetrics({
    measureDatabase: () => Promise.resolve(0.001),
    measureImportAge: () => Promise.resolve(undefined),
    search: { size: () => 1 } as Parameters<typeof createMetrics>[0]["search"],
    version: () => Promise.resolve(1),
  }).text()
  const names = Array.from(text.matchAll(/^# HELP (\w+)/gm), ([, name = ""]) => name)
  const own = names.filter((name) => !OF_PROCESS.test(name))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([])
})
