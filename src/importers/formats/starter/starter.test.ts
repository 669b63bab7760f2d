import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

import { AppError } from "#domain/errors.ts"
import { recordsOf } from "#tests/support/records-of.ts"

import type { ImportFile, ImportRecord } from "../../importer.ts"
import { starter } from "./starter.ts"

const FIXTURES = fileURLToPath(new URL("./fixtures/", import.meta.url))
const NOT_OK = ["bad-figures", "bad-header", "bad-indicator", "bad-source", "missing-table"]

const now = () => new Date("2026-01-01T00:00:00Z")

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

async function openFolder(from?: string): Promise<ImportFile[]> {
  return collect(starter.open({ from, now }))
}

async function readFolder(from?: string): Promise<ImportRecord[]> {
  const files = await openFolder(from)
  const records = await Promise.all(files.map((file) => collect(recordsOf(file))))
  return records.flat()
}

async function findSentence(fixture: string): Promise<string> {
  try {
    await readFolder(`${FIXTURES}not-ok/${fixture}`)
  } catch (error) {
    if (error instanceof AppError && error.code === "bad-file") return error.message
    throw error
  }
  return "no complaint"
}

test("each source is a file of its own with its licence and the day it was retrieved", async () => {
  const files = await openFolder(`${FIXTURES}ok`)
  expect(files.map(({ name, lineage, vintage }) => ({ name, lineage, vintage }))).toEqual([
    {
      name: "starter/mountain-survey",
      lineage: "starter/mountain-survey",
      vintage: { date: "2024-05-01", stated: false },
    },
    {
      name: "starter/mountain-atlas",
      lineage: "starter/mountain-atlas",
      vintage: { date: "2024-05-02", stated: false },
    },
  ])
  expect(files[1]?.source).toEqual({
    id: "mountain-atlas",
    publisherId: "atlas",
    publisher: "Mountain Atlas",
    title: "Heights",
    licence: "Public domain",
    licenceUrl: null,
    attribution: "Mountain Atlas",
    redistribute: "yes",
    url: "https://example.org/heights",
  })
})

test("dated figures become series with gaps, undated ones facts", async () => {
  const records = await readFolder(`${FIXTURES}ok`)
  expect(records).toEqual([
    {
      kind: "indicator",
      publisherId: "survey",
      code: "snow",
      publishedName: "Snow depth",
      category: "infrastructure",
      unit: "cm",
      currency: null,
      definition: "Depth of snow at the end of the period.",
      notes: "",
      sourceNote: "Mountain Survey",
      aggregation: "average",
      decimals: null,
      topics: [],
      isHeadline: true,
    },
    { kind: "rows", rows: 4 },
    {
      kind: "series",
      publisherId: "survey",
      code: "snow",
      country: "CHE",
      frequency: "yearly",
      observations: { frequency: "yearly", start: 2020, values: [12.5, null, 0] },
    },
    {
      kind: "series",
      publisherId: "survey",
      code: "snow",
      country: "AUT",
      frequency: "monthly",
      observations: { frequency: "monthly", start: 24240, values: [-3, 40] },
    },
    expect.objectContaining({ kind: "indicator", code: "height", isHeadline: false }),
    { kind: "rows", rows: 2 },
    { kind: "fact", publisherId: "atlas", code: "height", country: "CHE", value: 4634 },
    { kind: "fact", publisherId: "atlas", code: "height", country: "XKX", value: 2656 },
  ])
})

test("what cannot be read is reported with file and line, and never becomes a figure", async () => {
  const records = await readFolder(`${FIXTURES}not-ok/bad-figures`)
  const problems = records.filter((record) => record.kind === "problem")
  const snow = "figures/mountain-survey/snow.csv"
  const height = "facts/mountain-atlas/height.csv"
  expect(problems).toMatchObject([
    { problem: "bad-number", file: snow, line: 2, text: "" },
    { problem: "bad-number", file: snow, line: 3, text: "n/a" },
    { problem: "bad-period", file: snow, line: 4, text: "2022-13" },
    { problem: "unknown-country", file: snow, line: 5, text: "Switzerland" },
    { problem: "bad-row", file: snow, line: 6, text: "CHE,2023" },
    { problem: "duplicate", line: 8 },
    { problem: "duplicate", file: height, line: 3, text: "CHE" },
    { problem: "bad-number", file: height, line: 4, text: "" },
    { problem: "unknown-country", file: height, line: 5, text: "Nowhere" },
  ])
  expect(records.filter(({ kind }) => kind === "series")).toMatchObject([
    { observations: { start: 2024, values: [7] } },
  ])
  expect(records.filter(({ kind }) => kind === "fact")).toHaveLength(1)
})

test.each([
  ["bad-source", "Line 2 of sources.csv has a wrong redistribute."],
  ["bad-indicator", "Line 2 of indicators.csv has a wrong category."],
  [
    "bad-header",
    "figures/mountain-survey/snow.csv should begin with the line country,period,value.",
  ],
])("the folder %s is refused with a sentence", async (fixture, sentence) => {
  expect(await findSentence(fixture)).toBe(sentence)
})

test("a table that is announced but absent is named", async () => {
  expect(await findSentence("missing-table")).toMatch(
    /^There is no file figures\/mountain-survey\/snow\.csv in .*missing-table\.$/,
  )
})

test("the checksum follows the figures and the describing words, not the place of the folder", async () => {
  const [ok] = await openFolder(`${FIXTURES}ok`)
  const [again] = await openFolder(`${FIXTURES}ok/`)
  const [bad] = await openFolder(`${FIXTURES}not-ok/bad-figures`)
  expect(again?.checksum).toBe(ok?.checksum)
  expect(bad?.checksum).not.toBe(ok?.checksum)
})

test("every fixture is used", () => {
  expect(readdirSync(`${FIXTURES}not-ok`).toSorted()).toEqual(NOT_OK)
  expect(readdirSync(FIXTURES).toSorted()).toEqual(["not-ok", "ok"])
})

test("the data that comes with the product reads without a problem and covers what it promises", async () => {
  const records = await readFolder()
  expect(records.filter(({ kind }) => kind === "problem")).toEqual([])
  const places = new Set<string>()
  const yearly = new Set<string>()
  const frequencies = new Set<string>()
  for (const record of records) {
    if (record.kind === "fact") places.add(record.country)
    if (record.kind !== "series") continue
    places.add(record.country)
    frequencies.add(record.frequency)
    if (record.frequency === "yearly") yearly.add(record.country)
  }
  places.delete("WLD")
  yearly.delete("WLD")
  expect(places.size).toBeGreaterThanOrEqual(190)
  expect(yearly.size).toBeGreaterThanOrEqual(60)
  expect(frequencies).toEqual(new Set(["yearly", "monthly"]))
})

test("no indicator of the product's own data is described in two ways", async () => {
  const described = new Map<string, ImportRecord>()
  for (const record of await readFolder()) {
    if (record.kind !== "indicator") continue
    const key = `${record.publisherId}:${record.code}`
    // One indicator may come in two files of its publisher; only the file named differs.
    const words = { ...record, sourceNote: "" }
    expect(words).toEqual(described.get(key) ?? words)
    described.set(key, words)
  }
  expect(described.size).toBeGreaterThan(50)
})
