import { expect, test } from "vitest"

import { heldFigures, type Held } from "#tests/support/held-figures.ts"

import { createFactChecker } from "../create-fact-checker.ts"

const HELD: Held = {
  "SL.UEM.TOTL.ZS": ["Unemployment, total (% of total labor force)", "% of labor force", 5],
  "SP.POP.GROW": ["Population growth (annual %)", "annual %", 2],
  "DT.DOD.DECT.CD": ["External debt stocks, total (current US$)", "current US$", 4e10],
  a: ["Present value of external debt (% of GNI)", "% of GNI", 30],
  b: ["Present value of external debt (% of exports)", "% of exports", 245],
}

const check = async (text: string) => {
  const catalog = heldFigures(HELD)
  const findByName = () =>
    catalog.indicators.map(({ id, name }) => ({ id, name, concept: id, hasCountry: true }))
  const claims = await createFactChecker({ catalog, publicUrl: "", findByName }).check(text)
  return claims.map(({ claim, status }) => `${claim.indicatorCode ?? "-"} ${status}`)
}

test("a name that says more than a measure of the table is what is meant, and doubt between two refutes nothing", async () => {
  expect(await check("Kenya's present value of external debt was 30% in 2020.")).toEqual([
    "a correct",
  ])
  expect(await check("Kenya's present value of external debt was 80% in 2020.")).toEqual([
    "a unverified",
  ])
})

test.each([
  "Kenya's unemployment rate aged 25 and over was 7.6% in 2020.",
  "Kenya's unemployment 25+ male was 7.6% in 2020.",
  "Kenya's unemployment rate among people who inject drugs was 7.6% in 2020.",
  "In Kenya the population ages 50-54 was 3.3% in 2020.",
  "Kenya's population proportion under 15 was 33.5% in 2020.",
])("a part of what the table counts is not held against the whole: %s", async (text) => {
  expect(await check(text)).toEqual([])
})

test("the whole is judged as before", async () => {
  expect(await check("Kenya's unemployment rate was 7.6% in 2020.")).toEqual([
    "SL.UEM.TOTL.ZS incorrect",
  ])
  const president = "The first female president of the country said that"
  expect(await check(`${president} Kenya's unemployment rate was 7.6% in 2020.`)).toEqual([
    "SL.UEM.TOTL.ZS incorrect",
  ])
  expect(await check("Kenya's population grew by 7% in 2020.")).toEqual(["SP.POP.GROW incorrect"])
})
