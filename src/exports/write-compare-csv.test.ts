import { parse } from "csv-parse/sync"
import { expect, test } from "vitest"

import { aDataset, aView } from "./dataset.fixture.ts"
import { writeCompareCsv } from "./write-csv.ts"

const { indicator } = aDataset()
const gdp = aDataset({
  indicator: { ...indicator, name: "=GDP", unit: "current US$", currency: "USD" },
  observations: { frequency: "yearly", start: 2021, values: [70, 71.5, 72] },
  forecastFrom: 2023,
})

test("two datasets are joined by period, each with its own period, value and origin", () => {
  const [header, ...rows] = parse(writeCompareCsv(aView(), aView("", gdp)))
  expect(header).toEqual([
    "period",
    "Inflation, consumer prices (annual %), Côte d’Ivoire (annual %)",
    "period",
    "'=GDP, Côte d’Ivoire (current US$, USD)",
    "status",
    "source",
    "licence",
    "date_of_data",
    "address",
    "status2",
    "source2",
    "licence2",
    "date_of_data2",
    "address2",
  ])
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ["2018", "0.3594", "", ""],
    ["2019", "-1.1069", "", ""],
    ["2020", "", "", ""],
    ["2021", "4.0915", "2021", "70"],
    ["2022", "5.2765", "2022", "71.5"],
    ["", "", "2023", "72"],
  ])
  expect(rows[0]?.slice(4, 7)).toEqual([
    "actual",
    "The World Bank: World Development Indicators",
    "CC BY 4.0",
  ])
  expect(rows.map((row) => row[9])).toEqual(["", "", "", "actual", "actual", "forecast"])
})
