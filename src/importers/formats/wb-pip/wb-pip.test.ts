import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { pipColumn } from "./map.ts"
import { wbPip } from "./wb-pip.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(wbPip, join(FIXTURES, "ok"))

test("income and consumption, towns and villages are series of their own", async () => {
  const { pick } = await readOk()
  const found = pick("series").map(({ code, country, observations }) => [
    code,
    country,
    observations.values,
  ])
  expect(found).toEqual([
    ["PIP.mean.consumption", "KEN", [3.5]],
    ["PIP.headcount_215.consumption", "KEN", [17_000_000]],
    ["PIP.headcount_ratio_215.consumption", "KEN", [36.5]],
    ["PIP.headcount_stacked_between_215_1000.consumption", "KEN", [20_000_000]],
    ["PIP.total_shortfall_40_median.consumption", "KEN", [51.5]],
    ["PIP.median_40.consumption", "KEN", [1.1]],
    ["PIP.decile2_share.consumption", "KEN", [4.5]],
    ["PIP.decile5_thr.consumption", "KEN", [2.75]],
    ["PIP.quintile5_share.consumption", "KEN", [45.5]],
    ["PIP.gini.consumption", "KEN", [0.408]],
    ["PIP.mean.consumption.rural", "CHN", [7]],
    ["PIP.headcount_ratio_215.consumption.rural", "CHN", [1.5]],
    ["PIP.mean.income.urban", "ARG", [20.5]],
    ["PIP.headcount_ratio_215.income.urban", "ARG", [1.25]],
    ["PIP.gini.income.urban", "ARG", [0.429]],
  ])
})

test("names say the line in dollars with its prices, and the survey", async () => {
  const { pick } = await readOk()
  const names = new Map(pick("indicator").map((each) => [each.code, each]))
  const expected: Record<string, [name: string, unit: string]> = {
    "PIP.headcount_ratio_215.consumption": [
      "Share of people living below $2.15 a day (2017 PPP), consumption surveys",
      "% of population",
    ],
    "PIP.headcount_stacked_between_215_1000.consumption": [
      "People living between $2.15 and $10 a day (2017 PPP), consumption surveys",
      "people",
    ],
    "PIP.total_shortfall_40_median.consumption": [
      "Total shortfall from 40% of the median, consumption surveys",
      "2017 international $ a day",
    ],
    "PIP.median_40.consumption": [
      "Poverty line of 40% of the median, consumption surveys",
      "2017 international $ a day",
    ],
    "PIP.decile2_share.consumption": ["Share of consumption held by the second tenth", "%"],
    "PIP.quintile5_share.consumption": ["Share of consumption held by the richest fifth", "%"],
    "PIP.gini.income.urban": ["Gini coefficient of income, urban areas", "index, 0 to 1"],
  }
  for (const [code, [name, unit]] of Object.entries(expected))
    expect(names.get(code), code).toMatchObject({ publishedName: name, unit })
})

test("a description of another line than the column's is left out", async () => {
  const { pick } = await readOk()
  const definitions = new Map(pick("indicator").map(({ code, definition }) => [code, definition]))
  expect(definitions.get("PIP.headcount_ratio_215.consumption")).toContain("$2.15 a day")
  expect(definitions.get("PIP.headcount_215.consumption")).toBe("")
  expect(definitions.get("PIP.total_shortfall_40_median.consumption")).toContain("40%")
  expect(definitions.get("PIP.gini.consumption")).toBe("The Gini “coefficient”")
})

test("columns about the survey are no figures, nor those that repeat others", () => {
  for (const name of [
    "survey_year",
    "reporting_pop",
    "cpi",
    "ppp",
    "comparable_spell",
    "headcount_stacked_below_100",
  ])
    expect(pipColumn(name), name).toBeUndefined()
})

test("what cannot be read is reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 3, "n/k"],
    ["unknown-country", 4, "Atlantis"],
    ["bad-period", 5, "20x5"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-columns": "poverty_inc_only.csv lacks one of the columns",
  nothing: "holds no poverty_cons_only.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(wbPip, join(FIXTURES, "not-ok"), NOT_OK))
