import { expect, test } from "vitest"

import { filterOptions } from "./filter-options.ts"

const OPTIONS = [
  "Exports of goods",
  "Exports of goods and services, % of GDP",
  "Côte d'Ivoire",
  "Horticultural exports",
].map((label) => ({ value: label, label }))
const labels = (filter: string) => filterOptions(OPTIONS, filter).map(({ label }) => label)

test("every word must be contained, in any order and case", () => {
  expect(labels("GOODS exp")).toEqual([
    "Exports of goods",
    "Exports of goods and services, % of GDP",
  ])
  expect(labels("goods gdp")).toEqual(["Exports of goods and services, % of GDP"])
})

test("words may stand inside others", () => {
  expect(labels("cultural")).toEqual(["Horticultural exports"])
})

test("labels that begin with the filter come first, then those with a word that does", () => {
  const countries = ["Afghanistan", "Benin", "New Nicosia", "Niger", "Nigeria"]
  const found = filterOptions(
    countries.map((label) => ({ value: label, label })),
    "ni",
  )
  expect(found.map(({ label }) => label)).toEqual([
    "Niger",
    "Nigeria",
    "New Nicosia",
    "Afghanistan",
    "Benin",
  ])
})

test("diacritics make no difference", () => {
  expect(labels("cote")).toEqual(["Côte d'Ivoire"])
})

test("a blank filter keeps everything, an unknown word nothing", () => {
  expect(labels("   ")).toHaveLength(OPTIONS.length)
  expect(labels("goods zebra")).toEqual([])
})
