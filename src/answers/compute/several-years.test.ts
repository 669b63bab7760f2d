import { expect, test } from "vitest"

import { makeIndicator } from "#tests/support/make-indicator.ts"

import type { Question } from "../read/question.ts"
import { readQuestion } from "../read/read-question.ts"
import { describeInterpretation } from "../present/describe-interpretation.ts"
import { writeSentence } from "../present/write-sentence.ts"
import { computeOfGroup } from "./compute-group.ts"
import { computeOfPlaces } from "./compute-places.ts"
import { computeTruth } from "./compute-truth.ts"
import { findNamed } from "./find-named.ts"
import type { AnswerPanel } from "./panel.ts"
import type { NoResult, Result } from "./result.ts"
import type { Task } from "./task.ts"

const START = 2020
const PERCENT = { unit: "%", currency: null }
const DOLLARS = { unit: "US$", currency: "USD" }

/** A panel of yearly figures from 2020 on. */
function panelOf(
  figures: Readonly<Record<string, readonly number[]>>,
  { unit, currency }: { unit: string; currency: string | null },
): AnswerPanel {
  return {
    indicator: makeIndicator({
      code: "X",
      name: "Figures",
      sourceId: "world-bank/wdi",
      aggregation: "none",
      ...{ unit, currency },
    }),
    scale: 1,
    sources: [],
    vintage: "2026-01-01",
    vintageStated: true,
    isComparable: true,
    figureAt: (place, year) => figures[place]?.[year - START] ?? null,
    coverage: (place) => {
      const values = figures[place]
      return values && { first: START, last: START + values.length - 1 }
    },
    listObservations: () => undefined,
  }
}

type Compute = (task: Task) => Result | NoResult

function ask(text: string, panel: AnswerPanel, compute: Compute): { result: Result; text: string } {
  const question = readAsked(text)
  const result = compute({ question, panel, thisYear: 2026 })
  if ("message" in result) throw new Error(result.message)
  return { result, text: writeSentence(question, result) }
}

function readAsked(text: string): Question {
  const read = readQuestion(text, "2026-06-01")
  if (read.state !== "read") throw new Error(read.message)
  return read.question
}

test("growth of several years in all chains the rates of the years after the first", () => {
  const panel = panelOf({ KEN: [50, 10, 20] }, PERCENT)
  const { result } = ask(
    "How much did Kenya's economy grow from 2020 to 2022?",
    panel,
    computeOfPlaces,
  )
  expect(result.value).toBeCloseTo(32)
  expect(result).toMatchObject({ from: "2020", to: "2022", unit: "percent" })
})

test("what flows every year is added up, and what is held at one time is not", () => {
  const panel = panelOf({ KEN: [1e9, 2e9, 4e9] }, DOLLARS)
  const { result } = ask("total remittances to Kenya from 2020 to 2022", panel, computeOfPlaces)
  expect(result.value).toBe(7e9)
  const debt = () => ask("total external debt of Kenya from 2020 to 2022", panel, computeOfPlaces)
  expect(debt).toThrow("cannot be added up over several years")
})

test("a sum of years of which one has no figure is not told", () => {
  const panel = panelOf({ KEN: [1e9, 2e9] }, DOLLARS)
  const asked = () => ask("total remittances to Kenya from 2020 to 2022", panel, computeOfPlaces)
  expect(asked).toThrow("No actual figures")
})

test("growth since a year is compared as the rate that the years chain to", () => {
  const panel = panelOf({ KEN: [0, 21], UGA: [10, 10] }, PERCENT)
  const { result, text } = ask(
    "How does Kenya's growth compare with Uganda's since 2020?",
    panel,
    computeOfPlaces,
  )
  expect(result.rows.map(({ country, value }) => [country, value.toFixed(6)])).toEqual([
    ["KEN", "10.000000"],
    ["UGA", "10.000000"],
  ])
  expect(text).toContain("from 2020 to 2021, a year on average")
})

test("how much larger one figure is, is their difference", () => {
  const panel = panelOf({ KEN: [300], UGA: [100] }, DOLLARS)
  const { result, text } = ask(
    "How much bigger is Kenya's economy than Uganda's?",
    panel,
    computeOfPlaces,
  )
  expect(result.value).toBe(200)
  expect(text).toContain("The difference is US$200 (200%).")
})

test("between two numbers lie both of them and what is between", () => {
  const panel = panelOf({ NER: [3], MLI: [5], BEN: [2.9], TGO: [5.1], SEN: [4], CIV: [9] }, PERCENT)
  const { result, text } = ask(
    "Which UEMOA countries had inflation between 3 and 5 percent in 2020?",
    panel,
    computeOfGroup,
  )
  expect(result.rows.map(({ country }) => country)).toEqual(["MLI", "SEN", "NER"])
  expect(text).toContain("between 3% and 5%")
})

test("words that stand only in the brackets of a name do not name its indicator", async () => {
  const named = {
    id: "un:sex-ratio" as never,
    name: "Sex ratio (above 50 years)",
    concept: "sex ratio",
    hasCountry: true,
  }
  expect(await findNamed({ words: ["above"], places: [] }, () => [named])).toBeUndefined()
})

test("a rate that fell is lower than before, however high it was on average", () => {
  // On average Norway has the lowest inflation; that of Denmark fell from 9 to 2.
  const panel = panelOf(
    { DNK: [9, 9, 2], FIN: [4, 4, 3], ISL: [5, 5, 5], NOR: [1, 1, 2], SWE: [2, 2, 2] },
    PERCENT,
  )
  const question = "Which Nordic country's inflation fell the most between 2020 and 2022?"
  const { result, text } = ask(question, panel, computeOfGroup)
  expect(result).toMatchObject({ country: "DNK", value: -7 })
  expect(text).toContain("−7 percentage points")
})

test("falls are held against a number by their size, and the sentence says so", () => {
  const panel = panelOf(
    { DNK: [9, 9, 2], FIN: [4, 4, 3], ISL: [5, 5, 7], NOR: [8, 1, 2], SWE: [2, 2, 2] },
    PERCENT,
  )
  const question =
    "Which Nordic countries' unemployment fell by more than 5 points between 2020 and 2022?"
  const { result, text } = ask(question, panel, computeOfGroup)
  expect(result.rows.map(({ country }) => country)).toEqual(["DNK", "NOR"])
  expect(text).toContain("the unemployment rate fell by more than 5 percentage points")
})

test("a few years that are asked for are all told, and the newest is the value", () => {
  const panel = panelOf({ KEN: [3, 5.5, 4] }, PERCENT)
  const { result, text } = ask("inflation in Kenya 2020-2022", panel, computeOfPlaces)
  expect(text).toBe(
    "In Kenya, consumer price inflation was 3.0% in 2020, 5.5% in 2021 and 4.0% in 2022.",
  )
  expect(result).toMatchObject({ value: 4, period: "2022", from: "2020", to: "2022" })
})

test("of many years the ends are told, with the lowest and the highest between them", () => {
  const panel = panelOf({ KEN: [3, 9, 4, 2, 5, 6, 7] }, PERCENT)
  const { text } = ask("Kenya's inflation since 2020", panel, computeOfPlaces)
  expect(text).toBe(
    "In Kenya, consumer price inflation was 3% in 2020 and 7% in 2026 (lowest 2% in 2023, highest 9% in 2021).",
  )
})

test("of years of which some have no figure it is said how many have one", () => {
  const panel = panelOf({ KEN: [3, 9] }, PERCENT)
  const { text } = ask("inflation in Kenya from 2018 to 2021", panel, computeOfPlaces)
  expect(text).toContain("3% in 2020 and 9% in 2021 (figures of 2 of 4 years).")
})

test("whether a figure rises is told of the newest year against the one before", () => {
  const panel = panelOf({ KEN: [3, 9, 4] }, PERCENT)
  const { result, text } = ask("Is inflation rising in Kenya?", panel, computeTruth)
  expect(result.truth).toBe(false)
  expect(text).toContain("from 9% in 2021 to 4% in 2022")
  expect(describeInterpretation(readAsked("Is inflation rising in Kenya?"), result)).toContain(
    "latest: 2021 to 2022",
  )
})
