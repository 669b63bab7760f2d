import { expect, test } from "vitest"

import { oneLine } from "./one-line.ts"

test("breaks and repeated spaces become one space", () => {
  expect(oneLine("  One\r\n\ttwo  three ")).toBe("One two three")
})
