import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"

import { placeNames } from "#domain/places/find-country.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import { openSearchIndex } from "../index/search-index.ts"
import { buildInWorker } from "./build-in-worker.ts"
import { buildIndexData } from "./build-index-data.ts"
import { readSnapshot, writeSnapshot } from "./snapshot.ts"

const CATALOGUE = [
  coverageOf({ name: "GDP (current US$)", code: "NY.GDP.MKTP.CD", isHeadline: true }),
  coverageOf({ name: "Rice yield, côté", definition: "Harvested grain of paddies." }),
  coverageOf({ name: "Population, total", code: "SP.POP.TOTL", frequencies: ["monthly"] }),
]

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "search-"))
  path = join(folder, "search-index")
})
afterEach(() => rm(folder, { recursive: true }))

test("an index that was stored and read back answers like the one that was built", async () => {
  const data = await buildIndexData(CATALOGUE, 2026)
  await writeSnapshot(path, "key", data)
  const stored = await readSnapshot(path, "key")
  expect(stored).toEqual(data)
  const index = await openSearchIndex(stored ?? data, {
    places: placeNames(),
    thisYear: () => 2026,
  })
  const { ranked } = index.answer("rice côte").finding
  expect(ranked.map(({ doc }) => index.indicators.getName(doc))).toEqual(["Rice yield, côté"])
  expect(index.indicators.get(2)).toMatchObject({ code: "SP.POP.TOTL", frequencies: ["monthly"] })
})

test("a file of other data or other code is not used", async () => {
  await writeSnapshot(path, "version 1", await buildIndexData(CATALOGUE, 2026))
  expect(await readSnapshot(path, "version 2")).toBeUndefined()
  expect(await readSnapshot(join(folder, "none"), "version 1")).toBeUndefined()
})

test("a file that is cut off or changed anywhere is not used", async () => {
  await writeSnapshot(path, "key", await buildIndexData(CATALOGUE, 2026))
  const whole = await readFile(path)
  for (const length of [0, 5, 20, 300, whole.length - 20_000]) {
    await writeFile(path, whole.subarray(0, length))
    expect(await readSnapshot(path, "key"), String(length)).toBeUndefined()
  }
  // The header, where names of places and publishers stand; the last bit turns a letter into another.
  const header = Array.from({ length: 40 }, (_, step) => step * 37)
  for (const at of [...header, whole.length - 9]) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    await writeFile(path, damaged)
    const read = await readSnapshot(path, "key")
    // Bytes between columns belong to nothing.
    if (read !== undefined) expect(read).toEqual(await buildIndexData(CATALOGUE, 2026))
  }
})

test("another thread builds the same index", async () => {
  expect(await buildInWorker(CATALOGUE, 2026)).toEqual(await buildIndexData(CATALOGUE, 2026))
})
