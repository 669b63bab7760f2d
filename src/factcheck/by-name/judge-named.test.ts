import { expect, test } from "vitest"

import { heldFigures, type Held } from "#tests/support/held-figures.ts"

import { createFactChecker } from "../create-fact-checker.ts"

function check(text: string, held: Held) {
  const catalog = heldFigures(held)
  const findByName = () =>
    catalog.indicators.map(({ id, name }) => ({ id, name, concept: id, hasCountry: true }))
  return createFactChecker({ catalog, publicUrl: "", findByName }).check(text)
}

const TEA = { a: ["Tea harvested area (hectares)", "hectares", 269_000] } as const

test("one whole name decides, and a figure in another unit is held in that of the indicator", async () => {
  const [right] = await check("Kenya's tea harvested area was 2,690 sq km in 2020.", TEA)
  expect([right?.status, right?.claim.statedValue]).toEqual(["correct", 269_000])
  const [wrong] = await check("Kenya's tea harvested area was 100,000 hectares in 2020.", TEA)
  expect(wrong?.status).toBe("incorrect")
})

test("where an indicator of a like name fits, nothing is decided and both are told apart", async () => {
  const held: Held = {
    ...TEA,
    b: ["Tea harvested area, certified (hectares)", "hectares", 100_000],
  }
  const [claim] = await check("Kenya's tea harvested area was 100,000 hectares in 2020.", held)
  expect([claim?.status, claim?.correction]).toEqual(["unverified", null])
  expect(claim?.message).toContain("Tea harvested area (hectares)")
})

test("a name that is said but for one word is never refuted", async () => {
  const held: Held = { a: ["Tea harvested area, certified (hectares)", "hectares", 100_000] }
  const [claim] = await check("Kenya's tea harvested area was 269,000 hectares in 2020.", held)
  expect(claim?.status).toBe("unverified")
})

test("a figure told in the thousands of the publisher is not refuted", async () => {
  const held: Held = { a: ["Turkeys, stocks", "1000 An", 1950] }
  const [claim] = await check("Turkeys stocks in Kenya were 1,950 in 2020.", held)
  expect(claim?.status).toBe("unverified")
  const [full] = await check("Turkeys stocks in Kenya were 1.95 million in 2020.", held)
  expect(full?.status).toBe("correct")
})

test("two indicators of the same words and other units of share leave it open", async () => {
  const held: Held = {
    a: ["Terraced land (% of cropland)", "% of cropland", 2],
    b: ["Terraced land (% of land area)", "% of land area", 0.2],
  }
  const [open] = await check("Terraced land in Kenya was 9% in 2020.", held)
  expect(open?.status).toBe("unverified")
  const [settled] = await check("Terraced land in Kenya was 9% of cropland in 2020.", held)
  expect(settled?.status).toBe("incorrect")
})

test("words that no name has make no claim", async () => {
  expect(
    await check("Kenya's tea harvested area grew wild on 5,000 hectares in 2020.", TEA),
  ).toEqual([])
  expect(await check("Kenya lost 5,000 hectares of tea in 2020.", TEA)).toEqual([])
})
