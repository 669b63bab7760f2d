import countries from "world-countries"
import { expect, test } from "vitest"

import { CURRENCY_SIGNS } from "./currency.data.ts"
import { CURRENCIES } from "./currencies.ts"

const CODES = CURRENCIES.map(({ code }) => code)

test("every currency has a code of three capitals, once, in order, and a name", () => {
  expect(CODES).toEqual([...new Set(CODES)].sort())
  for (const { code, name } of CURRENCIES) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    expect(name, code).not.toBe(code)
  }
})

test("every sign belongs to a currency, and no two currencies share one", () => {
  expect(Object.keys(CURRENCY_SIGNS).filter((code) => !CODES.includes(code))).toEqual([])
  const signs = CURRENCIES.map(({ sign }) => sign)
  expect(signs.filter((sign, k) => signs.indexOf(sign) !== k)).toEqual([])
})

test("every country pays with a listed currency", () => {
  // Islands whose own notes are of another currency, and what was withdrawn or renamed since.
  const notListed = ["ANG", "CKD", "CUC", "FOK", "GGP", "IMP", "JEP", "KID", "SLL", "TVD", "ZWB"]
  const used = new Set(countries.flatMap(({ currencies }) => Object.keys(currencies)))
  expect([...used].filter((code) => !CODES.includes(code)).sort()).toEqual(notListed)
})
