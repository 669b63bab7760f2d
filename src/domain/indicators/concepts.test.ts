import { expect, test } from "vitest"

import { conceptSlug } from "../addresses/page-paths.ts"
import { CHOSEN_BY_HAND, CONCEPTS, SHORT_NAMES } from "./concepts.data.ts"
import {
  findConcept,
  findConceptByCode,
  findConceptByName,
  findConceptBySlug,
  listCodesAlike,
  listConceptIndicators,
} from "./concepts.ts"

test("at least 200 common measures are known, and an indicator belongs to one of them", () => {
  const ids = CONCEPTS.flatMap(([, own]) => own)
  expect(ids.filter((id, k) => ids.indexOf(id) !== k)).toEqual([])
  expect(CONCEPTS.length).toBeGreaterThanOrEqual(200)
  expect(new Set(CONCEPTS.map(([concept]) => concept)).size).toBe(CONCEPTS.length)
})

test("an indicator chosen by hand belongs to its measure, and the reason is a sentence", () => {
  for (const [concept, { id, reason }] of CHOSEN_BY_HAND) {
    expect(listConceptIndicators(concept), concept).toContain(id)
    expect(reason).toMatch(/^[A-Z].+\.$/)
  }
})

test("indicators of one measure are found by id and by code", () => {
  expect(findConcept("imf:PCPIPCH")).toBe("Inflation")
  expect(findConceptByCode("pcpipch")).toBe("Inflation")
  expect(listCodesAlike("FP.CPI.TOTL.ZG")).toContain("pcpipch")
  expect(listCodesAlike("FP.CPI.TOTL.ZG")).not.toContain("fp.cpi.totl.zg")
})

test("what nobody else measures has no concept", () => {
  expect(findConcept("world-bank:SE.COM.DURS")).toBeUndefined()
  expect(listConceptIndicators("Something else")).toEqual([])
  expect(listCodesAlike("SE.COM.DURS")).toEqual([])
})

test("every concept has an address of its own and is found by it", () => {
  for (const [concept] of CONCEPTS) expect(findConceptBySlug(conceptSlug(concept))).toBe(concept)
})

test("a plain name means a measure that there is, in any case", () => {
  for (const [name, concept] of SHORT_NAMES) {
    expect(name).toBe(name.toLowerCase())
    expect(listConceptIndicators(concept), name).not.toEqual([])
    expect(findConceptByName(name)).toBe(concept)
  }
  expect(findConceptByName(" gdp  GROWTH ")).toBe("GDP growth")
  expect(findConceptByName("growth")).toBeUndefined()
})
