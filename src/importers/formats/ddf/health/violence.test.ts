import { expect, test } from "vitest"

import type { DimensionValue } from "../profile.ts"
import { violence } from "./violence.ts"

function describe(measure: string, parts: readonly DimensionValue[]) {
  const { name, unit, aggregation } = violence.map({
    measure,
    parts,
    concept: {},
    remarks: new Map(),
    tags: new Map(),
  })
  return { code: violence.makeCode(measure, parts, {}), name, unit, aggregation }
}

test("a rate is named by cause, sex and ages", () => {
  const homicide = { dimension: "cause", value: "homicide" }
  expect(describe("rated_15_29", [homicide, { dimension: "sex", value: "2" }])).toEqual({
    code: "VIP.rated_15_29.homicide.female",
    name: "Death rate from homicide, women, ages 15 to 29",
    unit: "deaths per 100,000 population",
    aggregation: "average",
  })
  expect(describe("rated_60", [homicide]).name).toBe("Death rate from homicide, ages 60 and over")
  expect(describe("ratedall", [{ dimension: "cause", value: "traffic" }])).toMatchObject({
    code: "VIP.ratedall.traffic",
    name: "Death rate from road traffic accidents",
  })
})

test("the rate of both sexes is the total", () => {
  expect(violence.totals?.has("sex:0")).toBe(true)
})
