import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import type { IndicatorCoverage } from "#catalog/types.ts"
import { placeNames } from "#domain/find-country.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { namedIndicators } from "#search/named-indicators.ts"
import { buildSearchIndex } from "#search/search-index.ts"
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
