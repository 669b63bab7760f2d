import { expect, test } from "vitest"

import { bestKnown } from "./best-known.ts"

const list = (length: number) =>
  Array.from({ length }, (_, k) => ({ slug: `c${String(k)}`, count: k }))

test("sixteen countries are shown whole", () => {
  expect(bestKnown(list(16))).toBeNull()
})

test("of more, the usual ones come first and those with most indicators fill up", () => {
  const first = bestKnown([...list(40), { slug: "canada", count: 0 }])
  expect(first?.size).toBe(16)
  expect(first?.has("canada")).toBe(true)
  expect(first?.has("c39")).toBe(true)
  expect(first?.has("c24")).toBe(false)
})
