import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { recordsOf } from "#tests/support/records-of.ts"
import { toArray } from "#tests/support/to-array.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

import type { ImportRecord } from "../../importer.ts"
import { dataPackage } from "./data-package.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const now = () => new Date("2026-03-04T12:00:00Z")

async function readAll(from: string) {
  const read = []
  for await (const { records, ...file } of dataPackage.open({ from, now }))
    read.push({ file, records: await toArray(recordsOf({ records })) })
  return read
}

async function readOne(name: string) {
  const [only] = await readAll(join(FIXTURES, "ok", name))
  if (!only) throw new Error(`${name} gave no file`)
  const pick = <K extends ImportRecord["kind"]>(kind: K) =>
    only.records.filter((record) => record.kind === kind) as Extract<ImportRecord, { kind: K }>[]
  return { file: only.file, pick }
}

const OK: Record<string, () => Promise<void>> = {
  "world-bank": async () => {
    const { file, pick } = await readOne("world-bank")
    expect(file).toMatchObject({
      lineage: "world-bank-wdi/world-bank",
      source: { id: "world-bank-wdi", publisherId: "world-bank", licence: "CC BY 4.0" },
      vintage: { stated: false },
    })
    expect(pick("indicator")).toMatchObject([
      {
        publisherId: "world-bank",
        code: "NY.GDP.MKTP.CD",
        publishedName: "GDP (current US$)",
        definition: "Value added by all producers.",
        topics: ["Economy & Growth"],
        unit: "current US$",
        currency: "USD",
      },
    ])
    expect(
      pick("series").map(({ country, observations }) => [
        country,
        observations.start,
        observations.values,
      ]),
    ).toEqual([
      ["KEN", 2020, [100.5, null, 110]],
      ["EGY", 2021, [400]],
    ])
    expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
      ["unknown-country", 5, "Atlantis (ATL)"],
      ["bad-period", 6, "next year"],
      ["bad-number", 7, "much"],
    ])
  },
  own: async () => {
    const { file, pick } = await readOne("own")
    expect(file.vintage).toEqual({ date: "2024-05-06", stated: true })
    expect(file.source).toEqual({
      id: "data-package-rainfall",
      publisherId: "weather-office",
      publisher: "Weather Office",
      title: "Rainfall by month (mm)",
      licence: "ODbL 1.0",
      licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
      attribution: "Weather Office: Rainfall by month (mm)",
      redistribute: "yes",
      url: "https://example.org/rain",
    })
    expect(pick("indicator")).toMatchObject([{ code: "rainfall", publisherId: "weather-office" }])
    expect(pick("series")).toMatchObject([
      {
        country: "KEN",
        frequency: "monthly",
        observations: { start: 2024 * 12, values: [10, 20] },
      },
    ])
  },
  "several-columns": async () => {
    const { file, pick } = await readOne("several-columns")
    expect(file.source).toMatchObject({ licence: "Not stated", redistribute: "no" })
    expect(pick("indicator").map(({ code, publishedName }) => [code, publishedName])).toEqual([
      ["people.table.men", "people: Men"],
      ["people.table.women", "people: women"],
    ])
    expect(pick("series").map(({ code, observations }) => [code, observations.values])).toEqual([
      ["people.table.men", [1]],
      ["people.table.women", [2, 4]],
    ])
    expect(pick("problem")).toMatchObject([
      { problem: "unknown-layout", file: "notes.csv", text: "a, b" },
    ])
  },
}

for (const [name, check] of Object.entries(OK)) test(`${name} is read as described`, check)

const NOT_OK: Record<string, string> = {
  "no-file": "datapackage.json names ../data.csv, which is not there.",
  "bad-json":
    "bad-json/datapackage.json does not describe a data package: it is not a complete JSON object.",
  "no-name": 'no-name/datapackage.json does not describe a data package: see "name".',
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

test("a zip of several packages is one file, its World Bank tables are files of their own date", async () => {
  const pack = (code: string) =>
    JSON.stringify({
      name: code,
      title: code,
      worldbank: { indicator: code },
      resources: [{ path: "data.csv" }],
    })
  const path = await writeZip(join(await temporaryFolder(), "copies.zip"), {
    "indicators/a.b/datapackage.json": pack("a.b"),
    "indicators/a.b/data.csv": "Country Code,Year,Value\nKEN,2020,1\n",
    "indicators/c.d/datapackage.json": pack("c.d"),
    "indicators/c.d/data.csv": "Country Code,Year,Value\nKEN,2020,2\n",
    "api/API_A.B_DS2_en_csv_v2_7.csv":
      '"Last Updated Date","2024-05-06",\n"Country Name","Country Code","Indicator Name","Indicator Code","2020",\n"Kenya","KEN","Ab","A.B","3",\n',
  })
  const files = await readAll(path)
  expect(files.map(({ file }) => [file.name, file.lineage])).toEqual([
    ["copies.zip", "world-bank-wdi/copies"],
    ["copies.zip/API_A.B_DS2_en_csv_v2_7.csv", "world-bank-wdi/API_A.B_DS2_en_csv_v2"],
  ])
  const codes = files[0]?.records.flatMap((record) => (record.kind === "series" ? record.code : []))
  expect(codes).toEqual(["A.B", "C.D"])
})
