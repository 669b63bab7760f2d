import fc from "fast-check"
import { expect, test } from "vitest"

import { forEachNumber } from "./each-number.ts"

test("whole numbers are read as splitting the list reads them", () => {
  const part = fc.oneof(fc.constant(""), fc.integer().map(String))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), (parts) => {
      const read: number[] = []
      forEachNumber(parts.join(","), (number, at) => (read[at] = number))
      expect(read).toEqual(parts.map((text) => (text === "" ? 0 : Number(text))))
    }),
  )
})
