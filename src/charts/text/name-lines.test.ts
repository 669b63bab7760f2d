import { expect, test } from "vitest"

import { nameLines } from "./name-lines.ts"

const line = (name: string, place: string, unit = "") => ({
  indicator: { name, unit },
  place: { name: place, slug: place.toLowerCase() },
})
const DEBT = "Gross debt, General government, "

test("two lines of one indicator are named after their places", () => {
  expect(nameLines(line("GDP", "Kenya"), line("GDP", "Ethiopia"))).toEqual(["Kenya", "Ethiopia"])
})

test("two indicators of one place are named by what comes after their shared words", () => {
  const lines = [line(`${DEBT}share of GDP`, "Kenya"), line(`${DEBT}billions`, "Kenya")] as const
  expect(nameLines(...lines)).toEqual(["Share of GDP", "Billions"])
})

test("where place and indicator differ, the place comes first", () => {
  const lines = [line(`${DEBT}share of GDP`, "Kenya"), line(`${DEBT}billions`, "Ghana")] as const
  expect(nameLines(...lines)).toEqual(["Kenya: Share of GDP", "Ghana: Billions"])
})

test("a name that is the beginning of the other stays whole", () => {
  const lines = [line("Debt", "Kenya"), line("Debt, total", "Kenya")] as const
  expect(nameLines(...lines)).toEqual(["Debt", "Debt, total"])
})
