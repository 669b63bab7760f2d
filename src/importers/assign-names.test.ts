import fc from "fast-check"
import { expect, test } from "vitest"

import { nameKey } from "#domain/indicator.ts"

import { assignNames, type Nameable } from "./assign-names.ts"

function indicator(publisherId: string, code: string, publishedName: string): Nameable {
  const publisher = publisherId === "world-bank" ? "World Bank" : "IMF"
  return { id: `${publisherId}:${code}`, publisherId, publisher, code, publishedName }
}

test("a name of its own stays as published", () => {
  const names = assignNames([indicator("imf", "A", "Inflation,  average\nprices")])
  expect(names.get("imf:A")).toBe("Inflation, average prices")
})

test("of publishers that share a name the preferred one keeps it, in any order", () => {
  const imf = indicator("imf", "PCPI", "Inflation (annual %)")
  const bank = indicator("world-bank", "FP", "Inflation, annual %")
  for (const list of [
    [imf, bank],
    [bank, imf],
  ]) {
    const names = assignNames(list)
    expect(names.get("world-bank:FP")).toBe("Inflation, annual %")
    expect(names.get("imf:PCPI")).toBe("Inflation (annual %) (IMF)")
  }
})

test("codes of one publisher that share a name carry their code", () => {
  const names = assignNames([
    indicator("world-bank", "B", "Teachers"),
    indicator("world-bank", "A", "Teachers"),
  ])
  expect(names.get("world-bank:A")).toBe("Teachers")
  expect(names.get("world-bank:B")).toBe("Teachers (B)")
})

test("a bracketed name never takes one that somebody publishes", () => {
  const names = assignNames([
    indicator("world-bank", "A", "GDP"),
    indicator("imf", "B", "GDP"),
    indicator("imf", "C", "GDP (IMF)"),
  ])
  expect(names.get("imf:C")).toBe("GDP (IMF)")
  expect(names.get("imf:B")).toBe("GDP (B)")
})

test("names are unique and do not depend on the order", () => {
  const any = fc.record({
    publisherId: fc.constantFrom("world-bank", "imf", "other"),
    code: fc.constantFrom("A", "B", "C", "D"),
    publishedName: fc.constantFrom("GDP", "gdp", "GDP (IMF)", "GDP (B)", ""),
  })
  const lists = fc.uniqueArray(any, { selector: (each) => `${each.publisherId}:${each.code}` })
  fc.assert(
    fc.property(lists, (list) => {
      const all = list.map((each) => indicator(each.publisherId, each.code, each.publishedName))
      const names = assignNames(all)
      expect(new Set([...names.values()].map(nameKey)).size).toBe(all.length)
      expect(new Map([...assignNames([...all].reverse())].sort())).toEqual(
        new Map([...names].sort()),
      )
    }),
  )
})
