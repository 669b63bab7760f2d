import type { FastifyInstance } from "fastify"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import type { Country } from "#domain/places/country.ts"
import { listCrawled } from "#tests/support/crawl-countries.ts"
import { importInto, testSite } from "#tests/support/site.ts"

import { quantile, round3 } from "./support/numbers.ts"

const FILES = 25
/** Countries in the groups with the fewest and the most indicators. */
const GROUP = 20

type Timed = { country: Country; ms: number; queries: number }

/**
 * Server time of country dashboards on the data of `DATABASE_URL` (without it on the starter): each country for the
 * first time and again, by the page and by the API; the same for few and many indicators; and the files.
 */
export async function run(): Promise<void> {
  const counted = countQueries(await openData())
  const { db } = counted
  const version = await createCatalog(db).version()
  const { app, catalog, people } = await testSite(db, {
    publicFeatures: ["country-dashboard", "download"],
    version: () => Promise.resolve(version),
  })
  const countries = await listCrawled(catalog)
  await warmUp(app)
  const measure = (path: (slug: string) => string, chosen = countries) =>
    timeEach(app, counted, chosen, path)
  const page = (slug: string) => `/country/${slug}`
  const answer = (slug: string) => `/api/v1/country-dashboard/user/${slug}`
  const rows: Record<string, object> = {}
  const cold = await measure(page)
  rows["page, first time"] = rowOf(cold)
  rows["page, kept"] = rowOf(await measure(page))
  rows["API, first time"] = rowOf(await measure(answer))
  rows["API, again"] = rowOf(await measure(answer))
  for (const format of ["pdf", "csv", "xlsx"]) {
    const path = (slug: string) => `/api/v1/export/country-dashboard/${slug}?file_type=${format}`
    await measure(path, countries.slice(0, 2))
    rows[format] = rowOf(await measure(path, spread(countries)))
  }
  console.log(`\n${String(countries.length)} countries, server time in ms`)
  console.table(rows)
  await compareSizes(cold, catalog)
  await app.close()
  await people.close()
  await db.close()
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

/** A database that counts what it is asked. */
function countQueries(db: Database): { db: Database; count: () => number } {
  let queries = 0
  const counting: Database = {
    ...db,
    query: (...args) => {
      queries += 1
      return db.query(...args)
    },
  }
  return { db: counting, count: () => queries }
}

/** What is read once for all countries, and code that is compiled with its first use. */
async function warmUp(app: FastifyInstance): Promise<void> {
  for (const url of ["/country", "/country/world", "/country/kenya?warm", "/country/ghana?warm"]) {
    await app.inject({ url })
  }
}

async function timeEach(
  app: FastifyInstance,
  counted: { count: () => number },
  countries: readonly Country[],
  path: (slug: string) => string,
): Promise<Timed[]> {
  const times: Timed[] = []
  for (const country of countries) {
    const before = counted.count()
    const start = performance.now()
    const { statusCode } = await app.inject({ url: path(country.slug) })
    const ms = performance.now() - start
    if (statusCode !== 200) throw new Error(`${path(country.slug)}: ${String(statusCode)}`)
    times.push({ country, ms, queries: counted.count() - before })
  }
  return times
}

/** Countries from all over the list, so many that the files of each take seconds in all. */
function spread(countries: readonly Country[]): Country[] {
  const step = Math.max(1, Math.floor(countries.length / FILES))
  return countries.filter((_, k) => k % step === 0).slice(0, FILES)
}

function rowOf(times: readonly Timed[]) {
  const ms = times.map((timed) => timed.ms)
  return {
    requests: times.length,
    p50: round3(quantile(ms, 0.5)),
    p95: round3(quantile(ms, 0.95)),
    max: round3(Math.max(...ms)),
    "most queries": Math.max(...times.map(({ queries }) => queries)),
  }
}

/** The countries with the fewest and with the most indicators beside each other: the dashboard shows as many of either. */
async function compareSizes(
  cold: readonly Timed[],
  catalog: Awaited<ReturnType<typeof testSite>>["catalog"],
): Promise<void> {
  const counts = await catalog.countByCountry()
  const bySize = cold.toSorted(
    (a, b) => (counts.get(a.country.code) ?? 0) - (counts.get(b.country.code) ?? 0),
  )
  const groups = { fewest: bySize.slice(0, GROUP), most: bySize.slice(-GROUP) }
  const rows = Object.entries(groups).map(([name, times]) => {
    const held = times.map(({ country }) => counts.get(country.code) ?? 0)
    const range = `${String(Math.min(...held))} to ${String(Math.max(...held))}`
    return [`${name}: ${range} indicators`, rowOf(times)] as const
  })
  console.log(
    `\npage for the first time, the ${String(GROUP)} countries with the fewest and the most`,
  )
  console.table(Object.fromEntries(rows))
}
