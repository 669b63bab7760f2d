import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"

import type { Catalog } from "#catalog/create-catalog.ts"
import { listCoverage, type IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import type { Database } from "#db/engine/database.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import { buildIndexData } from "../store/build-index-data.ts"
import { codeVersion } from "../store/code-version.ts"
import { readSnapshot } from "../store/snapshot.ts"
import { createCurrentIndex } from "./current-index.ts"

const YEAR = 2026
/** More than are built at once in the thread that answers. */
const MANY = 5100

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "current-index-"))
  file = join(folder, "search-index")
})
afterEach(() => rm(folder, { recursive: true }))

/** A site whose database has this version of the catalogue, and what it reports. */
function openSite(version: number, entries: readonly IndicatorCoverage[]) {
  const held = { version, entries }
  const faults: unknown[] = []
  const list = listCoverage(entries)
  const catalog = {
    version: () => Promise.resolve(version),
    listCoverage: () => Promise.resolve(list),
    prepare: () => Promise.resolve(list),
  } as unknown as Catalog
  const db = {
    query: () => Promise.resolve([{ stamp: `${String(held.version)} 17` }]),
  } as unknown as Database
  const current = createCurrentIndex({
    db,
    catalog,
    now: () => new Date(`${String(YEAR)}-06-01`),
    snapshotFile: file,
    report: (error) => faults.push(error),
  })
  const takeOver = async (next: number, coverage: readonly IndicatorCoverage[]) => {
    held.version = next
    await current.refresh({ version: next, coverage: listCoverage(coverage) })
  }
  return { current, held, faults, takeOver }
}

const findFirst = (current: ReturnType<typeof createCurrentIndex>, text: string) => {
  const { answer, indicators } = current.get()
  const [first] = answer(text).finding.ranked
  return first && indicators.getName(first.doc)
}

const readStored = async (version: number) =>
  readSnapshot(file, [`${String(version)} 17`, await codeVersion(), YEAR].join(" "))

/** The last two are of common measures, so that publishers are ranked. */
const makeEntries = () => [
  ...Array.from({ length: MANY }, (_, k) =>
    coverageOf({ name: `Measure ${String(k).padStart(4, "0")}`, code: `M.${String(k)}.X` }),
  ),
  ...["SP.POP.TOTL", "NY.GDP.MKTP.CD"].map((code) => coverageOf({ name: `Of all ${code}`, code })),
]

test("what changed is merged into the index before, also after a start from the stored one", async () => {
  const entries = makeEntries()
  const first = openSite(1, entries)
  await first.current.refresh()
  await expect.poll(() => readStored(1)).toBeDefined()

  const again = openSite(1, entries)
  await again.current.refresh()
  const rice = coverageOf({ name: "Measure 0500 of rice paddies" })
  const next = [...entries.slice(0, 501), rice, ...entries.slice(501)]
  // Nobody looks at an entry again of which nothing changed.
  const unread = entries[7]
  if (unread) unread.indicator.definition = "Zebras"
  await again.takeOver(2, next)
  expect(findFirst(again.current, "rice paddies")).toBe(rice.indicator.name)
  expect(findFirst(again.current, "zebras")).toBeUndefined()
  if (unread) unread.indicator.definition = ""
  await expect.poll(() => readStored(2)).toEqual(await buildIndexData(next, YEAR))
  expect([...first.faults, ...again.faults]).toEqual([])
})

test("a stored index that was damaged meanwhile is not merged into: all is built anew", async () => {
  const entries = makeEntries()
  const { current, takeOver } = openSite(1, entries)
  await current.refresh()
  await expect.poll(() => readStored(1)).toBeDefined()
  const bytes = await readFile(file)
  const middle = bytes.length >> 1
  await writeFile(file, bytes.fill((bytes[middle] ?? 0) ^ 1, middle, middle + 1))
  const next = [...entries, coverageOf({ name: "Rice paddies" })]
  await takeOver(2, next)
  await expect.poll(() => readStored(2)).toEqual(await buildIndexData(next, YEAR))
})

test("an index of data that changed again while it was built is not stored as theirs", async () => {
  const entries = makeEntries().slice(0, 3)
  const { current, held } = openSite(1, entries)
  await current.refresh()
  // The next import has ended before the index of this one is built.
  held.version = 3
  await current.refresh({
    version: 2,
    coverage: listCoverage([...entries, coverageOf({ name: "Rice" })]),
  })
  // What is written meanwhile is there after a few looks.
  for (let look = 0; look < 200; look += 1) expect(await readStored(3)).toBeUndefined()
  const last = [...entries, coverageOf({ name: "Rice" }), coverageOf({ name: "Maize" })]
  await current.refresh({ version: 3, coverage: listCoverage(last) })
  expect(findFirst(current, "maize")).toBe("Maize")
})
