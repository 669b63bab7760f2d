import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { gainTable } from "./map.ts"
import { GAIN_INDICATORS, GAIN_SCORES } from "./measures.data.ts"
import { ndGain } from "./nd-gain.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(ndGain, join(FIXTURES, "ok", "nd_gain_countryindex_2022"))

test("the edition is that of the download's name", async () => {
  const { files } = await readOk()
  expect(files.map(({ vintage }) => vintage)).toEqual([{ date: "2022-12-31", stated: true }])
})

test("raw figures and scores are two series, what repeats or has no year is none", async () => {
  const { pick } = await readOk()
  const series = pick("series").map(({ code, country, observations }) => [
    code,
    country,
    observations.values,
  ])
  expect(series).toEqual([
    ["gain", "KEN", [34.5, 35]],
    ["gain_delta", "KEN", [-1.5]],
    ["hdi.raw", "KEN", [0.45]],
    ["id_wate_01.raw", "KEN", [0.4, 0.4]],
    ["id_wate_01.score", "KEN", [0.7, 0.7]],
    ["water", "KEN", [0.5]],
    ["water", "CIV", [0.25, 0.5]],
  ])
})

test("names come from the report of the index, and nothing is ever added up", async () => {
  const { pick } = await readOk()
  const words = pick("indicator").map(({ publishedName, unit }) => [publishedName, unit])
  expect(words).toContainEqual(["ND-GAIN Country Index", "score, 0 to 100"])
  expect(words).toContainEqual([
    "Projected change of annual runoff, score in the ND-GAIN index",
    "score, 0 to 1",
  ])
  expect(words).toContainEqual(["Vulnerability to climate change: water", "score, 0 to 1"])
  expect(pick("indicator").map(({ aggregation }) => aggregation)).not.toContain("sum")
})

test("places and cells that cannot be read are reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ file, problem, text }) => [file, problem, text])).toEqual([
    ["gain/gain.csv", "unknown-country", "Atlantis (ZZZ)"],
    ["gain/gain_delta.csv", "bad-number", "x"],
    ["id_wate_01/raw.csv", "duplicate", "Kenya Nairobi (KEN)"],
  ])
})

test("every indicator and part of the index has a table", () => {
  for (const id of Object.keys(GAIN_INDICATORS))
    expect(gainTable(`resources/indicators/${id}/raw.csv`)?.code, id).toBe(`${id}.raw`)
  for (const file of Object.keys(GAIN_SCORES))
    expect(gainTable(`resources/readiness/${file}.csv`)?.code, file).toBe(file)
  for (const path of ["resources/trends/gain.csv", "id_new_01/raw.csv", "id_food_01/input.csv"])
    expect(gainTable(path), path).toBeUndefined()
})

const NOT_OK: Record<string, string> = {
  "no-years": "gain/gain.csv has no line with years.",
  nothing: "holds no gain/gain.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(ndGain, join(FIXTURES, "not-ok"), NOT_OK))
