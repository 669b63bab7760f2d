import readXlsxFile from "read-excel-file/node"
import { expect, test } from "vitest"

import type { DashboardFile } from "../dashboard-file.ts"
import { aDashboardFile, aStrictView } from "../dashboard.fixture.ts"
import { writeDashboardXlsx } from "./write-dashboard-xlsx.ts"

async function read(file: DashboardFile) {
  const sheets = await readXlsxFile(await writeDashboardXlsx(file))
  return new Map(sheets.map(({ sheet, data }) => [sheet, data as unknown[][]]))
}

test("each indicator is a row of typed figures with its place, source and date", async () => {
  const sheets = await read(aDashboardFile())
  expect([...sheets.keys()]).toEqual(["Selected Indicators", "Figures", "Resources", "Sources"])
  const [, inflation, area] = sheets.get("Selected Indicators") ?? []
  expect(inflation).toEqual([
    "Inflation, consumer prices (annual %)",
    5.2765,
    "annual %",
    2022,
    4.0915,
    112,
    180,
    3,
    50,
    "The World Bank: World Development Indicators",
    "2025-07-01",
    "https://example.org/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/cote-divoire",
  ])
  expect(area?.slice(0, 4)).toEqual(["Area", 322_463, "km²", null])
})

test("all periods of lines and charts are there, gaps as empty cells", async () => {
  const rows = (await read(aDashboardFile())).get("Figures") ?? []
  const charts = rows.filter(([section]) => section === "Selected Charts")
  expect(charts.map(([, , period, value]) => [period, value])).toEqual([
    [2018, 0.3594],
    [2019, -1.1069],
    [2020, null],
    [2021, 4.0915],
    [2022, 5.2765],
  ])
  expect(rows.filter(([section]) => section === "Selected Indicators")).toHaveLength(5)
})

test("sources tell licence, date and what was left out; under strict terms they come first", async () => {
  const sources = JSON.stringify((await read(aDashboardFile())).get("Sources"))
  expect(sources).toContain("CC BY 4.0")
  expect(sources).toContain("Data as of 01-07-2025.")
  expect(sources).toContain("Left out. The licence does not allow it.")
  const strict = await read(aDashboardFile({ charts: [aStrictView()] }))
  expect([...strict.keys()][0]).toBe("Sources")
})

test("a sheet with nothing on it is left out", async () => {
  const sheets = await read(aDashboardFile({ resources: [], headlines: [], charts: [] }))
  expect([...sheets.keys()]).toEqual(["Sources"])
})
