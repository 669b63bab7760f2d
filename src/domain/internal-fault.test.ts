import { expect, test } from "vitest"

import { ERRORS } from "./errors.ts"
import { INTERNAL_FAULT } from "./internal-fault.ts"

test("the sentence that pages carry is the one of the table of errors", () => {
  expect(INTERNAL_FAULT).toBe(ERRORS.internal)
})
