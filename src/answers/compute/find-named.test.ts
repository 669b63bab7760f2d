import { expect, test } from "vitest"

import { findNamed } from "./find-named.ts"

function named(...names: string[]) {
  return () => names.map((name) => ({ id: name, name, concept: name, hasCountry: true }))
}

test("a qualifier after the first comma may be left unsaid", async () => {
  const found = await findNamed(
    { words: ["coffee", "production"], places: ["ETH"] },
    named("Coffee, green, production"),
  )
  expect(found?.id).toBe("Coffee, green, production")
})

test.each([
  [["births"], "Sex ratio at birth"],
  [["age", "death"], "Annual HIV deaths (number, all ages)"],
  [["violent", "deaths"], "Violent deaths of children, total"],
])("what comes first in a name is said in full: %s is not %s", async (words, name) => {
  expect(await findNamed({ words, places: ["NGA"] }, named(name))).toBeUndefined()
})
