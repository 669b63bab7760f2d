import { expect, test } from "vitest"

import { packLines, unpackLines } from "./alike-lines.ts"

const NAMES = [
  "Literacy rate, adult female (% of females)",
  "Literacy rate, adult male (% of males)",
  "Literacy rate, adult male (% of males)",
  "Literacy rate",
  "rate",
  "",
  "rate  rate",
  "rate rate rate",
  "rate rate",
  "Wages ",
]

test("lines come back as they were", () => {
  expect(unpackLines(packLines(NAMES))).toEqual(NAMES)
  expect(unpackLines(packLines([]))).toEqual([])
  expect(unpackLines(packLines([""]))).toEqual([""])
  const long = ["a ".repeat(60), "a ".repeat(50)]
  expect(unpackLines(packLines(long))).toEqual(long)
})

test("only what the line before has not is written", () => {
  expect(packLines(NAMES.slice(0, 3))).toEqual({
    begins: "037",
    ends: "000",
    rest: "Literacy rate, adult female (% of females)\nmale (% of males)\n",
  })
})
