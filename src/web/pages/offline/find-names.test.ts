import { expect, test } from "vitest"

import { chooseNames, findNames, type OfflineName } from "./find-names.ts"

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

test("what ranking finds stands behind the countries of that name", () => {
  const ranked: OfflineName[] = [["Population, total", "/indicators/Population%2C%20total"]]
  expect(chooseNames(NAMES, ranked)).toEqual([NAMES[0], ...ranked])
})

test("until ranking has answered, and where it finds nothing, names are looked through", () => {
  expect(chooseNames(NAMES, undefined)).toBe(NAMES)
  expect(chooseNames(NAMES, [])).toBe(NAMES)
})
