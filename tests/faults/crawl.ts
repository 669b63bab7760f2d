import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import { CATEGORIES } from "#domain/indicators/category.ts"
import {
  crawlCountry,
  listCrawled,
  openPage,
  type CrawledCountry,
} from "#tests/support/crawl-countries.ts"
import { importInto, testSite } from "#tests/support/site.ts"

/** Fewer of either are named: the country has a thin page, though nothing on it is wrong. */
const FULL = { indicators: 8, charts: 4 }
/** Figures older than this are named. */
const OLD_YEARS = 10

/**
 * Opens the pages of every country on the data of `DATABASE_URL` (without it on the starter): picker, dashboard, its
 * answer of the API, the list of indicators and each of its categories. Names every error and every empty section.
 */
export async function run(count = Infinity): Promise<boolean> {
  const db = await openData()
  const version = await createCatalog(db).version()
  const site = await testSite(db, {
    publicFeatures: ["country-dashboard"],
    version: () => Promise.resolve(version),
  })
  const countries = (await listCrawled(site.catalog)).slice(0, count)
  const faults = await openPage(site.app, "/countries")
  const crawled: CrawledCountry[] = []
  for (const country of countries) {
    const found = await crawlCountry(site.app, country)
    crawled.push(found)
    faults.push(...found.problems)
    for (const category of CATEGORIES) {
      const url = `/countries/indicator/${country.slug}?category=${category}`
      faults.push(...(await openPage(site.app, url)))
    }
  }
  report(crawled, faults)
  await site.app.close()
  await site.people.close()
  await db.close()
  return faults.length === 0
}

async function openData(): Promise<Database> {
  const url = process.env["DATABASE_URL"]
  const db = await openDatabase({ url })
  await migrate(db)
  if (url === undefined) {
    console.log("DATABASE_URL names no server: this is the starter.")
    await importInto(db, ["starter"])
  }
  return db
}

function report(crawled: readonly CrawledCountry[], faults: readonly string[]): void {
  const year = new Date().getUTCFullYear()
  for (const { country, dashboard } of crawled) {
    const { selectedIndicators, selectedCharts } = dashboard
    const isThin =
      selectedIndicators.length < FULL.indicators || selectedCharts.length < FULL.charts
    const old = [...selectedIndicators, ...selectedCharts].filter(
      ({ endYear }) => endYear !== null && endYear < year - OLD_YEARS,
    )
    if (isThin) {
      console.log(
        `thin: ${country.name}, ${String(selectedIndicators.length)} indicators, ${String(selectedCharts.length)} charts`,
      )
    }
    for (const { name, endYear } of old) {
      console.log(`old: ${country.name}, ${name}, ${String(endYear)}`)
    }
  }
  for (const fault of faults) console.log(`FAULT: ${fault}`)
  console.log(
    `${String(crawled.length)} countries, ${faults.length === 0 ? "everything held." : `${String(faults.length)} faults.`}`,
  )
}
