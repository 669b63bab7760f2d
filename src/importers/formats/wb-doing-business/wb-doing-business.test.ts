import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { wbDoingBusiness } from "./wb-doing-business.ts"

type Rows = Parameters<typeof writeWorkbook>[1][string]

async function read(rows: Rows) {
  const path = join(await temporaryFolder(), "DB18-Historical-data-complete-data-with-DTFs.xlsx")
  await writeWorkbook(path, { "All Data": rows, Methodology: [["Notes"]] })
  return readImporter(wbDoingBusiness, path)
}

const TABLE: Rows = [
  ["", "", "", "", "", "Starting a business", "", "", "Paying taxes", "", ""],
  [
    "Country code",
    "Economy",
    "Region",
    "Income group",
    "DB Year",
    "Rank - Starting a business (DB18)",
    "DTF-Time - Men (days)",
    "Procedures - Men (number) ",
    "DTF - Paying taxes\n(DB06-16 methodology)",
    "Time to comply with VAT refund (hours) (DB17-18 methodology)",
    "Quality index (0-15)\n(DB16-18 methodology)",
  ],
  ["KEN", "Kenya", "SSA", "Low", 2017, null, 75.5, 7, 50, "No VAT", "N/A"],
  ["KEN", "Kenya", "SSA", "Low", 2018, 117, 80.25, 6, 60, 12.5, 9],
  ["NIGE", "Nigeria", "SSA", "Low", 2018, 145, 70, 8, 40, 1, 2],
  // The ISO code of the country is that of its largest city.
  ["NGA", "Nigeria Lagos", "SSA", "Low", 2018, null, 71, 9, 41, 3, 4],
]

test("the name says whether a row is of a country or of a city", async () => {
  const { pick } = await read(TABLE)
  const rank = pick("series").filter(({ code }) => code.includes("RANK"))
  expect(
    rank.map(({ country, observations }) => [country, observations.start, observations.values]),
  ).toEqual([
    ["KEN", 2018, [117]],
    ["NGA", 2018, [145]],
  ])
  expect(pick("problem").map(({ problem, text }) => [problem, text])).toEqual([
    ["text-answer", "No VAT"],
    ["unknown-country", "Nigeria Lagos"],
  ])
})

test("topic and label make the code and a name in words", async () => {
  const { pick } = await read(TABLE)
  expect(
    pick("indicator").map(({ code, publishedName, unit, category, aggregation }) => [
      code,
      publishedName,
      unit,
      category,
      aggregation,
    ]),
  ).toEqual([
    [
      "DB.STARTING-A-BUSINESS.RANK-STARTING-A-BUSINESS-DB18",
      "Starting a business: rank",
      "rank",
      "economy",
      "last",
    ],
    [
      "DB.STARTING-A-BUSINESS.DTF-TIME-MEN-DAYS",
      "Starting a business: score for time, men",
      "score (0 to 100)",
      "economy",
      "average",
    ],
    [
      "DB.STARTING-A-BUSINESS.PROCEDURES-MEN-NUMBER",
      "Starting a business: procedures, men",
      "procedures",
      "economy",
      "average",
    ],
    [
      "DB.PAYING-TAXES.DTF-PAYING-TAXES-DB06-16-METHODOLOGY",
      "Paying taxes: score, method of the reports of 2006-2016",
      "score (0 to 100)",
      "tax",
      "average",
    ],
    [
      "DB.PAYING-TAXES.TIME-TO-COMPLY-WITH-VAT-REFUND-HOURS-DB17-18-METHODOLOGY",
      "Paying taxes: time to comply with VAT refund, method of the reports of 2017-2018",
      "hours",
      "tax",
      "average",
    ],
    [
      "DB.PAYING-TAXES.QUALITY-INDEX-0-15-DB16-18-METHODOLOGY",
      "Paying taxes: quality index, method of the reports of 2016-2018",
      "index (0 to 15)",
      "tax",
      "average",
    ],
  ])
})

test("a workbook with another sheet is reported", async () => {
  const { pick } = await read([["Country", "Value"]])
  expect(pick("problem")).toMatchObject([{ problem: "unknown-layout" }])
})
