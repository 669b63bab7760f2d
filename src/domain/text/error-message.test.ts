import { expect, test } from "vitest"

import { errorMessage } from "./error-message.ts"

test("what was thrown is reported by its message, or as a text where it is not an error", () => {
  expect(errorMessage(new Error("the disk is full"))).toBe("the disk is full")
  expect(errorMessage("the disk is full")).toBe("the disk is full")
  expect(errorMessage(undefined)).toBe("undefined")
})

test("an error that gathers others without a message of its own has the messages of these", () => {
  const faults = [
    new Error("connect ECONNREFUSED ::1:1"),
    new Error("connect ECONNREFUSED 127.0.0.1:1"),
  ]
  expect(errorMessage(new AggregateError(faults))).toBe(
    "connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1",
  )
  expect(errorMessage(new AggregateError(faults, "no way"))).toBe("no way")
})
