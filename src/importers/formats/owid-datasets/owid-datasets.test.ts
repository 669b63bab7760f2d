import { join } from "node:path"

import { expect, test } from "vitest"

import { recordsOf } from "#tests/support/records-of.ts"
import { toArray } from "#tests/support/to-array.ts"

import type { ImportedPoint } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord } from "../../importer.ts"
import { createPeriodReader } from "../../tables/period-reader.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { owidDatasets } from "./owid-datasets.ts"
import { parseRows } from "./parse.ts"
import { readDate } from "./read-date.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const now = () => new Date("2026-03-04T12:00:00Z")

async function readAll(folder: string): Promise<{ file: ImportFile; records: ImportRecord[] }[]> {
  const read: { file: ImportFile; records: ImportRecord[] }[] = []
  for await (const file of owidDatasets.open({ from: join(FIXTURES, folder), now }))
    read.push({ file, records: await toArray(recordsOf(file)) })
  return read
}

async function readDatasets() {
  const [schools, soil, ...others] = await readAll("ok")
  if (!schools || !soil) throw new Error("two datasets were expected")
  expect(others).toEqual([])
  return { schools, soil }
}

function pick<K extends ImportRecord["kind"]>(records: readonly ImportRecord[], kind: K) {
  return records.filter((record) => record.kind === kind) as Extract<ImportRecord, { kind: K }>[]
}

test("each dataset is a source of its own with its publisher, terms and day of retrieval", async () => {
  const { schools, soil } = await readDatasets()
  expect(soil.file).toMatchObject({
    source: {
      id: "owid-9001",
      publisherId: "our-world-in-data",
      title: "Soil emissions (CAIT, 2021)",
      attribution: "Our World in Data: CAIT Climate Data Explorer",
      redistribute: "non-commercial",
    },
    lineage: "owid-9001",
    vintage: { date: "2022-02-16", stated: true },
  })
  expect(schools.file).toMatchObject({
    source: { attribution: "Our World in Data: World Bank", redistribute: "yes" },
    vintage: { stated: false },
  })
})

test("figures are read by entity and year; what cannot be read is reported", async () => {
  const { soil, schools } = await readDatasets()
  expect(
    pick(soil.records, "series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["9001.energy", "KEN", 2000, [1.5, 2.5]],
    ["9001.energy", "TLS", 2001, [4]],
    ["9001.energy", "QCS", 2001, [6]],
    ["9001.total-taxes-of-gdp-ictd-2019", "KEN", 2000, [2]],
    ["9001.soil-waste", "KEN", 2001, [7]],
    ["9001.total-taxes-of-gdp-ictd-2019-4", "KEN", 2001, [3]],
  ])
  expect(pick(soil.records, "problem").map(({ problem, text }) => [problem, text])).toEqual([
    ["unknown-country", "China, mainland"],
    ["unknown-country", "Atlantis"],
    ["bad-period", "0"],
    ["bad-number", "lots"],
  ])
  expect(pick(schools.records, "series")).toHaveLength(1)
})

test("places that a dataset misspells are found", () => {
  const entities = ["Cura\ufffdao", "Saint Martin (Dutch)", "Sint Maarten (French part)"]
  const points: ImportedPoint[] = []
  const layout = {
    file: "x.csv",
    codes: ["9001.x"],
    findPlace: createPlaceFinder(),
    readPeriod: createPeriodReader(),
  }
  const rows = entities.map((entity, k) => ({ line: k + 2, cells: [entity, "2010", "1"] }))
  expect(parseRows(rows, layout, (point) => points.push(point))).toEqual([])
  expect(points.map(({ country }) => country)).toEqual(["CUW", "SXM", "MAF"])
})

test("short names carry the title of their dataset, and units their factor", async () => {
  const { soil, schools } = await readDatasets()
  expect(
    pick(soil.records, "indicator").map(({ publishedName, unit, category, notes }) => [
      publishedName,
      unit,
      category,
      notes,
    ]),
  ).toEqual([
    ["Soil emissions: Energy", "million tonnes", "infrastructure", ""],
    [
      "Soil emissions: Waste of soil",
      "",
      "infrastructure",
      "Times 0.001 the figures are in tonnes.",
    ],
    ["Total taxes (% of GDP) (ICTD (2019))", "% of GDP", "tax", ""],
    ["Total taxes of GDP (ICTD 2019)", "", "tax", ""],
  ])
  expect(pick(schools.records, "indicator")).toMatchObject([
    {
      publishedName: "Share of education in government expenditure (World Bank (2015))",
      unit: "share",
      definition: "About Schools and income/land (2015).",
      sourceNote: "World Bank",
    },
  ])
})

test.each([
  ["other-columns", "The columns of A/A.csv are not those of its description"],
  ["no-id", "does not describe a dataset (id:"],
  ["no-table", "no-table/A/ holds no CSV"],
  ["nothing", "nothing holds no dataset of Our World in Data"],
])("%s is refused with a sentence", async (name, sentence) => {
  await expect(readAll(`not-ok/${name}`)).rejects.toThrow(sentence)
})

test.each([
  ["16th February 2022", "2022-02-16"],
  ["26 June 2019", "2019-06-26"],
  ["18-10-2019", "2019-10-18"],
  ["8/7/19", "2019-07-08"],
  ["2017-11-26", "2017-11-26"],
  ["2017 August 26", "2017-08-26"],
  ["31/02/2017", undefined],
  ["12 Brumaire 2017", undefined],
  ["https://example.org", undefined],
  ["", undefined],
])("the day %j is %s", (text, day) => {
  expect(readDate(text)).toBe(day)
})
