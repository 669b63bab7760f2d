import { expect, test } from "vitest"

import { makeIndicator } from "#tests/support/make-indicator.ts"

import { writeFigure } from "./figure-text.ts"

test.each([
  ["kg", "70.1 kg"],
  ["MWh", "70.1 MWh"],
  ["hectares", "70.1 hectares"],
  ["years", "70.1 years"],
  ["index", "70.1"],
  ["kg per hectare", "70.1"],
])("a figure in %s is said as %s", (unit, text) => {
  expect(writeFigure(70.1, makeIndicator({ code: "X", unit }))).toBe(text)
})
