import { expect, test } from "vitest"

import { findNames, type OfflineName } from "./find-names.ts"

const NAMES: OfflineName[] = [
  ["Ghana", "/countries/indicator/ghana"],
  ["Life expectancy at birth", "/indicators/Life%20expectancy%20at%20birth"],
]

test("every word must be in the name, in any case", () => {
  expect(findNames(NAMES, "birth LIFE")).toEqual([NAMES[1]])
  expect(findNames(NAMES, "life ghana")).toEqual([])
})

test("an empty question finds nothing", () => {
  expect(findNames(NAMES, "  ")).toEqual([])
})
