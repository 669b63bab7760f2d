import { parse } from "csv-parse/sync"
import { expect, test } from "vitest"

import type { DashboardFile } from "./dashboard-file.ts"
import { aDashboardFile, aStrictView } from "./dashboard.fixture.ts"
import { aDataset, aView } from "./dataset.fixture.ts"
import { writeDashboardCsv } from "./write-dashboard-csv.ts"

function rowsOf(file: DashboardFile, section: string): Record<string, string>[] {
  const rows = parse<Record<string, string>>(writeDashboardCsv(file), { columns: true })
  return rows.filter((row) => row.section === section)
}

test("every period is a row with its source, licence and date, and a gap is empty", () => {
  const rows = rowsOf(aDashboardFile(), "Selected Charts")
  expect(rows.map(({ period, value }) => [period, value])).toEqual([
    ["2018", "0.3594"],
    ["2019", "-1.1069"],
    ["2020", ""],
    ["2021", "4.0915"],
    ["2022", "5.2765"],
  ])
  expect(rows[0]).toMatchObject({
    country: "Côte d’Ivoire",
    code: "CIV",
    unit: "annual %",
    source: "The World Bank: World Development Indicators",
    licence: "CC BY 4.0",
    date_of_data: "2025-07-01",
  })
})

test("the place stands at the latest figure alone, and a figure without a date says so", () => {
  const rows = rowsOf(aDashboardFile(), "Selected Indicators")
  expect(rows.filter(({ rank }) => rank !== "")).toMatchObject([
    {
      period: "2022",
      rank: "112",
      countries_ranked: "180",
      rank_in_continent: "3",
      continent_countries_ranked: "50",
    },
  ])
  expect(rows.at(-1)).toMatchObject({
    indicator: "Area",
    period: "",
    value: "322463",
    note: "The source gives no date.",
  })
})

test("what is left out stands there with the reason and without a figure", () => {
  expect(rowsOf(aDashboardFile(), "Left out")).toMatchObject([
    { indicator: "Arrivals", value: "", note: "The licence does not allow it." },
  ])
  expect(rowsOf(aDashboardFile(), "Resources")).toMatchObject([
    { indicator: "Central bank", address: "https://www.bceao.int" },
  ])
})

test("forecasts and strict terms are said in every row they hold for", () => {
  const forecast = aView("", aDataset({ forecastFrom: 2022 }))
  const notes = rowsOf(aDashboardFile({ charts: [forecast] }), "Selected Charts").map(
    ({ note }) => note,
  )
  expect(notes.slice(0, 4)).toEqual(["", "", "", ""])
  expect(notes[4]).toMatch(/^Figures from 2022 on are estimates or forecasts/)
  const strict = rowsOf(aDashboardFile({ charts: [aStrictView()] }), "Selected Charts")
  for (const { licence } of strict) expect(licence).toContain("exclude commercial use")
})

test("a name that looks like a formula stays a text", () => {
  const { indicator } = aDataset()
  const view = aView("", aDataset({ indicator: { ...indicator, name: "=1+1" } }))
  expect(rowsOf(aDashboardFile({ charts: [view] }), "Selected Charts")[0]?.indicator).toBe("'=1+1")
})
