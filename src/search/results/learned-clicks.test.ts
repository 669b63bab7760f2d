import { beforeEach, expect, test, vi } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import type { Database } from "#db/engine/database.ts"
import { placeNames } from "#domain/places/find-country.ts"
import { addIndicator, addSeries, TEST_DAY } from "#tests/support/builders.ts"
import { coverageOf } from "#tests/support/coverage.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createSearch } from "../create-search.ts"
import { weighClicks } from "./learned-clicks.ts"
import { buildSearchIndex } from "../index/search-index.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
  for (const name of ["Tea exports", "Tea imports"]) {
    const indicator = await addIndicator(db, { code: name.replace(" ", "."), name })
    await addSeries(db, { indicator, country: "KEN", start: "2020", values: [1, 2, 3] })
    await addSeries(db, { indicator, country: "GHA", start: "2020", values: [1, 2, 3] })
  }
})

test("what visitors open for a question comes first afterwards, in whatever order it is asked", async () => {
  const clock = { at: TEST_DAY }
  const search = await createSearch({ db, catalog: createCatalog(db), now: () => clock.at })
  const first = async (text: string) => {
    const { relevant } = await search.search(text, "someone")
    return relevant[0]?.indicator.name
  }
  expect(await first("tea kenya")).toBe("Tea exports")
  for (const visitor of ["a", "b", "c", "d"]) {
    const { searchId } = await search.search("tea kenya", visitor)
    await search.recordClick(searchId, "world-bank:Tea.imports:KEN:yearly")
  }
  clock.at = new Date(TEST_DAY.getTime() + 11 * 60_000)
  // Clicks are read anew beside the answers.
  await vi.waitFor(async () => {
    expect(await first("kenyan tea")).toBe("Tea imports")
  })
  expect(await first("tea ghana")).toBe("Tea imports")
})

test("fewer than three visitors teach nothing, and one visitor counts once", async () => {
  const clock = { at: TEST_DAY }
  const search = await createSearch({ db, catalog: createCatalog(db), now: () => clock.at })
  for (const visitor of ["a", "a", "a", "b"]) {
    const { searchId } = await search.search("tea kenya", visitor)
    await search.recordClick(searchId, "world-bank:Tea.imports:KEN:yearly")
  }
  clock.at = new Date(TEST_DAY.getTime() + 11 * 60_000)
  const { relevant } = await search.search("tea kenya", "someone")
  expect(relevant[0]?.indicator.name).toBe("Tea exports")
})

test("clicks are a share of those of the question, weigh little while few and never more than one", async () => {
  const index = await buildSearchIndex(
    [
      coverageOf({ name: "Tea exports", code: "A" }),
      coverageOf({ name: "Tea imports", code: "B" }),
    ],
    { places: placeNames(), thisYear: () => 2026 },
  )
  const clicked = (indicatorId: string, visitors: number) => ({
    text: "tea",
    indicatorId,
    visitors,
  })
  const weights = (counts: Parameters<typeof clicked>[]) =>
    weighClicks(
      counts.map((count) => clicked(...count)),
      index,
    )("tea")
  expect(weights([["world-bank:A", 5]])?.(0)).toBeCloseTo(1 / 3)
  expect(weights([["world-bank:A", 1_000_000]])?.(0)).toBeLessThan(1)
  expect(
    weights([
      ["world-bank:A", 5],
      ["world-bank:B", 5],
    ])?.(1),
  ).toBeCloseTo(1 / 4)
  expect(weights([["world-bank:gone", 5]])).toBeUndefined()
})
