import fc from "fast-check"
import { expect, test } from "vitest"

import { nameKey } from "#domain/indicators/indicator.ts"

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

test("what sets those of one publisher apart is said before a code is needed", () => {
  const of = (code: string, publishedName: string, rest: Partial<Nameable> = {}): Nameable => ({
    ...indicator("world-bank", code, publishedName),
    ...rest,
  })
  const names = assignNames([
    of("A", "Teachers, female", { unit: "number" }),
    of("B", "Teachers (% female)", { unit: "% female" }),
    of("C", "Overweight", { sourceTitle: "Weight in males (2017)" }),
    of("D", "Overweight", { sourceTitle: "Weight in females (2017)" }),
    of("E", "Land use", { unit: "ha" }),
    of("F", "Land use", { unit: "km2" }),
  ])
  expect(names.get("world-bank:B")).toBe("Teachers, share (% female)")
  expect(names.get("world-bank:D")).toBe("Overweight (females)")
  expect(names.get("world-bank:F")).toBe("Land use (km2)")
})

test("a publisher with a long name stands in brackets by its short one", () => {
  const long = "UNESCO Institute for Statistics"
  const names = assignNames([
    indicator("world-bank", "A", "Pupils"),
    { ...indicator("unesco-uis", "A", "Pupils"), publisher: long },
  ])
  expect(names.get("unesco-uis:A")).toBe("Pupils (UNESCO)")
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
    unit: fc.constantFrom("", "%", "ha"),
    sourceTitle: fc.constantFrom("", "Yearbook", "Yearbook (old)"),
  })
  const lists = fc.uniqueArray(any, { selector: (each) => `${each.publisherId}:${each.code}` })
  fc.assert(
    fc.property(lists, (list) => {
      const all = list.map((each) => ({
        ...indicator(each.publisherId, each.code, each.publishedName),
        ...each,
      }))
      const names = assignNames(all)
      expect(new Set([...names.values()].map(nameKey)).size).toBe(all.length)
      expect(new Map([...assignNames([...all].reverse())].sort())).toEqual(
        new Map([...names].sort()),
      )
    }),
  )
})
