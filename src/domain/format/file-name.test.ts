import { expect, test } from "vitest"

import { fileStem } from "./file-name.ts"

test("a file is named in plain letters, digits and hyphens, whatever its title holds", () => {
  expect(fileStem("Inflation, consumer prices (annual %), Côte d’Ivoire")).toBe(
    "inflation-consumer-prices-annual-cote-d-ivoire",
  )
  expect(fileStem("../..\\“x”")).toBe("x")
  expect(fileStem("—")).toBe("")
  expect(fileStem("a".repeat(200))).toHaveLength(100)
})
