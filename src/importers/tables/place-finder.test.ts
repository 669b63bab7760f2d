import { expect, test } from "vitest"

import { createPlaceFinder } from "./place-finder.ts"

test("a group that took in other countries under its code is another place in files from before", () => {
  const find = createPlaceFinder()
  expect(find("MEA", "Middle East, North Africa, Afghanistan & Pakistan")).toBe("MEA")
  expect(find("MEA", "Middle East & North Africa")).toBe("XME")
  expect(find("MNA", "Middle East & North Africa (excluding high income)")).toBe("XMN")
  expect(find("TMN", "Middle East & North Africa (IDA & IBRD countries)")).toBe("XMT")
  expect(find("MEA")).toBe("MEA")
})

test("a code counts before a name that means another place", () => {
  expect(createPlaceFinder()("KEN", "Nigeria")).toBe("KEN")
})
