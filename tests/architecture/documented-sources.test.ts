import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { IMPORTERS } from "#importers/registry.ts"

const PAGE = readFileSync(join(import.meta.dirname, "..", "..", "docs", "data-sources.md"), "utf8")
/** Reads tables of people, which have no publisher. */
const OF_PEOPLE = "tidy-csv"

test("docs/data-sources.md says of every importer whose data it reads, and under which terms", () => {
  const missing = IMPORTERS.filter(({ id }) => id !== OF_PEOPLE && !PAGE.includes(`\`${id}\``))
  expect(missing.map(({ id }) => id)).toEqual([])
})
