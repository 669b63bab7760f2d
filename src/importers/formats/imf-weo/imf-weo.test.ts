import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"

import { imfWeo } from "./imf-weo.ts"
import { lastActualYear } from "./last-actual-year.ts"
import { mapOutlook } from "./map.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const OUTLOOK = "IMF.RES_WEO_1.0.0_2024-04.csv"

test("the outlook is read with its date, its units and its places", async () => {
  const { files, pick } = await readImporter(imfWeo, join(FIXTURES, "ok", OUTLOOK))
  expect(files).toMatchObject([
    {
      lineage: "imf-weo/WEO",
      vintage: { date: "2024-04-30", stated: true },
      source: { publisherId: "imf", redistribute: "yes" },
    },
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["NGDPD", "KEN", [100_000_000, 110_000_000]],
    ["NGDPD", "IRN", [200_000_000]],
    ["NGDPD", "GHA", [70_000_000, 71_000_000, 72_000_000]],
    ["PCPIPCH", "SSF", [9.5, 11.25, 8]],
    ["LUR", "KEN", [5.5]],
  ])
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 7, "n/a"],
    ["bad-row", 8, 'SERIES_CODE is "broken"'],
    ["unknown-country", 6, "Atlantis (ATL)"],
  ])
})

test("each series says from which year on its figures are forecasts, where the file does", async () => {
  const { pick } = await readImporter(imfWeo, join(FIXTURES, "ok", OUTLOOK))
  expect(
    pick("series").map(({ code, country, forecastFrom }) => [code, country, forecastFrom]),
  ).toEqual([
    ["NGDPD", "KEN", 2023],
    ["NGDPD", "IRN", 2022],
    ["NGDPD", "GHA", 2023],
    ["PCPIPCH", "SSF", 2024],
    ["LUR", "KEN", undefined],
  ])
})

test("a fiscal year is the year in which the publisher puts it, and none where it does not say", () => {
  const year = (text: string, remarks = "") =>
    lastActualYear(
      new Map([
        ["LATEST_ACTUAL_ANNUAL_DATA", text],
        ["METHODOLOGY_NOTES", remarks],
      ]),
    )
  expect(year("2024")).toBe(2024)
  expect(year("FY2023/24", "Data are mapped as follows: FY(t-1/t) = CY(t).")).toBe(2024)
  expect(year("FY2023/24", "Data are mapped as follows: FY(t/t+1)= CY(t)")).toBe(2023)
  expect(year("FY2023/24")).toBeUndefined()
  expect(year("")).toBeUndefined()
})

test("indicators have the units and categories of the rest of the product", async () => {
  const { pick } = await readImporter(imfWeo, join(FIXTURES, "ok", OUTLOOK))
  expect(pick("indicator").map(({ code, unit, category }) => [code, unit, category])).toEqual([
    ["NGDPD", "current US$", "economy"],
    ["PCPIPCH", "annual %", "price"],
    ["LUR", "% of total labor force", "labour"],
  ])
})

test("an indicator is named by its label, else by its code", () => {
  const named = (code: string, label: string) =>
    mapOutlook(code, new Map([["INDICATOR", label]])).publishedName
  expect(named("PCPI", "All Items, Consumer price index (CPI), Period average")).toBe(
    "Consumer price index (CPI), Period average",
  )
  expect(named("LP", "Population, Persons for countries / Index for country groups")).toBe(
    "Population",
  )
  expect(named("NEW", "")).toBe("NEW")
})

test("a file in another layout is reported", async () => {
  const { pick } = await readImporter(imfWeo, join(FIXTURES, "not-ok", "WEO-other-layout.csv"))
  expect(pick("problem")).toMatchObject([{ problem: "unknown-layout" }])
  expect(pick("series")).toEqual([])
})

test("every fixture is read by a test", async () => {
  expect(await readdir(join(FIXTURES, "ok"))).toEqual([OUTLOOK])
  expect(await readdir(join(FIXTURES, "not-ok"))).toEqual(["WEO-other-layout.csv"])
})
