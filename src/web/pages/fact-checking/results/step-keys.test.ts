import { expect, test } from "vitest"

import { findNext } from "./step-keys.ts"

const CLAIMS = (["incorrect", "correct", "incorrect", "incorrect"] as const).map((status, k) => ({
  id: `claim-${String(k)}`,
  status,
  isShown: k !== 3,
}))

test.each([
  [null, 1, "claim-0"],
  [null, -1, "claim-2"],
  ["claim-0", 1, "claim-2"],
  ["claim-2", 1, "claim-0"],
  ["claim-1", -1, "claim-0"],
  ["claim-0", -1, "claim-2"],
] as const)("from %j by %j comes %j: what is not shown yet is passed over", (selected, by, id) => {
  expect(findNext(CLAIMS, { selected, by })).toBe(id)
})

test("where nothing is incorrect there is no next one", () => {
  expect(findNext([], { selected: null, by: 1 })).toBeUndefined()
  expect(findNext(CLAIMS.slice(1, 2), { selected: null, by: 1 })).toBeUndefined()
})
