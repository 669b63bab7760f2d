import { join } from "node:path"

import { expect, test } from "vitest"

import { recordsOf } from "#tests/support/records-of.ts"
import { toArray } from "#tests/support/to-array.ts"

import type { ImportRecord } from "../../importer.ts"
import { makeCode, mapGhoIndicator } from "./map.ts"
import { readDisplay } from "./read-display.ts"
import { whoGho } from "./who-gho.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const now = () => new Date("2026-03-04T12:00:00Z")

async function readAll(folder: string): Promise<ImportRecord[]> {
  const records: ImportRecord[] = []
  for await (const file of whoGho.open({ from: join(FIXTURES, folder), now }))
    records.push(...(await toArray(recordsOf(file))))
  return records
}

function pick<K extends ImportRecord["kind"]>(records: readonly ImportRecord[], kind: K) {
  return records.filter((record) => record.kind === kind) as Extract<ImportRecord, { kind: K }>[]
}

test("figures are read with their sex, several years and regions, whichever column they stand in", async () => {
  const records = await readAll("ok/observatory")
  expect(
    pick(records, "series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["FLU_1", "KEN", 2015, [1.5, 1600]],
    ["FLU_1", "QHA", 2016, [2]],
    ["FLU_1", "XDN", 2010, [6]],
    ["FLU_1.FMLE", "KEN", 2014, [12]],
  ])
  expect(pick(records, "fact")).toEqual([
    { kind: "fact", publisherId: "who", code: "FLU_1", country: "GHA", value: 7 },
  ])
  expect(pick(records, "rows").reduce((sum, { rows }) => sum + rows, 0)).toBe(15)
})

test("what is no figure of a country is reported with its reason, missing ones are not", async () => {
  const problems = pick(await readAll("ok/observatory"), "problem")
  expect(problems.map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["text-answer", 2, "Yes"],
    ["unknown-layout", undefined, "<html><title>Not found</title></html>"],
    ["bad-number", 6, "<0.1"],
    ["unknown-country", 8, "GBD_REG14_AFRD"],
    ["unknown-country", 9, "Parts of countries (DHSMICSGEOREGION)"],
    ["withdrawn", 10, "VOID"],
    ["unknown-country", 11, "ATL"],
    ["bad-period", 14, "latest"],
  ])
})

test("an indicator is named by the list, its parts before the unit; a dimension with one value divides nothing", async () => {
  const indicators = pick(await readAll("ok/observatory"), "indicator")
  expect(
    indicators.map(({ code, publishedName, unit, category, notes }) => [
      code,
      publishedName,
      unit,
      category,
      notes,
    ]),
  ).toEqual([
    ["FLU_1", "Incidence of influenza (per 1000 population)", "per 1,000 population", "health", ""],
    [
      "FLU_1.FMLE",
      "Incidence of influenza, female (per 1000 population)",
      "per 1,000 population",
      "health",
      "A figure for several years stands at the last of them.",
    ],
  ])
})

test("a zero beside an answer in words is no figure, nor one beside a word for none", async () => {
  const records = await readAll("ok/answers")
  const tools = pick(records, "series").filter(({ code }) => code === "TOOLS_1")
  expect(tools.map(({ country, observations }) => [country, observations.values])).toEqual([
    ["TZA", [12]],
    ["UGA", [0]],
  ])
  expect(pick(records, "problem").map(({ problem, text }) => [problem, text])).toEqual([
    ["text-answer", "Yes, in part"],
    ["text-answer", "No"],
    ["text-answer", "Dec 09"],
  ])
})

test("answers with a number each are a code with its legend", async () => {
  const records = await readAll("ok/answers")
  expect(
    pick(records, "indicator")
      .filter(({ code }) => code !== "TOOLS_1")
      .map(({ code, unit, aggregation, notes }) => [code, unit, aggregation, notes]),
  ).toEqual([
    ["ASKED_1", "code", "last", "The figure is a code and not a quantity: 0 = No; 1 = Yes."],
    [
      "BAN_1",
      "code",
      "last",
      "The figure is a code and not a quantity: 1 = Data not reported; 2 = Complete absence of ban; 5 = Ban on all of it.",
    ],
  ])
  const asked = pick(records, "series").filter(({ code }) => code === "ASKED_1")
  expect(asked.map(({ observations }) => observations.values)).toEqual([[0], [1]])
})

test("a folder without tables is refused with a sentence", async () => {
  await expect(readAll("not-ok/no-tables")).rejects.toThrow(
    "no-tables holds no table of the Global Health Observatory",
  )
})

test.each([
  [" 7 500 [ 3 900–19 000]", 7500],
  ["13 000 [11 000–14 000]", 13_000],
  ["211.1[188.9-231.3]", 211.1],
  ["0 [0-3]", 0],
  ["20.5", 20.5],
  ["No data", null],
  ["…", null],
  ["", null],
  ["Yes", undefined],
  ["1-2", undefined],
  [">100", undefined],
  ["[1-2]", undefined],
])("%j is displayed for %s", (text, value) => {
  expect(readDisplay(text)).toBe(value)
})

test.each([
  ["AGEGROUP", "YEARS15-19", "15-19"],
  ["AGEGROUP", "AGE25-PLUS", "25+"],
  ["AGEGROUP", "AGEUnspecified", "age not specified"],
  ["WEALTHQUINTILE", "WQ1", "poorest quintile"],
  ["ALCOHOLTYPE", "SA_OTHER_ALCOHOL", "other alcohol"],
  ["ENVCAUSE", "ENVCAUSE089", "eating disorders"],
  ["SEATTYPE", "RS-DDC-FRONTSEAT", "front seat"],
])("%s %s is called %s", (dimension, value, label) => {
  const parts = [{ dimension, value }]
  const labels = new Map([["X_1", "Cases"]])
  expect(mapGhoIndicator("X_1", parts, { labels, hasRanges: false })).toMatchObject({
    code: `X_1.${value}`,
    publishedName: `Cases, ${label}`,
  })
  expect(makeCode("X_1", parts)).toBe(`X_1.${value}`)
})

test("an indicator that the list leaves out has the WHO's name, else its code", () => {
  const findName = (code: string) =>
    mapGhoIndicator(code, [], { labels: new Map(), hasRanges: false })
  expect(findName("GHED_CHE_pc_US_SHA2011")).toMatchObject({
    publishedName: "Current health expenditure (CHE) per capita in US$",
    unit: "US$ per capita",
    currency: "USD",
  })
  expect(findName("NEW_1").publishedName).toBe("Indicator NEW_1 (named by code only)")
})

test("a code of which only the survey is known is named by that and its code, with its parts", () => {
  const parts = [{ dimension: "AMRGLASSCATEGORY", value: "AMRGLASS_DOESITEXIST01" }]
  const { publishedName, unit } = mapGhoIndicator("AMRGLASS_COORD01", parts, {
    labels: new Map(),
    hasRanges: false,
  })
  expect(publishedName).toBe(
    "Antimicrobial resistance surveillance (GLASS), indicator AMRGLASS_COORD01.AMRGLASS_DOESITEXIST01 (named by code only)",
  )
  expect(unit).toBe("")
})

test("two codes that the list calls the same have names that tell them apart", () => {
  const labels = new Map([
    ["TOTENV_1", "Deaths attributable to the environment"],
    ["TOTENV_5", "Deaths attributable to the environment (%)"],
  ])
  const findName = (code: string) =>
    mapGhoIndicator(code, [], { labels, hasRanges: false }).publishedName
  expect(findName("TOTENV_1")).toBe("Deaths attributable to the environment")
  expect(findName("TOTENV_5")).toBe(
    "Deaths attributable to the environment as a share of all deaths (%)",
  )
})

test.each([
  ["Adults aged &#8805; 20 years who are obese (%)", "Adults aged ≥ 20 years who are obese (%)"],
  ["Dust (Annual PM<sub>10</sub> [&#956;g/m<sup>3</sup>])", "Dust (Annual PM10 [μg/m3])"],
  ["Drink in past 12 months, (%)", "Drink in past 12 months (%)"],
  ["Glucose (on medication)(crude estimate)", "Glucose (on medication) (crude estimate)"],
  ["Nets per household (Any type )", "Nets per household (Any type)"],
  ["Children aged <5 years stunted (%)", "Children aged <5 years stunted (%)"],
])("%s is called %s", (published, name) => {
  const labels = new Map([["X_1", published]])
  expect(mapGhoIndicator("X_1", [], { labels, hasRanges: false }).publishedName).toBe(name)
})
