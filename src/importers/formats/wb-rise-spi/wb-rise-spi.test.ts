import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { wbRiseSpi } from "./wb-rise-spi.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(wbRiseSpi, join(FIXTURES, "ok"))

test("scores are read; questions answered in words and codes for missing are not", async () => {
  const { files, pick } = await readOk()
  expect(files.map(({ lineage }) => lineage)).toEqual([
    "world-bank-regulatory-indicators-for-sustainable-energy/scores",
    "world-bank-statistical-performance-indicators/scores",
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["RISE_RE", "KEN", 2020, [60.5, 65.25]],
    ["RISE_RE_1", "KEN", 2020, [100, 100]],
    ["RISE_RE_1_1", "KEN", 2020, [50]],
    ["SPI.INDEX", "KEN", 2018, [60.5, 62.25]],
    ["SPI.D3.1.POV", "KEN", 2018, [0.5, 0.6]],
    ["SPI.DIM5.1.INDEX", "KEN", 2019, [0.75]],
  ])
  expect(pick("problem").map(({ problem, text }) => [problem, text])).toEqual([
    ["unknown-country", "ATL"],
    ["text-answer", "RISE_RE_1_1_1: 1 answers"],
    ["text-answer", "RISE_RE_3_1_1: 1 answers"],
    ["missing-code", "-99 in SPI.DIM5.1.INDEX"],
    ["bad-period", "soon"],
  ])
})

test("scores are named after their framework", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, aggregation }) => [
      publishedName,
      unit,
      aggregation,
    ]),
  ).toEqual([
    ["Regulation for renewable energy: overall score", "score (0 to 100)", "average"],
    ["Regulation for renewable energy: legal framework", "score (0 to 100)", "average"],
    ["Regulation for renewable energy: legal framework, part 1", "score (0 to 100)", "average"],
    ["Statistical performance: overall score", "score (0 to 100)", "average"],
    ["Statistical performance: data on goal 1, no poverty", "score (0 to 1)", "average"],
    ["Statistical performance: legislation and governance", "score (0 to 1)", "average"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-columns": "lacks one of the columns iso3c, date",
  nothing: "holds no rise_all_country_year*.csv and no spi_index.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(wbRiseSpi, join(FIXTURES, "not-ok"), NOT_OK))
