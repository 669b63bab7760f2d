import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

import { aDashboardFile } from "#exports/dashboard.fixture.ts"
import { aDataset, aView } from "#exports/dataset.fixture.ts"
import { writeCompareCsv, writeCsv } from "#exports/write-csv.ts"
import { writeDashboardCsv } from "#exports/write-dashboard-csv.ts"
import { writeDashboardXlsx } from "#exports/writers/write-dashboard-xlsx.ts"
import { writeOwnCsv, writeOwnXlsx, type OwnTable } from "#exports/write-own.ts"
import { writeXlsx } from "#exports/writers/write-xlsx.ts"
import { describeWith } from "#tests/support/describe-with.ts"
import { openInCalc, type CalcCell, type CalcSheets } from "#tests/support/open-in-calc.ts"

const { indicator } = aDataset()
const years = aView()
const quarters = aView(
  "",
  aDataset({ observations: { frequency: "quarterly", start: 2024 * 4 + 2, values: [1e15, 1e-7] } }),
)
const months = aView(
  "",
  aDataset({
    observations: {
      frequency: "monthly",
      start: 2024 * 12 + 10,
      values: [-1.5, null, 1_234_567.25],
    },
  }),
)
const FORMULAS = { name: '=HYPERLINK("http://evil.example","x")', unit: "@SUM(A1)" }
const attack = aView("", aDataset({ indicator: { ...indicator, ...FORMULAS } }))
const own: OwnTable = {
  ...{ title: "=1+1", unit: "+1", source: "-1+1", notes: "\t=1+1" },
  rows: [{ period: "=cmd|' /C calc'!A0", value: -3.2 }],
}

const split: OwnTable = {
  ...{
    title: "rate;=1+1",
    unit: "rate\n=1+1;x",
    source: 'rate";+1+1',
    notes: "rate;\u200b@SUM(1)",
  },
  rows: [{ period: "2020;=1+1", value: -3.2 }],
}

describeWith("soffice", "libreoffice-calc")("LibreOffice Calc", () => {
  let folder = ""
  let opened: ReadonlyMap<string, CalcSheets> = new Map()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sankore-calc-"))
    opened = await openInCalc(folder, {
      "years-book.xlsx": await writeXlsx(years),
      "quarters-book.xlsx": await writeXlsx(quarters),
      "months-book.xlsx": await writeXlsx(months),
      "attack-book.xlsx": await writeXlsx(attack),
      "own-book.xlsx": await writeOwnXlsx(own),
      "dashboard-book.xlsx": await writeDashboardXlsx(aDashboardFile()),
      "years.csv": writeCsv(years),
      "quarters.csv": writeCsv(quarters),
      "months.csv": writeCsv(months),
      "attack.csv": writeCsv(attack),
      "own.csv": writeOwnCsv(own),
      "split.semicolon.csv": writeOwnCsv(split),
      "two.csv": writeCompareCsv(years, attack),
      "dashboard.csv": writeDashboardCsv(aDashboardFile()),
    })
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** The rows of a sheet, by default the only one of a CSV, below its headings. */
  function rowsOf(file: string, sheet = file.replace(".csv", "")): CalcCell[][] {
    return opened.get(file)?.get(sheet)?.slice(1) ?? []
  }

  /** The cells of the columns with these headings. */
  function columnsOf(file: string, ...names: string[]): CalcCell[][] {
    const headings = opened.get(file)?.get(file.replace(".csv", ""))?.[0] ?? []
    const places = names.map((name) => headings.indexOf(name))
    return rowsOf(file).map((row) => places.map((place) => row[place] ?? null))
  }

  const yearly = [
    [2018, 0.3594],
    [2019, -1.1069],
    [2020, null],
    [2021, 4.0915],
    [2022, 5.2765],
  ]
  const quarterly = [
    ["2024-Q3", 1e15],
    ["2024-Q4", 1e-7],
  ]

  test("a workbook holds years as numbers, months as dates, quarters as texts, and gaps as empty cells", () => {
    const filled = rowsOf("years-book.xlsx", "Data").map(([year, value = null]) => [year, value])
    expect(filled).toEqual(yearly)
    expect(rowsOf("quarters-book.xlsx", "Data")).toEqual(quarterly.map((row) => [...row, "actual"]))
    expect(rowsOf("months-book.xlsx", "Data")).toEqual([
      [new Date("2024-11-01"), -1.5, "actual"],
      [new Date("2024-12-01")],
      [new Date("2025-01-01"), 1_234_567.25, "actual"],
    ])
  })

  test("a CSV is read as the same figures: a number stays one below zero and far from it", () => {
    expect(columnsOf("years.csv", "period", "value")).toEqual(yearly)
    expect(columnsOf("quarters.csv", "period", "value")).toEqual(quarterly)
    expect(columnsOf("months.csv", "period", "value")).toEqual([
      ["2024-11", -1.5],
      ["2024-12", null],
      ["2025-01", 1_234_567.25],
    ])
    expect(columnsOf("years.csv", "country", "unit", "date_of_data")[0]).toEqual([
      ...["Côte d’Ivoire", "annual %", new Date("2025-07-01")],
    ])
  })

  test("two datasets side by side keep their gaps where they are", () => {
    expect(rowsOf("two.csv").map((row) => row.slice(0, 4))).toEqual(
      yearly.map((row) => [...row, ...row]),
    )
  })

  test("a dashboard's figures, places and periods are numbers in both forms", () => {
    const [inflation, area] = rowsOf("dashboard-book.xlsx", "Selected Indicators")
    expect(inflation?.slice(1, 9)).toEqual([5.2765, "annual %", 2022, 4.0915, 112, 180, 3, 50])
    expect(area?.slice(0, 3)).toEqual(["Area", 322_463, "km²"])
    const columns = columnsOf("dashboard.csv", "period", "value", "rank", "countries_ranked")
    expect(columns).toContainEqual([2022, 5.2765, 112, 180])
    expect(columns).toContainEqual([null, 322_463, null, null])
  })

  test("no text of any file is a formula", () => {
    const cells = [...opened.values()].flatMap((sheets) => [...sheets.values()].flat(2))
    expect(cells.filter((cell) => typeof cell === "object" && cell && "formula" in cell)).toEqual(
      [],
    )
    expect(opened.get("split.semicolon.csv")?.size).toBe(1)
    expect(columnsOf("own.csv", "title", "period", "value", "unit")).toEqual([
      ["'=1+1", "'=cmd|' /C calc'!A0", -3.2, "'+1"],
    ])
    expect(rowsOf("own-book.xlsx", "Data")).toEqual([["=cmd|' /C calc'!A0", -3.2]])
    expect(columnsOf("attack.csv", "indicator", "unit")[0]).toEqual([
      `'${FORMULAS.name}`,
      `'${FORMULAS.unit}`,
    ])
  })
})
