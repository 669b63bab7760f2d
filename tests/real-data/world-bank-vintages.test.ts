import { beforeAll, describe, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { getImporter } from "#importers/registry.ts"
import { runImport } from "#importers/run-import.ts"
import { realData } from "#tests/support/count-records.ts"
import { testDatabase } from "#tests/support/database.ts"

const SOURCES = [
  ["wb-wdi-headline", "world-bank"],
  ["wb-wdi-topic", "world-bank"],
  ["wb-wdi-country", "world-bank"],
  ["wb-wdi-bulk", "world-bank"],
  ["wb-databank", "wb-databank"],
] as const

const isThere = SOURCES.every(([folder]) => realData(folder) !== undefined)

async function importAll(sources: readonly (readonly [string, string])[]): Promise<Database> {
  const db = await testDatabase()
  for (const [folder, importer] of sources)
    await runImport({
      db,
      importer: getImporter(importer),
      from: realData(folder) ?? "",
      now: () => new Date("2026-11-22T00:00:00Z"),
    })
  return db
}

/** Everything that a reader may see, but for the numbers of imports, which tell their order. */
async function contentOf(db: Database) {
  return {
    series: await db.query(
      `select indicator_id, country_code, frequency, checksum, figures_date, lineage, source_id,
         forecast_start, last_actual_index
       from series order by 1, 2, 3`,
    ),
    indicators: await db.query("select to_jsonb(i) as words from indicator i order by id"),
  }
}

describe.skipIf(!isThere)("the World Bank's files of several years", () => {
  let db: Database
  beforeAll(async () => {
    db = await importAll(SOURCES)
  }, 120_000)

  const series = async (code: string, country: string) => {
    const [row] = await db.query<{ start: number; last: number; count: number; name: string }>(
      `select start_index as start, last_index as last, figure_count as count, published_name as name
       from series join indicator i on i.id = indicator_id
       where code = $1 and country_code = $2 and frequency = 'yearly'`,
      [code, country],
    )
    return row
  }

  test("end in the same database in any order", async () => {
    const content = await contentOf(db)
    expect(content.series.length).toBeGreaterThan(10_000)
    for (const order of [SOURCES.toReversed(), [...SOURCES.slice(2), ...SOURCES.slice(0, 2)]])
      expect(await contentOf(await importAll(order))).toEqual(content)
  }, 240_000)

  test("an undated copy takes the place of no file that reaches further", async () => {
    expect(await series("IC.TAX.TOTL.CP.ZS", "NGA")).toMatchObject({ last: 2019 })
    expect(await series("SM.POP.REFG", "KEN")).toMatchObject({ last: 2020 })
    expect(await series("NY.GNP.MKTP.CD", "KEN")).toMatchObject({ start: 1960, count: 65 })
    expect(await series("BN.CAB.XOKA.GD.ZS", "KEN")).toMatchObject({ start: 1975 })
    expect(await series("EG.USE.PCAP.KG.OE", "KEN")).toMatchObject({ count: 53 })
  })

  test("names tell the base years and poverty lines of the figures shown", async () => {
    const names = await Promise.all(
      ["SI.POV.LMIC", "SI.POV.UMIC", "SI.POV.GAPS", "TT.PRI.MRCH.XD.WD", "NY.GDP.MKTP.KD"].map(
        async (code) => (await series(code, "KEN"))?.name,
      ),
    )
    expect(names).toEqual([
      "Poverty headcount ratio at $4.20 a day (2021 PPP) (% of population)",
      "Poverty headcount ratio at $8.30 a day (2021 PPP) (% of population)",
      "Poverty gap at $3.00 a day (2021 PPP) (%)",
      "Net barter terms of trade index (2015 = 100)",
      "GDP (constant 2015 US$)",
    ])
    expect(
      await db.query(
        `select id from indicator
         where published_name ~ 'constant \\d{4}'
           and definition ~ 'constant \\d{4}'
           and substring(published_name from 'constant (\\d{4})') <> substring(definition from 'constant (\\d{4})')`,
      ),
    ).toEqual([])
  })

  test("no figures contradict the base in the name of their indicator", async () => {
    // GNI per head in current dollars is smoothed over three years (the Atlas method).
    const constant = await db.query<{ id: string; country: string; ratio: number }>(
      `select a.indicator_id as id, a.country_code as country,
         a.values[y.year - a.start_index + 1] / b.values[y.year - b.start_index + 1] as ratio
       from indicator i
       join series a on a.indicator_id = i.id and a.frequency = 'yearly'
       join series b on b.indicator_id = regexp_replace(i.id, '\\.KD(\\.\\d{4})?$', '.CD')
         and b.country_code = a.country_code and b.frequency = 'yearly' and b.import_id = a.import_id
       cross join (select generate_series(1990, 2025) as year) y
       where i.code ~ '\\.KD(\\.\\d{4})?$' and i.code !~ '^NY.GNP.PCAP'
         and y.year = substring(i.published_name from 'constant (\\d{4})')::integer`,
    )
    const index = await db.query<{ id: string; country: string; value: number | null }>(
      `select s.indicator_id as id, s.country_code as country,
         s.values[substring(i.published_name from '(\\d{4}) = 100')::integer - s.start_index + 1] as value
       from indicator i
       join series s on s.indicator_id = i.id and s.frequency = 'yearly'
       where i.published_name ~ '[^-]\\d{4} = 100' and i.published_name !~ '\\d{4}-\\d{4} = 100'`,
    )
    expect(constant.length).toBeGreaterThan(20)
    expect(index.length).toBeGreaterThan(5)
    expect(constant.filter(({ ratio }) => Math.abs(ratio - 1) > 0.01)).toEqual([])
    expect(index.filter(({ value }) => value !== null && Math.abs(value - 100) > 0.5)).toEqual([])
  })
})
