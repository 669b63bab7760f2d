import fc from "fast-check"
import { expect, test } from "vitest"

import { forEachInSlices, sortInSlices } from "./in-slices.ts"

test("sorts as toSorted does, equal items in their order", async () => {
  const pairs = fc.array(fc.tuple(fc.nat(20), fc.nat()), { minLength: 0, maxLength: 300 })
  const byFirst = (a: readonly number[], b: readonly number[]) => (a[0] ?? 0) - (b[0] ?? 0)
  await fc.assert(
    fc.asyncProperty(pairs, async (some) => {
      const items = Array.from({ length: 50 }, () => some).flat()
      expect(await sortInSlices(items, byFirst)).toEqual(items.toSorted(byFirst))
    }),
    { numRuns: 20 },
  )
})

test("other work has its turn while many items are visited", async () => {
  const order: string[] = []
  const items = Array.from({ length: 1000 }, (_, k) => k)
  setImmediate(() => order.push("other"))
  await forEachInSlices(items, (item) => {
    if (item === 999) order.push("last")
  })
  expect(order).toEqual(["other", "last"])
})
