import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries, TEST_DAY } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog } from "./create-catalog.ts"
import { createSiteMap } from "./site-map.ts"

let db: Database
/** What was asked of the database. */
let asked: string[]

beforeEach(async () => {
  db = await testDatabase()
  asked = []
  for (const code of ["A", "B", "C"]) {
    const indicator = await addIndicator(db, { code, name: `Name ${code}` })
    for (const country of ["NGA", "GHA"])
      await addSeries(db, { indicator, country, start: "2020", values: [1, 2] })
  }
})

const siteMap = (size: number) => {
  const watched: Database = {
    ...db,
    query: (text, parameters) => {
      asked.push(text)
      return db.query(text, parameters)
    },
  }
  return createSiteMap(watched, () => createCatalog(db).version(), size)
}
const names = async (size: number, piece: number) =>
  (await siteMap(size).listPages(piece))?.map(
    ({ name, countrySlug }) => `${name.replace("Name ", "")} ${countrySlug}`,
  )

test("the pieces are counted from what is held of each indicator, without reading a series", async () => {
  const changed = { changedAt: TEST_DAY }
  expect(await siteMap(4).pieces()).toMatchObject([changed, changed])
  expect(asked).toHaveLength(1)
  expect(asked[0]).not.toMatch(/\bseries\b/)
})

test("a piece ends with an indicator, and every page is in one piece", async () => {
  expect(await names(3, 0)).toEqual(["A ghana", "A nigeria", "B ghana", "B nigeria"])
  expect(await names(3, 1)).toEqual(["C ghana", "C nigeria"])
  expect(await names(3, 2)).toBeUndefined()
})

test("hidden series have no page, and are not counted", async () => {
  await db.query("update series set is_published = false where indicator_id like '%:A'")
  await db.query("delete from series_coverage where indicator_id like '%:A'")
  expect(await names(4, 0)).toEqual(["B ghana", "B nigeria", "C ghana", "C nigeria"])
  expect(await names(4, 1)).toBeUndefined()
})
