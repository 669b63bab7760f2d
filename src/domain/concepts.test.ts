import { expect, test } from "vitest"

import { CONCEPTS } from "./concepts.data.ts"
import { conceptOf, preferenceWithin } from "./concepts.ts"

test("an indicator belongs to one concept, and a concept to several publishers", () => {
  const ids = CONCEPTS.flatMap(([, own]) => own)
  expect(ids.filter((id, k) => ids.indexOf(id) !== k)).toEqual([])
  for (const [concept, own] of CONCEPTS) {
    const publishers = new Set(own.map((id) => id.slice(0, id.indexOf(":"))))
    expect(publishers.size, concept).toBeGreaterThan(1)
  }
  expect(new Set(CONCEPTS.map(([concept]) => concept)).size).toBe(CONCEPTS.length)
})

test("the default of a concept comes first and every indicator leads to it", () => {
  expect(preferenceWithin(conceptOf("imf:PCPIPCH") ?? "")[0]).toBe("world-bank:FP.CPI.TOTL.ZG")
  expect(preferenceWithin(conceptOf("world-bank:GC.DOD.TOTL.GD.ZS") ?? "")[0]).toBe(
    "imf:GGXWDG_NGDP",
  )
})

test("what nobody else measures has no concept", () => {
  expect(conceptOf("world-bank:SE.COM.DURS")).toBeUndefined()
  expect(preferenceWithin("Something else")).toEqual([])
})
