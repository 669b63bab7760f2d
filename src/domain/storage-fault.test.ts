import { expect, test } from "vitest"

import { storageFault } from "./storage-fault.ts"

const fault = (code: string) =>
  Object.assign(new Error(`${code}: no space left on device`), { code })

test.each([
  ["ENOSPC", "storage-full", /no space left/],
  ["EDQUOT", "storage-full", /no space left/],
  ["EROFS", "unavailable", /Nothing can be saved/],
  ["EACCES", "unavailable", /Nothing can be saved/],
])("%s becomes a sentence for people", (code, expected, sentence) => {
  const error = storageFault(fault(code))
  expect(error?.code).toBe(expected)
  expect(error?.message).toMatch(sentence)
  expect(error?.message).not.toContain(code)
})

test("other faults are left as they are", () => {
  expect(storageFault(fault("ENOENT"))).toBeUndefined()
  expect(storageFault(undefined)).toBeUndefined()
})
