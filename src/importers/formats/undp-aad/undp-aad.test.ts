import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { undpAccessAllData } from "./undp-aad.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(undpAccessAllData, join(FIXTURES, "ok"))

test("countries and the world are read, groups with contradicting codes are not", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["AAD.findex-account", "KEN", [0.75]],
    ["AAD.gap-19", "KEN", [0.5]],
    ["AAD.informal-women", "KEN", [2.5, null, 3]],
    ["AAD.pension", "KEN", [24.5]],
    ["AAD.share-ilo", "KEN", [77.5]],
    ["AAD.share-ilo", "WLD", [50]],
  ])
  expect(pick("problem").map(({ problem, text }) => [problem, text])).toEqual([
    ["bad-number", "police"],
    ["unknown-country", "Group of UNDP: Central Asia (CA)"],
  ])
})

test("names are corrected, and units are those of the figures", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, category, aggregation }) => [
      publishedName,
      unit,
      category,
      aggregation,
    ]),
  ).toEqual([
    [
      "Made or received a digital payment, female",
      "share of people ages 15+, 0 to 1",
      "monetary",
      "average",
    ],
    [
      "Change in poverty gap due to out-of-pocket health spending, $1.90 poverty line",
      "$ 2011 PPP",
      "health",
      "average",
    ],
    ["Informal employment, women, ages 15 and over", "thousands", "labour", "average"],
    [
      "Proportion of population above statutory pensionable age receiving a pension, men",
      "%",
      "labour",
      "average",
    ],
    ["Share of employment outside the formal sector", "%", "labour", "average"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-json": "x.json is not an indicator of Access All Data.",
  nothing: "holds no indicatorData/*.json",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(undpAccessAllData, join(FIXTURES, "not-ok"), NOT_OK))
