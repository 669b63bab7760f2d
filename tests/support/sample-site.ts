import { openDatabase } from "#db/engine/connect.ts"
import { selectDataVersion } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import { serveVersion } from "#main/start/served-version.ts"

import { addIndicator, addSeries } from "./builders.ts"
import { testSite, type TestSite } from "./site.ts"

export const SAMPLE_NAME = "Inflation, consumer prices (annual %)"
export const SAMPLE_PAGE = `/indicators/${encodeURIComponent(SAMPLE_NAME)}/nigeria`
export const SAMPLE_EMBED = `/chart?indicator=${encodeURIComponent(SAMPLE_NAME)}&country=nigeria`
export const SAMPLE_COMPARISON = `/compare?indicator=${encodeURIComponent(SAMPLE_NAME)}&country=nigeria&indicator2=${encodeURIComponent(SAMPLE_NAME)}&country2=ghana`

// A page is as long as its words: these are about as long as publishers write them.
const DEFINITION =
  "The yearly change of what an average household pays for a basket of goods and services, " +
  "which may be fixed or revised at intervals, for instance once a year. "
const COUNTRIES = ["NGA", "GHA", "KEN", "ZAF", "EGY", "USA", "GBR", "CHN", "IND", "BRA"]

/** A site with one indicator of 66 yearly, made-up figures for ten countries: the page that sizes and speeds are measured on. */
export async function sampleSite(
  options: Parameters<typeof testSite>[1] = {},
): Promise<TestSite & { db: Database }> {
  const db = await openDatabase({})
  await migrate(db)
  const indicator = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: SAMPLE_NAME,
    unit: "annual %",
    category: "price",
    isHeadline: true,
    definition: DEFINITION.repeat(2),
    sourceNote: DEFINITION,
  })
  for (const [k, country] of COUNTRIES.entries()) {
    const values = Array.from({ length: 66 }, (_, year) => 12 + 30 * Math.sin(year / (3 + k)) ** 2)
    await addSeries(db, { indicator, country, start: "1960", values })
  }
  // As in the running site, no request asks the database for it.
  const { current } = await serveVersion({
    ask: () => selectDataVersion(db),
    prepare: () => Promise.resolve(),
  })
  return { ...(await testSite(db, { ...options, version: current })), db }
}
