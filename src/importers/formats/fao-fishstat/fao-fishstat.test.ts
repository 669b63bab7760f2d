import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { faoFishstat } from "./fao-fishstat.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(faoFishstat, join(FIXTURES, "ok"))

test("fishing areas are added up, and a suppressed figure is none", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["FISH.TLN.CAPTURE", "KEN", [100.25, null, 0]],
    ["FISH.LAS.FRESHWATER", "AFG", [7]],
    ["FISH.CRO.CAPTURE", "KEN", [3]],
  ])
})

test("a species is named in English, else in Latin, with its source and unit", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, definition }) => [
      publishedName,
      unit,
      definition,
    ]),
  ).toEqual([
    [
      "Nile tilapia, capture production",
      "tonnes, live weight",
      "Oreochromis niloticus. Of the group tilapias and other cichlids.",
    ],
    [
      "Lampreys (not elsewhere included), freshwater aquaculture",
      "tonnes, live weight",
      "Petromyzontidae.",
    ],
    [
      "Crocodylus, capture production",
      "animals",
      "Crocodylus. Of the group crocodiles and alligators.",
    ],
  ])
})

test("what cannot be read is reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["notation-key", 5, "Q"],
    ["unknown-country", 8, "Other nei (896)"],
    ["bad-period", 9, "20x0"],
    ["bad-number", 10, "few"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-columns": "Global_production_quantity.csv lacks one of the columns",
  nothing: "holds no Global_production_quantity.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(faoFishstat, join(FIXTURES, "not-ok"), NOT_OK))
