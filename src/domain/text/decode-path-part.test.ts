import { expect, test } from "vitest"

import { decodePathPart } from "./decode-path-part.ts"

test("percent signs are read, and damaged ones give nothing", () => {
  expect(decodePathPart("C%C3%B4te")).toBe("Côte")
  expect(decodePathPart("100%")).toBe("")
})
