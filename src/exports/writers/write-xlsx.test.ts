import readXlsxFile from "read-excel-file/node"
import { expect, test } from "vitest"

import { aDataset, aView } from "../dataset.fixture.ts"
import { writeXlsx } from "./write-xlsx.ts"

async function read(view: ReturnType<typeof aView>) {
  return readXlsxFile(await writeXlsx(view))
}

test("years and figures are numbers, and a gap is an empty cell", async () => {
  const sheets = await read(aView())
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Data", "Source"])
  expect(sheets[0]?.data).toEqual([
    ["Year", "Inflation, consumer prices (annual %), Côte d’Ivoire, annual %", "Status"],
    [2018, 0.3594, "actual"],
    [2019, -1.1069, "actual"],
    [2020, null, null],
    [2021, 4.0915, "actual"],
    [2022, 5.2765, "actual"],
  ])
})

test("months are dates, quarters are texts", async () => {
  const months = aDataset({
    observations: { frequency: "monthly", start: 2024 * 12 + 10, values: [1] },
  })
  expect((await read(aView("", months)))[0]?.data[1]).toEqual([new Date("2024-11-01"), 1, "actual"])
  const quarters = aDataset({
    observations: { frequency: "quarterly", start: 2024 * 4 + 2, values: [1] },
  })
  expect((await read(aView("", quarters)))[0]?.data[1]).toEqual(["2024-Q3", 1, "actual"])
})

test("the source sheet holds title, unit, source, licence, date and address", async () => {
  const [, source] = await read(aView())
  const rows = Object.fromEntries(source?.data ?? []) as Record<string, unknown>
  expect(rows).toMatchObject({
    Title: "Inflation, consumer prices (annual %), Côte d’Ivoire",
    Unit: "annual %",
    Source: "The World Bank: World Development Indicators",
    Licence: "CC BY 4.0",
    "Date of data": "2025-07-01",
    Address:
      "https://example.org/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/cote-divoire",
  })
})

test("under strict terms the sheet with the terms comes first", async () => {
  const { source } = aDataset()
  const strict = aDataset({ source: { ...source, redistribute: "non-commercial" } })
  const sheets = await read(aView("", strict))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Source", "Data"])
  expect(sheets[0]?.data[1]?.[1]).toContain("exclude commercial use")
})

test("a name that looks like a formula stays a text", async () => {
  const { indicator } = aDataset()
  const dataset = aDataset({ indicator: { ...indicator, name: "=1+1", unit: "" } })
  expect((await read(aView("", dataset)))[0]?.data[0]?.[1]).toBe("=1+1, Côte d’Ivoire")
})
