import { readdir, utimes } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { recordsOf } from "#tests/support/records-of.ts"
import { toArray } from "#tests/support/to-array.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

import type { ImportFile, ImportRecord } from "../../importer.ts"
import { worldBank } from "./world-bank.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const now = () => new Date("2026-03-04T12:00:00Z")

async function open(from: string): Promise<ImportFile[]> {
  return toArray(worldBank.open({ from, now }))
}

async function readAll(
  from: string,
): Promise<{ file: Omit<ImportFile, "records">; records: ImportRecord[] }[]> {
  const read: { file: Omit<ImportFile, "records">; records: ImportRecord[] }[] = []
  for await (const { records, ...file } of worldBank.open({ from, now }))
    read.push({ file, records: await toArray(recordsOf({ records })) })
  return read
}

async function readOne(name: string) {
  const [only, ...more] = await readAll(join(FIXTURES, "ok", name))
  expect(more).toEqual([])
  if (!only) throw new Error(`${name} gave no file`)
  const pick = <K extends ImportRecord["kind"]>(kind: K) =>
    only.records.filter((record) => record.kind === kind) as Extract<ImportRecord, { kind: K }>[]
  return { file: only.file, pick }
}

const OK: Record<string, () => Promise<void>> = {
  "bulk-bureaucracy": async () => {
    const { file, pick } = await readOne("bulk-bureaucracy")
    expect(file).toMatchObject({
      source: { id: "world-bank-worldwide-bureaucracy-indicators" },
      lineage: "world-bank-worldwide-bureaucracy-indicators/WWBIData",
    })
    expect(
      pick("series").map(({ code, observations }) => [
        code,
        observations.start,
        observations.values,
      ]),
    ).toEqual([
      ["BI.EMP.TOTL.PB.ZS", 2000, [null, 0.125, 0.25]],
      ["BI.PWK.TOTL.NO", 2000, [1200, null, null]],
      ["BI.PWK.AGES.PB.SM", 2000, [40.5, null, null]],
    ])
    expect(pick("indicator").map(({ unit, topics }) => [unit, topics])).toEqual([
      ["share (0 to 1)", ["Public Sector"]],
      ["people in the survey", ["Public Sector"]],
      ["years", ["Public Sector"]],
    ])
  },
  bulk: async () => {
    const { file, pick } = await readOne("bulk")
    expect(file).toMatchObject({ lineage: "world-bank-wdi/WDICSV", vintage: { stated: false } })
    expect(
      pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
    ).toEqual([
      ["FP.CPI.TOTL.ZG", "EGY", [null, 5.5, 6, null]],
      ["FP.CPI.TOTL.ZG", "WLD", [2, null, 3.5, 8]],
      ["NY.GDP.MKTP.CD", "EGY", [null, null, null, 400_000_000_000]],
      ["NY.GDP.MKTP.CD", "KEN", [null, null, 110_000_000_000, null]],
    ])
    expect(pick("series")[0]?.observations).toMatchObject({ frequency: "yearly", start: 2019 })
    expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
      ["unknown-country", 5, "Atlantis (ATL)"],
      ["bad-number", 6, "95?"],
    ])
    expect(pick("rows").reduce((sum, { rows }) => sum + rows, 0)).toBe(6)
    const [inflation] = pick("indicator")
    expect(inflation).toMatchObject({
      publisherId: "world-bank",
      code: "FP.CPI.TOTL.ZG",
      publishedName: "Inflation, consumer prices (annual %)",
      definition: 'How prices of a basket\nof goods change, called "inflation".',
      notes: "Baskets differ.\n\nSecond remark.",
      sourceNote: "A statistics office",
      topics: ["Financial Sector: Exchange rates & prices"],
      category: "price",
      unit: "annual %",
      aggregation: "average",
    })
    expect(pick("indicator").map(({ code }) => code)).toEqual([
      "FP.CPI.TOTL.ZG",
      "NY.GDP.MKTP.CD",
      "AG.LND.AGRI.ZS",
    ])
  },
  "api-country": async () => {
    const { file, pick } = await readOne("api-country")
    expect(file).toMatchObject({
      lineage: "world-bank-wdi/API_KEN_DS2_en_csv_v2",
      vintage: { date: "2025-07-01", stated: true },
      source: { id: "world-bank-wdi", attribution: "The World Bank: World Development Indicators" },
    })
    expect(
      pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
    ).toEqual([
      ["EG.ELC.ACCS.ZS", "KEN", [null, 76, 76.5]],
      ["SP.POP.TOTL", "KEN", [1000, null, null]],
    ])
    expect(pick("indicator")[0]).toMatchObject({
      definition: "Share of people\nwith electricity.",
      sourceNote: "An energy agency",
    })
    expect(pick("problem")).toEqual([])
  },
  "api-topic-without-metadata": async () => {
    const { pick } = await readOne("api-topic-without-metadata")
    expect(pick("indicator")).toMatchObject([
      { code: "SI.POV.GINI", topics: ["Poverty"], definition: "" },
    ])
    expect(pick("series")).toMatchObject([{ country: "XKX", observations: { start: 2022 } }])
  },
  "metadata-2021-09": async () => {
    const { file, pick } = await readOne("metadata-2021-09")
    expect(file.vintage).toEqual({ date: "2021-09-30", stated: true })
    expect(pick("indicator")).toMatchObject([
      { code: "SP.DYN.LE00.IN", topics: ["Gender", "Health"] },
    ])
    expect(pick("series")).toEqual([])
  },
}

for (const [name, check] of Object.entries(OK)) test(`${name} is read as published`, check)

const NOT_OK: Record<string, string> = {
  "no-header": "WDICSV.csv has no line with Country Code, Indicator Code and years.",
  "no-years": "The columns of WDICSV.csv are not years, quarters or months.",
  "bad-date": '"07/01/2025" after Last Updated Date is not a date.',
  nothing: "nothing is not a download of the World Bank: it holds no WDICSV.csv and no API_*.csv.",
  "open-quote": "open-quote/WDICSV.csv ends inside a quoted text that begins near line 2.",
}

for (const [name, message] of Object.entries(NOT_OK))
  test(`${name} is refused with a sentence`, async () => {
    await expect(readAll(join(FIXTURES, "not-ok", name))).rejects.toMatchObject({
      code: "bad-file",
      message,
    })
  })

test("every fixture is read by a test", async () => {
  expect((await readdir(join(FIXTURES, "ok"))).sort()).toEqual(Object.keys(OK).sort())
  expect((await readdir(join(FIXTURES, "not-ok"))).sort()).toEqual(Object.keys(NOT_OK).sort())
})

test("a table with several API downloads gives a file each, the date without one printed is the file's own", async () => {
  const folder = await temporaryFolder()
  const table = (date: string) =>
    `"Data Source","Doing Business",\n${date}"Country Name","Country Code","Indicator Name","Indicator Code","2022",\n"Kenya","KEN","A","IC.A","1",\n`
  const path = await writeZip(join(folder, "several.zip"), {
    "API_IC.A_DS2_en_csv_v2_12.csv": table('"Last Updated Date","2024-05-06",\n'),
    "API_IC.B_DS2_en_csv_v2_13.csv": table(""),
  })
  await utimes(path, now(), new Date("2025-02-03T23:00:00Z"))
  const files = await open(path)
  expect(files.map(({ name, lineage, vintage }) => [name, lineage, vintage.date])).toEqual([
    [
      "several.zip/API_IC.A_DS2_en_csv_v2_12.csv",
      "world-bank-doing-business/API_IC.A_DS2_en_csv_v2",
      "2024-05-06",
    ],
    [
      "several.zip/API_IC.B_DS2_en_csv_v2_13.csv",
      "world-bank-doing-business/API_IC.B_DS2_en_csv_v2",
      "2025-02-03",
    ],
  ])
})

test("the zips of a folder are read in the order of their names, an empty folder is refused", async () => {
  const folder = await temporaryFolder()
  await expect(open(folder)).rejects.toMatchObject({
    message: `The folder ${folder} holds no .zip file.`,
  })
  const content = { "Metadata_Indicator_API_8.csv": '"INDICATOR_CODE"\n' }
  for (const name of ["b.zip", "a.zip"]) await writeZip(join(folder, name), content)
  expect((await open(folder)).map(({ name }) => name)).toEqual(["a.zip", "b.zip"])
})
