import { expect, test } from "vitest"

import { coverageOf } from "#tests/support/coverage.ts"

import { listCoverage } from "./indicator-coverage.ts"

test("a list of entries finds them by id, and says which it has in common with another", () => {
  const [one, other, third] = [
    coverageOf({ name: "A", code: "A" }),
    coverageOf({ name: "B", code: "B", isHeadline: true }),
    coverageOf({ name: "C", code: "C" }),
  ]
  const list = listCoverage([one, other, third])
  expect(list.get(other.indicator.id)).toBe(other)
  expect(list.get("world-bank:none")).toBeUndefined()
  expect(list.numbersOf([third.indicator.id, "world-bank:none", one.indicator.id])).toEqual([0, 2])
  expect(list.listHeadlines()).toEqual([other])
  expect([...list]).toEqual([one, other, third])
  const next = listCoverage([{ ...one }, third])
  expect([...next.findOrigins(list)]).toEqual([-1, 2])
})
