import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { placeNames } from "#domain/places/find-country.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { namedIndicators } from "#search/index/named-indicators.ts"
import { buildSearchIndex } from "#search/index/search-index.ts"
import {
  figuresCatalog,
  indicatorOf,
  readFigures,
  type FiguresFile,
} from "#tests/support/figures-catalog.ts"

/** Sentences about measures that are not in our table, each claim as `country code period value status`. */
type Golden = { text: string; claims: string[] }

const LINES = readFileSync(join(import.meta.dirname, "named.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Golden)
const PATH = join(import.meta.dirname, "fixtures", "named-figures.json")
const index = await buildSearchIndex(Object.entries(readFigures(PATH)).map(coverageOf), {
  places: placeNames(),
  thisYear: () => 2026,
})
const options = { catalog: figuresCatalog(PATH), publicUrl: "" }
const checker = createFactChecker({
  ...options,
  findByName: (words, country) => namedIndicators(words, country, index),
})

test.each(LINES)("$text", async ({ text, claims }) => {
  expect((await checker.check(text)).map(lineOf)).toEqual(claims)
})

test("a statement by itself names the same indicator and gets the same verdict", async () => {
  for (const { text } of LINES) {
    for (const claim of await checker.check(text)) {
      const [alone, second] = await checker.check(claim.statement)
      expect([alone && lineOf(alone), second], claim.statement).toEqual([lineOf(claim), undefined])
    }
  }
})

test("message and rule say that the indicator was found by its name", async () => {
  const [claim] = await checker.check("Kenya's cereal yield was 1,800 kg per hectare in 2021.")
  expect(claim?.message).toContain(
    "The indicator was found by its name in the catalogue: Cereal yield (kg per hectare).",
  )
  expect(claim?.evidence.rule).toContain("indicator found by its name in the catalogue")
  expect(claim?.claim.unit).toBe("kg per hectare")
  expect(claim?.correction?.text).toBe("1,522 kg per hectare")
})

test("a measure of the table that its own codes lack says by which name it was found", async () => {
  const [found, open, none] = await checker.check(
    "Tanzania's military spending was $659 million in 2020.\n\nGermany's military spending was $80 billion in 2019.\n\nKenya's military spending was $80 billion in 2019.",
  )
  const name = "found by its name in the catalogue: Military expenditure (current USD)."
  expect(found?.message).toContain(name)
  expect(open?.message).toContain(name)
  expect(open?.message).toMatch(/^Germany's military expenditure was US\$49bn in 2019/)
  expect(open?.correction).toBe(null)
  expect(none?.message).toBe(
    "There are no figures here for Kenya's military expenditure in US dollars, so this cannot be checked.",
  )
})

test("no more names of a text are looked up than of a long article", async () => {
  const claims = Array.from(
    { length: 70 },
    (_, k) => `Kenya's military spending was ${String(k + 1)} million dollars in 2019.`,
  )
  const rules = (await checker.check(claims.join("\n\n"))).map(({ evidence }) => evidence.rule)
  expect(rules).toHaveLength(70)
  expect(rules.filter((rule) => rule === "not looked up in the catalogue by its name").length).toBe(
    10,
  )
})

test("a name that several indicators share decides nothing against the author", async () => {
  const text = "In 2021 cereal land in Kenya was 3 hectares."
  const found = await checker.check(text)
  expect(found.map(({ status }) => status)).not.toContain("incorrect")
})

test("without a way to find indicators only measures of the table are known", async () => {
  const plain = createFactChecker(options)
  expect(await plain.check("Kenya's cereal yield was 1,800 kg per hectare in 2021.")).toEqual([])
})

function coverageOf([code, about]: [string, FiguresFile[string]]): IndicatorCoverage {
  return {
    indicator: indicatorOf(code, about),
    publisher: "World Bank",
    countries: Object.keys(about.series),
    regions: [],
    frequencies: ["yearly"],
    startYear: 2014,
    endYear: 2023,
    lastActualYear: 2023,
    factCountries: [],
  }
}

function lineOf({ claim, status }: CheckedClaim): string {
  const { country, indicatorCode, period, statedValue } = claim
  return [country, indicatorCode, period, statedValue, status].join(" ")
}
