import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import type { Database } from "#db/engine/database.ts"
import { createSearch, type Search } from "#search/create-search.ts"

import { addFact, addIndicator, addSeries, addSource, TEST_DAY } from "./builders.ts"
import { testDatabase } from "./database.ts"

/** An indicator with quarterly, yearly, regional, unpublished and undated figures. */
export const PRICES = "world-bank:PRICES"

/** Catalogue and search over a small stored data set: prices of several places and one closed source. */
export async function storedServices(): Promise<{ catalog: Catalog; search: Search }> {
  const db = await testDatabase()
  await fill(db)
  const catalog = createCatalog(db)
  return { catalog, search: await createSearch({ db, catalog, now: () => TEST_DAY }) }
}

async function fill(db: Database): Promise<void> {
  const prices = await addIndicator(db, {
    code: "PRICES",
    name: "Consumer prices (index)",
    category: "price",
    aggregation: "average",
  })
  const quarters = [1, 2, 3, 4, 5, 6, 7, null, 9, 10, 11, 12]
  await addSeries(db, { indicator: prices, country: "NGA", start: "2020-Q1", values: quarters })
  await addSeries(db, {
    indicator: prices,
    country: "GHA",
    start: "2019",
    values: [10, null, 12, 13],
    vintage: "2025-06-01",
    forecastFrom: 2022,
  })
  await addSeries(db, {
    indicator: prices,
    country: "GHA",
    start: "2019",
    values: [9],
    vintage: "2024-06-01",
    isHistory: true,
  })
  await addSeries(db, { indicator: prices, country: "WLD", start: "2019", values: [7] })
  const hidden = { indicator: prices, country: "BEN", start: "2019", values: [5] }
  await addSeries(db, { ...hidden, isPublished: false })
  await addFact(db, { indicator: prices, country: "TGO", value: 3 })
  await addClosed(db)
}

async function addClosed(db: Database): Promise<void> {
  const source = { id: "unwto/arrivals", publisherId: "unwto", publisher: "UNWTO" }
  await addSource(db, { ...source, redistribute: "no", licence: "All rights reserved" })
  const arrivals = await addIndicator(db, {
    code: "ARRIVALS",
    sourceId: source.id,
    publisherId: source.publisherId,
    category: "tourism",
  })
  await addSeries(db, { indicator: arrivals, country: "NGA", start: "2020", values: [4, 5] })
}
