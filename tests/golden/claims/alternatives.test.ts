import { globSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { figuresCatalog } from "#tests/support/figures-catalog.ts"

const paths = globSync(join(import.meta.dirname, "fixtures", "figures*.json")).sort()
const checker = createFactChecker({ catalog: figuresCatalog(...paths), publicUrl: "" })

test.each([
  ["Canada's general government debt was 107.7% of GDP in 2023.", ["2023"]],
  ["Greece's public debt was 165.2% of GDP in 2023.", ["2023"]],
  ["Canada's government debt exceeded 100% of GDP in 2022.", ["2022"]],
  ["Spain's government debt fell between 2020 and 2023.", ["2023"]],
  ["South Africa's budget deficit was 5.5% of GDP in 2023.", ["2023"]],
  ["Canada's government revenue was 42.2% of GDP in 2023.", ["2023"]],
  ["Kenya's inflation was 7.7% in 2023.", []],
  ["Norway's CO2 emissions per head were 8.8 tonnes in 2000.", []],
  ["UK inflation was 11.1% in October 2022.", []],
  ["Inflation in the United Kingdom was 9.6% in October 2022.", []],
  ["Kenya's inflation was 54% in December 2022.", []],
  ["Ghana's inflation was 23.2% in December 2023.", []],
])("what is listed beside %s is of the same unit and period", async (text, periods) => {
  const [claim] = await checker.check(text)
  const { unit, alternatives } = claim?.evidence ?? { unit: null, alternatives: [] }
  expect([...new Set(alternatives.map(({ period }) => period))]).toEqual(periods)
  const listed = alternatives.map(({ seriesId }) => seriesId)
  expect(new Set(listed).size).toBe(listed.length)
  // An index of 540 is nothing to print beside a rate of 54%.
  if (unit?.startsWith("%") === true)
    expect(Math.max(0, ...alternatives.map(({ value }) => value ?? 0))).toBeLessThan(250)
})

test("the other country of a comparison is told with its apostrophe", async () => {
  const [claim] = await checker.check(
    "Kenya's inflation was higher than that of the United States in 2019.",
  )
  expect(claim?.message).toContain(", the United States' ")
})

test("advice on a currency says that the rate moved one way and the currency the other", async () => {
  const [claim] = await checker.check(
    "The cedi strengthened to an average of 11.02 to the dollar in 2023 from 8.27 the year before.",
  )
  expect(claim?.message).toContain("Write that the rate rose: the currency weakened.")
})
