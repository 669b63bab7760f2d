import { expect, test } from "vitest"

import { createClaimMemory } from "./claim-memory.ts"

test("the last hundred texts are known with what was shown for them last", () => {
  const memory = createClaimMemory()
  memory.note("first", [])
  for (let k = 1; k < 100; k++) memory.note(String(k), [])
  expect(memory.recall("first")).toEqual([])
  memory.note("first", [])
  memory.note("one more", [])
  expect(memory.recall("1")).toBeUndefined()
  expect(memory.recall("first")).toEqual([])
})
