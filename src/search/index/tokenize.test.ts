import { expect, test } from "vitest"

import { cleanText, codeKey, foldText, stemWord, tokenize } from "./tokenize.ts"

test("a search text keeps letters, marks, digits, hyphen, slash, dot and comma", () => {
  expect(cleanText("Åland, GDP/head 2000-2010 1.5 ÷ <b>é</b>")).toBe(
    "Åland, GDP/head 2000-2010 1.5 b é /b",
  )
})

test("an apostrophe counts as a space", () => {
  expect(cleanText("Nigeria's Côte d’Ivoire")).toBe("Nigeria s Côte d Ivoire")
})

test("runs of spaces collapse and 200 characters are kept", () => {
  expect(cleanText("  a \t\n b  ")).toBe("a b")
  expect(cleanText("x".repeat(500))).toHaveLength(200)
})

test("half a surrogate pair and NUL vanish", () => {
  expect(cleanText("gdp\ud83d \u0000ng")).toBe("gdp ng")
  expect(cleanText(`${"x".repeat(199)}😀`).isWellFormed()).toBe(true)
})

test("long dashes between years become hyphens", () => {
  expect(cleanText("2000–2010")).toBe("2000-2010")
})

test("case and diacritics are folded away", () => {
  expect(foldText("CÔTE CO₂")).toBe("cote co2")
})

test("singular and plural meet", () => {
  for (const [plural, singular] of [
    ["prices", "price"],
    ["taxes", "tax"],
    ["countries", "country"],
    ["women", "woman"],
    ["deaths", "death"],
  ] as const) {
    expect(stemWord(plural)).toBe(stemWord(singular))
  }
})

test("words that only look like plurals stay", () => {
  expect(["gas", "analysis", "census", "gross", "aids"].map(stemWord)).toEqual([
    "gas",
    "analysis",
    "census",
    "gross",
    "aids",
  ])
})

test("British and American spelling meet", () => {
  for (const [british, american] of [
    ["labour", "labor"],
    ["programmes", "program"],
    ["urbanisation", "urbanization"],
    ["enrolment", "enrollment"],
    ["fertiliser", "fertilizer"],
  ] as const) {
    expect(stemWord(british)).toBe(stemWord(american))
  }
})

test("the money sign makes one word and decimals stay together", () => {
  expect(tokenize("GDP (current US$), $2.15 a day")).toEqual([
    "gdp",
    "current",
    "usd",
    "2.15",
    "a",
    "day",
  ])
})

test("codes are compared without their signs", () => {
  expect(codeKey("FP.CPI.TOTL.ZG")).toBe(codeKey("fp_cpi totl-zg"))
})
