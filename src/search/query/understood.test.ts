import { beforeAll, expect, test } from "vitest"

import { placeNames } from "#domain/places/find-country.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import { chooseResults } from "../results/choose-results.ts"
import { buildSearchIndex, type SearchIndex } from "../index/search-index.ts"
import { listUnderstood } from "./understood.ts"

const INFLATION = "Inflation, consumer prices (annual %)"

let index: SearchIndex
beforeAll(async () => {
  index = await buildSearchIndex(
    [
      coverageOf({ name: INFLATION, code: "FP.CPI.TOTL.ZG", regions: ["WLD", "AFW"] }),
      coverageOf({
        name: "Consumer price index, percent change",
        code: "PCPIPCH",
        publisherId: "imf",
        publisher: "International Monetary Fund",
      }),
      coverageOf({ name: "Rice yield", code: "RICE", regions: ["QWF"] }),
      coverageOf({ name: "Atlantic cod, capture production", code: "COD" }),
    ],
    { places: placeNames(), thisYear: () => 2026 },
  )
})

function understood(text: string) {
  const { parsed, finding } = index.answer(text)
  return listUnderstood(parsed, finding)
}

const rows = (text: string) => {
  const { parsed, finding } = index.answer(text)
  return chooseResults(parsed, finding, index).relevant.map(({ doc, country, alsoFrom }) => ({
    name: index.indicators.getName(doc),
    place: country?.code,
    alsoFrom: alsoFrom.map((other) => index.indicators.getCode(other)),
  }))
}

test("each part is named with the text that searches without it", () => {
  expect(understood("cost of living nigeria monthly since 2010")).toMatchObject([
    { kind: "words", meaning: "Inflation", without: "of nigeria monthly since 2010" },
    { kind: "place", country: { code: "NGA" }, without: "cost of living monthly since 2010" },
    { kind: "frequency", frequency: "monthly", without: "cost of living nigeria since 2010" },
    { kind: "years", startYear: 2010, endYear: null, without: "cost of living nigeria monthly" },
  ])
})

test("a corrected word is owned up to, a word that means itself is not", () => {
  expect(understood("infaltion")).toMatchObject([
    { kind: "words", typed: "infaltion", without: "" },
  ])
  expect(understood("inflation")).toEqual([])
})

test("a word that nothing fits is left out, and not said to be understood as another", () => {
  expect(index.answer("inflation of Atlantis").finding.dropped).toEqual(["Atlantis"])
  expect(understood("inflation of Atlantis")).toEqual([])
  expect(understood("Atlantis")).toMatchObject([{ kind: "words", meaning: "atlantic" }])
})

test("relative years are counted from this year", () => {
  expect(understood("inflation last ten years")).toMatchObject([{ kind: "years", startYear: 2016 }])
  expect(understood("inflation in the 90s")).toMatchObject([{ startYear: 1990, endYear: 1999 }])
  expect(understood("inflation 2008-12")).toMatchObject([{ startYear: 2008, endYear: 2012 }])
})

test("a group is shown as the publisher has it", () => {
  expect(rows("inflation west africa")[0]).toMatchObject({ name: INFLATION, place: "AFW" })
  expect(rows("rice west africa")[0]).toMatchObject({ name: "Rice yield", place: "QWF" })
})

test("the same measure of another publisher stands under the first", () => {
  expect(rows("inflation nigeria")).toEqual([
    { name: INFLATION, place: "NGA", alsoFrom: ["PCPIPCH"] },
  ])
})

test("who names the money of one country asks of that country", () => {
  expect(index.parser.parse("naira").countries).toMatchObject([{ country: { code: "NGA" } }])
  expect(index.parser.parse("naira ghana").countries).toMatchObject([{ country: { code: "GHA" } }])
})
