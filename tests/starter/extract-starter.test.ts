import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"

import { describeIndicator } from "#domain/indicators/describe-indicator.ts"

import { extractStarter } from "../../scripts/extract-starter.ts"
import type { StarterTable } from "../../scripts/starter/starter-table.ts"

const COMMITTED = fileURLToPath(new URL("../../data/starter/", import.meta.url))

let folder = ""
let tables: StarterTable[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "starter-"))
  tables = extractStarter(folder)
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(root, path)).isFile())
    .toSorted()
}

test("the starter data is exactly what the packages hold, file by file", () => {
  expect(filesIn(COMMITTED)).toEqual(filesIn(folder))
  for (const path of filesIn(folder)) {
    expect(readFileSync(join(COMMITTED, path), "utf8"), path).toBe(
      readFileSync(join(folder, path), "utf8"),
    )
  }
})

test("the starter data stays below one and a half megabytes", () => {
  const bytes = filesIn(COMMITTED).reduce(
    (sum, path) => sum + statSync(join(COMMITTED, path)).size,
    0,
  )
  expect(bytes).toBeLessThan(1_500_000)
})

test("no country has two figures of one indicator and period", () => {
  for (const { source, rows } of tables) {
    const keys = rows.map(({ code, country, period }) => `${code} ${country} ${period}`)
    expect(new Set(keys).size, source.id).toBe(keys.length)
  }
})

test("only territories without a page of their own are left out", () => {
  const left = new Set(tables.flatMap(({ unresolved }) => unresolved))
  expect([...left].toSorted()).toEqual([
    "AC",
    "AQ",
    "BV",
    "CP",
    "CQ",
    "DG",
    "EA",
    "GS",
    "HM",
    "IC",
    "TA",
    "TF",
    "UM",
  ])
})

test("category and aggregation of the starter follow the rules for every other source", () => {
  for (const { indicators } of tables) {
    for (const { code, name, unit, category, aggregation } of indicators) {
      const described = describeIndicator({ code, name, topics: [], publishedUnit: unit })
      expect({ category: described.category, aggregation: described.aggregation }, name).toEqual({
        category,
        aggregation,
      })
    }
  }
})
