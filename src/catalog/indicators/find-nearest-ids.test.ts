import { expect, test } from "vitest"

import { coverageOf } from "#tests/support/coverage.ts"

import { listCoverage } from "../indicator-coverage.ts"
import { findNearestIds } from "./find-nearest-ids.ts"

const CODES = ["FP.CPI.TOTL.ZG", "FP.CPI.TOTL", "SP.POP.TOTL", "NY.GDP.MKTP.CD"]
const COVERAGE = listCoverage(CODES.map((code) => coverageOf({ name: code, code })))

test.each([
  ["world-bnk:FP.CPI.TOTL.Z", ["world-bank:FP.CPI.TOTL.ZG", "world-bank:FP.CPI.TOTL"]],
  ["FP.CPI.TOT", ["world-bank:FP.CPI.TOTL", "world-bank:FP.CPI.TOTL.ZG"]],
  [" ny.gdp.mktp ", ["world-bank:NY.GDP.MKTP.CD"]],
  ["wp_login_php", []],
  ["", []],
])("the ids most like “%s” come first", (text, ids) => {
  expect(findNearestIds(text, COVERAGE, 2).slice(0, ids.length)).toEqual(ids)
  if (ids.length === 0) expect(findNearestIds(text, COVERAGE, 2)).toEqual([])
})

test("a text much longer than any id is like none", () => {
  const letters = Array.from({ length: 3000 }, (_, k) => String.fromCharCode(0x4e00 + k)).join("")
  expect(findNearestIds(`FP.CPI.TOTL${letters}`, COVERAGE, 3)).toEqual([])
})

test("the names of a list are read once, however many are asked for", () => {
  let reads = 0
  const coverage = {
    length: COVERAGE.length,
    namesAt: (at: number) => {
      reads += 1
      return COVERAGE.namesAt(at)
    },
  }
  findNearestIds("sp.pop.tot", coverage, 1)
  reads = 0
  expect(findNearestIds("ny.gdp.mktp.c", coverage, 1)).toEqual(["world-bank:NY.GDP.MKTP.CD"])
  expect(reads).toBeLessThan(CODES.length)
})
