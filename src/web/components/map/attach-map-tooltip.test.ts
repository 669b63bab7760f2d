import { expect, test } from "vitest"

import { splitText } from "./attach-map-tooltip.ts"

test("what is said of a country is parted into its name and its figure", () => {
  expect(splitText("Nigeria: 33.2%, number 6 of 180")).toEqual([
    "Nigeria",
    "33.2%, number 6 of 180",
  ])
  expect(splitText("Nigeria")).toEqual(["Nigeria", ""])
})
