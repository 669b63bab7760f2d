import { beforeAll, expect, test } from "vitest"

import { definitionWithOrigin } from "#domain/indicators/own-definition.ts"
import { realData } from "#tests/support/count-records.ts"
import { readStagedCatalogue, type StagedIndicator } from "#tests/support/read-staged-catalogue.ts"

const hasData = realData("wb-catalogue") !== undefined
let indicators: StagedIndicator[] = []

beforeAll(async () => {
  if (hasData) indicators = await readStagedCatalogue()
}, 900_000)

test.runIf(hasData)(
  "97 in 100 indicators with figures have a unit, and nearly all their decimals",
  () => {
    expect(indicators.length).toBeGreaterThan(20_000)
    const units = indicators.filter(({ unit }) => unit !== "")
    expect(units.length / indicators.length).toBeGreaterThanOrEqual(0.97)
    const decimals = indicators.filter(({ decimals }) => decimals !== null)
    expect(decimals.length / indicators.length).toBeGreaterThanOrEqual(0.99)
    // What the words leave open is settled by the values, or not stated.
    expect(indicators.filter(({ unit }) => unit === "share").map(({ id }) => id)).toEqual([])
  },
)

/** The publisher's unit is right and its name older: refugees are counted per 100,000, not in per cent. */
const OLD_NAMES: ReadonlySet<string> = new Set(["un:SM_POP_REFG_OR"])

test.runIf(hasData)("no unit contradicts the name", () => {
  const wrong = indicators.filter(
    (each) => each.unit !== "" && !OLD_NAMES.has(each.id) && contradicts(each),
  )
  expect(wrong.map(({ id, publishedName, unit }) => `${id}: ${publishedName}: ${unit}`)).toEqual([])
})

function contradicts({ publishedName, unit }: StagedIndicator): boolean {
  // The parity of percentages is an index.
  const isParity = /\bparity index\b|\([A-Z]PIA?\)/i.test(publishedName)
  const saysPercent = !isParity && /\(%[^()]*\)|^percentage of\b/i.test(publishedName)
  // Published as per cent, and found by the figures to be of 1.
  if (saysPercent && !/%|percent|^share \(1 = all\)/i.test(unit)) return true
  const saysPer = /\bper (?:\d[\d ,']*000|thousand|million)\b/i.test(publishedName)
  return saysPer && !/\bper\b/i.test(unit)
}

test.runIf(hasData)("no rate, score, index or quantity per unit is summed", () => {
  const wrong = indicators.filter(
    ({ aggregation, unit }) =>
      aggregation === "sum" &&
      /%|\bper\b|\bindex\b|\bscore\b|\bratio\b|\brates?\b|\bshare\b/.test(unit),
  )
  expect(wrong.map(({ id, unit }) => `${id}: ${unit}`)).toEqual([])
})

test.runIf(hasData)("every indicator has a definition that says whose it is", () => {
  const defined = indicators.map((each) =>
    definitionWithOrigin({ ...each, name: each.publishedName }),
  )
  expect(defined.every(({ text }) => text.trim() !== "")).toBe(true)
  const own = defined.filter(({ origin }) => origin === "sankore")
  expect(own.every(({ text }) => text.startsWith("Description by Sankore: "))).toBe(true)
  expect(own.length / defined.length).toBeLessThan(0.5)
})
