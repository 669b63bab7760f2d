import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"

import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import type { Database } from "#db/engine/database.ts"
import { selectChangedIndicators } from "#db/imports/catalogue-changes.ts"
import { bumpDataVersion } from "#db/imports/data-version-writes.ts"
import { selectDataVersion } from "#db/imports/data-version.ts"
import { setPublished } from "#db/imports/publish-series.ts"
import type { CountryCode } from "#domain/places/country.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import type { ImportRecord } from "#importers/importer.ts"
import { testDatabase } from "#tests/support/database.ts"
import {
  fileOf,
  IMPORT_TIME,
  importFiles,
  indicatorOf,
  seriesOf,
} from "#tests/support/import-files.ts"

import { createCatalog, type Catalog } from "../create-catalog.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalogue-"))
})
afterAll(() => rm(folder, { recursive: true }))

const raise = (error: unknown): never => {
  throw error
}

/** The first two are the headline candidates of one measure. */
const CODES = ["NY.GDP.MKTP.CD", "NY.GDP.MKTP.KD", "A", "B", "C", "D"]
const MANY: readonly CountryCode[] = COUNTRIES.slice(0, 110).map(({ code }) => code)

const code = fc.constantFrom(...CODES)
const place = fc.constantFrom("NGA", "KEN", "GHA")
const words = fc.record({
  publishedName: fc.constantFrom("Name", "name", "Other name", "Zebra"),
  category: fc.constantFrom("economy", "price"),
  definition: fc.constantFrom("", "A sentence."),
  isHeadline: fc.boolean(),
} as const)
/** What may happen to the data, in the order of how often it does. */
const step = fc.oneof(
  fc.record({
    does: fc.constant("imports" as const),
    codes: fc.uniqueArray(code, { minLength: 1 }),
    words,
    places: fc.constantFrom<readonly CountryCode[]>(["NGA"], ["NGA", "KEN"], MANY),
    values: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ does: fc.constant("adds a fact to" as const), code, place }),
  fc.record({ does: fc.constant("hides" as const), code, place }),
  fc.record({ does: fc.constant("shows" as const), code, place }),
  fc.record({ does: fc.constant("removes" as const), code }),
  fc.record({ does: fc.constant("names the publisher" as const), name: fc.constantFrom("A", "B") }),
  fc.record({ does: fc.constant("nothing" as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(db: Database, one: Step, day: number): Promise<void> {
  if (one.does === "imports" || one.does === "adds a fact to") return importStep(db, one, day)
  await db.transaction(async (transaction) => {
    if (one.does === "hides" || one.does === "shows")
      await setPublished(
        transaction,
        { indicatorId: `world-bank:${one.code}`, countryCode: one.place, frequency: "yearly" },
        one.does === "shows",
      )
    if (one.does === "removes") {
      const id = `world-bank:${one.code}`
      for (const table of ["series", "fact", "indicator_former_name"])
        await transaction.query(`delete from ${table} where indicator_id = $1`, [id])
      await refreshCoverage(transaction, [id])
      if (one.code === "A") await transaction.query("delete from indicator where id = $1", [id])
    }
    if (one.does === "names the publisher")
      await transaction.query("update source set publisher = $1", [one.name])
    await bumpDataVersion(transaction, IMPORT_TIME)
  })
}

async function importStep(
  db: Database,
  one: Extract<Step, { does: "imports" | "adds a fact to" }>,
  day: number,
): Promise<void> {
  const records: ImportRecord[] =
    one.does === "imports"
      ? one.codes.flatMap((code, k) => [
          indicatorOf(code, {
            ...one.words,
            publishedName: `${one.words.publishedName} ${String(k)}`,
          }),
          ...one.places.map((country) => seriesOf(code, 2010 + day, one.values, country)),
        ])
      : [
          indicatorOf(one.code),
          {
            kind: "fact",
            publisherId: "world-bank",
            code: one.code,
            country: one.place,
            value: day,
          },
        ]
  await importFiles(db, [fileOf(records, { date: `2025-01-${String(day + 10)}` })])
}

/** All that a catalogue says of what is held. */
async function describe(catalog: Catalog, names: ReadonlySet<string>) {
  const texts = [...names].flatMap((name) => [name, name.toLowerCase(), name.replaceAll(" ", "-")])
  return {
    coverage: [...(await catalog.listCoverage())],
    counts: await catalog.counts(),
    places: await catalog.countByCountry(),
    found: await Promise.all(texts.map((text) => catalog.findIndicator(text))),
    priced: await catalog.listIndicators({ category: "price" }),
    datasets: await catalog.findDatasets({ limit: 1000 }),
    sources: await catalog.listSources(),
    standstills: await catalog.listStandstills(IMPORT_TIME),
    headlines: await catalog.chooseHeadlines(country("NGA"), {
      headlines: [["world-bank:A", "world-bank:B"]],
      limit: 20,
      currentYear: 2026,
    }),
  }
}

function country(code: string) {
  const found = COUNTRIES.find((one) => one.code === code)
  if (!found) throw new Error(code)
  return found
}

test(
  "a catalogue that follows the data says the same as one that is built anew",
  { timeout: 300_000 },
  async () => {
    let trials = 0
    const steps = fc.array(fc.record({ step, isLookedAt: fc.boolean() }), {
      minLength: 2,
      maxLength: 7,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (some) => {
        const db = await testDatabase()
        const follows = createCatalog(db)
        await follows.listCoverage()
        const file = join(folder, String((trials += 1)))
        const starts = () => createCatalog(db, undefined, { file, report: raise })
        await starts().listCoverage()
        const names = new Set(CODES.flatMap((one) => [one, `world-bank:${one}`]))
        for (const [day, { step: one, isLookedAt }] of some.entries()) {
          await take(db, one, day)
          const rows = await db.query<{ name: string }>("select name from indicator")
          for (const { name } of rows) names.add(name)
          if (!isLookedAt && day < some.length - 1) continue
          const anew = await describe(createCatalog(db), names)
          expect(await describe(follows, names)).toEqual(anew)
          expect(await describe(starts(), names)).toEqual(anew)
        }
      }),
      { numRuns: 8 },
    )
  },
)

const NINE = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]
const fileOfAll = () => fileOf(NINE.flatMap((one) => [indicatorOf(one), seriesOf(one, 2010, [1])]))

test("what an import did not change is taken over as it is, and not read again", async () => {
  const db = await testDatabase()
  await importFiles(db, [fileOfAll()])
  const asked: unknown[] = []
  const watched: Database = {
    ...db,
    query: (text, parameters) => {
      if (/from (?:series_coverage|indicator)\b/.test(text)) asked.push(...(parameters ?? []))
      return db.query(text, parameters)
    },
  }
  const catalog = createCatalog(watched)
  const before = await catalog.listCoverage()
  asked.length = 0
  await importFiles(db, [
    fileOf([indicatorOf("C"), seriesOf("C", 2010, [1, 2])], { date: "2025-08-01" }),
  ])
  const after = await catalog.listCoverage()
  const origins = [...after.findOrigins(before)]
  expect(origins).toEqual([0, 1, -1, 3, 4, 5, 6, 7, 8])
  expect(after.namesAt(2)?.code).toBe("C")
  expect(asked).toEqual([["world-bank:C"], ["world-bank:C"]])
})

test("a change that does not reach the catalogue changes none of its entries", async () => {
  const db = await testDatabase()
  await importFiles(db, [fileOfAll()])
  const catalog = createCatalog(db)
  const before = await catalog.listCoverage()
  await db.transaction((transaction) => bumpDataVersion(transaction, IMPORT_TIME))
  expect(await selectChangedIndicators(db, (await selectDataVersion(db)) - 1)).toEqual([])
  const after = await catalog.listCoverage()
  expect([...after.findOrigins(before)]).toEqual([...after].map((_, at) => at))
})

test("what changed is not known of a version that is not there, or long gone", async () => {
  const db = await testDatabase()
  await importFiles(db, [fileOfAll()])
  const version = await selectDataVersion(db)
  expect(await selectChangedIndicators(db, version + 1)).toBeUndefined()
  expect((await selectChangedIndicators(db, version - 1))?.length).toBe(NINE.length)
  await db.query("update data_version set version = version + 499")
  expect((await selectChangedIndicators(db, version - 1))?.length).toBeUndefined()
  expect(await selectChangedIndicators(db, version)).toEqual([])
  await db.query("update data_version set version = version + 1")
  expect(await db.query("select 1 from catalogue_change")).toEqual([])
})

test("a change is known before the version that it belongs to is counted up", async () => {
  const db = await testDatabase()
  await importFiles(db, [fileOfAll()])
  const version = await selectDataVersion(db)
  await db.query("delete from series_coverage where indicator_id = 'world-bank:B'")
  expect(await selectChangedIndicators(db, version)).toEqual(["world-bank:B"])
  await db.query("update data_version set version = version + 1")
  expect(await selectChangedIndicators(db, version)).toEqual(["world-bank:B"])
  expect(await selectChangedIndicators(db, version + 1)).toEqual([])
})
