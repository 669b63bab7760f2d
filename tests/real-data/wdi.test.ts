import { stat, utimes } from "node:fs/promises"
import { join } from "node:path"

import { beforeEach, describe, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { dataPackage } from "#importers/formats/data-package/data-package.ts"
import type { Importer } from "#importers/importer.ts"
import { runImport } from "#importers/run-import.ts"
import { worldBank } from "#importers/formats/world-bank/world-bank.ts"
import { openZip } from "#importers/read/zip-archive.ts"
import { realData } from "#tests/support/count-records.ts"
import { testDatabase } from "#tests/support/database.ts"
import { readPlainCsv } from "#tests/support/plain-csv.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

const headline = realData("wb-wdi-headline")
const indicators = realData("wb-wdi-indicators")

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

async function run(importer: Importer, from: string) {
  return runImport({ db, importer, from, now: () => new Date("2026-11-22T00:00:00Z") })
}

async function textOf(path: string, name: string): Promise<string> {
  const zip = await openZip(path)
  const chunks: Uint8Array[] = []
  for await (const chunk of zip.read(name)) chunks.push(chunk)
  zip.close()
  return Buffer.concat(chunks).toString("utf8")
}

/** A zip of a few packages of the big one, with the same names, of the same day as the headline zip. */
async function writeFewPackages(folder: string, like: string): Promise<string> {
  const big = join(folder, "wdi-indicators.zip")
  const files: Record<string, string> = {}
  for (const code of ["fp.cpi.totl.zg", "ny.gdp.mktp.cd", "sp.pop.totl"])
    for (const name of ["datapackage.json", "data.csv"])
      files[`indicators/${code}/${name}`] = await textOf(big, `indicators/${code}/${name}`)
  const path = await writeZip(join(await temporaryFolder(), "wdi-indicators.zip"), files)
  const { mtime } = await stat(like)
  await utimes(path, mtime, mtime)
  return path
}

/** Where two files have the very same figures it is the same which of them they came from. */
async function currentSeries() {
  return db.query(
    `select indicator_id, country_code, frequency, start_index, last_index, checksum, figures_date
     from series order by 1, 2, 3`,
  )
}

describe.skipIf(headline === undefined)("the World Bank's headline indicators", () => {
  const folder = headline ?? ""

  test("every series and figure of the file is in the database, and nothing else", async () => {
    const [header = [], ...rows] = readPlainCsv(
      await textOf(join(folder, "WDI_CSV.zip"), "WDICSV.csv"),
    )
    const from = header.indexOf("1960")
    const cells = rows.map((row) => row.slice(from).filter((cell) => cell !== ""))
    const figures = cells.map((row) => row.filter((cell) => /^-?[\d.,]+(E[+-]?\d+)?$/i.test(cell)))
    const count = figures.reduce((sum, row) => sum + row.length, 0)

    const report = await run(worldBank, folder)
    const [held] = await db.query(
      "select count(*) as series, sum(figure_count)::int as values, count(distinct indicator_id) as indicators from series",
    )
    expect(held).toEqual({
      series: figures.filter((row) => row.length > 0).length,
      values: count,
      indicators: new Set(rows.map((row) => row[header.indexOf("Indicator Code")])).size,
    })
    expect(report.files[0]).toMatchObject({
      rows: rows.length,
      valueCount: count,
      unknownCountries: [],
    })
    const problems = report.files[0]?.problems.reduce((sum, each) => sum + each.count, 0) ?? 0
    expect(problems).toBe(cells.reduce((sum, row) => sum + row.length, 0) - count)

    const kenya = rows.find((row) => row[1] === "KEN" && row[3] === "NY.GDP.MKTP.CD") ?? []
    const [stored] = await db.query<{ start_index: number; values: number[] }>(
      "select start_index, values from series where indicator_id = $1 and country_code = $2",
      ["world-bank:NY.GDP.MKTP.CD", "KEN"],
    )
    const expected = kenya.slice(from).map((cell) => (cell === "" ? null : Number(cell)))
    const first = expected.findIndex((value) => value !== null)
    expect(stored?.start_index).toBe(1960 + first)
    expect(stored?.values).toEqual(
      expected.slice(first, expected.findLastIndex((value) => value !== null) + 1),
    )
  })

  test("a second run changes nothing", async () => {
    await run(worldBank, folder)
    const before = [await currentSeries(), await db.query("select version from data_version")]
    const report = await run(worldBank, folder)
    expect(report.changed).toBe(false)
    expect(report.files[0]?.series).toMatchObject({ new: 0, changed: 0, older: 0 })
    expect([await currentSeries(), await db.query("select version from data_version")]).toEqual(
      before,
    )
  })

  test.skipIf(indicators === undefined)(
    "with the copy of all indicators, the same figures are current in either order",
    async () => {
      const few = await writeFewPackages(indicators ?? "", join(folder, "WDI_CSV.zip"))
      const nigeria = () =>
        db.query(
          `select start_index, last_index from series
           where indicator_id = 'world-bank:FP.CPI.TOTL.ZG' and country_code = 'NGA'`,
        )
      await run(worldBank, folder)
      expect(await nigeria()).toEqual([{ start_index: 1960, last_index: 2023 }])
      await run(dataPackage, few)
      expect(await nigeria()).toEqual([{ start_index: 1960, last_index: 2025 }])
      const headlineFirst = await currentSeries()

      db = await testDatabase()
      await run(dataPackage, few)
      await run(worldBank, folder)
      expect(await nigeria()).toEqual([{ start_index: 1960, last_index: 2025 }])
      expect(await currentSeries()).toEqual(headlineFirst)
    },
  )
})

const country = realData("wb-wdi-country")

test.skipIf(country === undefined)(
  "the one-country download brings every indicator with a figure",
  async () => {
    const report = await run(worldBank, country ?? "")
    expect(report.files).toMatchObject([
      {
        vintage: "2025-07-01",
        rows: 1516,
        valueCount: 43_411,
        series: { new: 1403 },
        indicators: { new: 1403, withoutValues: 113 },
        problems: [],
      },
    ])
    const [described] = await db.query(
      "select count(*) as count from indicator where definition <> ''",
    )
    expect(described?.["count"]).toBeGreaterThan(1390)
  },
)

const topics = realData("wb-wdi-topic")

test.skipIf(topics === undefined)(
  "topic downloads bring their topics, the description zip the rest",
  async () => {
    const report = await run(worldBank, topics ?? "")
    expect(
      report.files.map(({ file, vintage, valueCount }) => [file.slice(0, 6), vintage, valueCount]),
    ).toEqual([
      ["API_11", "2025-07-01", expect.any(Number)],
      ["API_13", "2021-09-15", expect.any(Number)],
      ["API_14", "2021-09-15", expect.any(Number)],
      ["API_15", "2021-09-15", expect.any(Number)],
      ["API_16", "2021-09-15", expect.any(Number)],
      ["topic-", "2021-09-30", 0],
    ])
    expect(report.files.reduce((sum, { valueCount }) => sum + valueCount, 0)).toBe(574_151)
    expect(report.files.flatMap(({ unknownCountries }) => unknownCountries)).toEqual([])
    const [bare] = await db.query(
      "select count(*) as count from indicator where published_topics = '{}'",
    )
    expect(bare).toEqual({ count: 0 })
  },
)
