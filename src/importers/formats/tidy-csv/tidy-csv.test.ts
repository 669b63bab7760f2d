import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { recordsOf } from "#tests/support/records-of.ts"
import { toArray } from "#tests/support/to-array.ts"

import type { ImportRecord } from "../../importer.ts"
import { tidyCsv } from "./tidy-csv.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const now = () => new Date("2026-03-04T12:00:00Z")

async function read(path: string): Promise<ImportRecord[]> {
  const records: ImportRecord[] = []
  for await (const file of tidyCsv.open({ from: join(FIXTURES, path), now })) {
    expect(file.refusesBadRows).toBe(true)
    records.push(...(await toArray(recordsOf(file))))
  }
  return records
}

const SEEN: Record<string, () => Promise<void>> = {
  "ok/semicolons.csv": async () => {
    const records = await read("ok/semicolons.csv")
    expect(records.filter(({ kind }) => kind === "problem")).toEqual([])
    expect(records.filter(({ kind }) => kind === "series")).toMatchObject([
      {
        publisherId: "own-data",
        code: "maize-price",
        country: "KEN",
        observations: { start: 2020, values: [1234.5, null, 1250] },
      },
      { code: "road-length", country: "CIV", frequency: "monthly", observations: { values: [-3] } },
    ])
    expect(records.filter(({ kind }) => kind === "indicator")).toMatchObject([
      { publishedName: "Maize price", unit: "US$" },
      { publishedName: "Road length", unit: "km" },
    ])
  },
  "ok/quarters.csv": async () => {
    expect((await read("ok/quarters.csv")).filter(({ kind }) => kind === "series")).toMatchObject([
      { frequency: "quarterly", observations: { start: 2020 * 4, values: [5, null, 7] } },
    ])
  },
  "not-ok/bad-rows.csv": async () => {
    const problems = (await read("not-ok/bad-rows.csv")).flatMap((record) =>
      record.kind === "problem" ? [[record.line, record.problem, record.text]] : [],
    )
    expect(problems).toEqual([
      [3, "unknown-country", "Atlantis"],
      [4, "bad-period", "soon"],
      [5, "bad-number", "many"],
      [6, "missing-text", "no indicator"],
      [8, "mixed-units", 'Goats: "herds" after "head"'],
      [9, "bad-row", "3 cells where the header has 5"],
      [7, "duplicate", "goats of KEN"],
    ])
  },
  "not-ok/no-columns.csv": async () => {
    await expect(read("not-ok/no-columns.csv")).rejects.toMatchObject({
      code: "bad-file",
      message:
        "no-columns.csv has no column indicator, unit; its first line must name country, indicator, period, value and unit.",
    })
  },
  "not-ok/empty.csv": async () => {
    await expect(read("not-ok/empty.csv")).rejects.toMatchObject({ message: "empty.csv is empty." })
  },
}

for (const [name, check] of Object.entries(SEEN)) test(`${name} is read as it should be`, check)

test("every fixture is read by a test", async () => {
  const found = await Promise.all(
    ["ok", "not-ok"].map(async (folder) =>
      (await readdir(join(FIXTURES, folder))).map((name) => `${folder}/${name}`),
    ),
  )
  expect(found.flat().sort()).toEqual(Object.keys(SEEN).sort())
})

test("without a file the command says what is needed", async () => {
  await expect(toArray(tidyCsv.open({ from: undefined, now }))).rejects.toMatchObject({
    code: "bad-command",
    message: "This source needs a file: --from FILE_OR_FOLDER.",
  })
})
