import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"

import { forEachInSlices, mergeFew, nextTurn, sortInSlices } from "./in-slices.ts"

afterEach(() => {
  vi.restoreAllMocks()
})

const byFirst = (a: readonly number[], b: readonly number[]) => (a[0] ?? 0) - (b[0] ?? 0)
const pairs = fc.array(fc.tuple(fc.nat(20), fc.nat()), { minLength: 0, maxLength: 300 })

test("sorts as toSorted does, equal items in their order", async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (some) => {
      const items = Array.from({ length: 50 }, () => some).flat()
      expect(await sortInSlices(items, byFirst)).toEqual(items.toSorted(byFirst))
    }),
    { numRuns: 20 },
  )
})

test("a few items merged among many stand as if all had been sorted", () => {
  fc.assert(
    fc.property(pairs, pairs, (many, few) => {
      const sorted = [many.toSorted(byFirst), few.toSorted(byFirst)] as const
      expect(mergeFew(...sorted, byFirst)).toEqual([...many, ...few].toSorted(byFirst))
    }),
  )
})

/** Time goes on only where a test says so. */
function stopClock() {
  const clock = { now: performance.now() }
  vi.spyOn(performance, "now").mockImplementation(() => clock.now)
  return clock
}

/** Makes other work that takes turns until it is stopped, and lists its turns. */
function watchTurns(order: string[]) {
  let goesOn = true
  const look = () => {
    order.push("other")
    if (goesOn) setImmediate(look)
  }
  setImmediate(look)
  return () => (goesOn = false)
}

test("other work has its turn after a few milliseconds, however many items these were", async () => {
  const clock = stopClock()
  await nextTurn()
  const order: string[] = []
  const stop = watchTurns(order)
  await forEachInSlices(Array.from({ length: 160 }), () => {
    order.push("item")
    clock.now += 0.1
  })
  stop()
  const slices = order.join(" ").split("other")
  const longest = Math.max(...slices.map((slice) => slice.split("item").length - 1))
  // Four milliseconds are 40 of these items, and the time is looked at after each 16th.
  expect(longest).toBe(48)
})

test("items that take no time are visited without a turn", async () => {
  stopClock()
  await nextTurn()
  const order: string[] = []
  const stop = watchTurns(order)
  await forEachInSlices(Array.from({ length: 10_000 }), () => undefined)
  stop()
  expect(order).toEqual([])
})

test("two that work at the same time do not add their slices up", async () => {
  const clock = stopClock()
  await nextTurn()
  const order: string[] = []
  const stop = watchTurns(order)
  const work = () =>
    forEachInSlices(Array.from({ length: 320 }), () => {
      order.push("item")
      clock.now += 0.25
    })
  await Promise.all([work(), work()])
  stop()
  const slices = order.join(" ").split("other")
  expect(Math.max(...slices.map((slice) => slice.split("item").length - 1))).toBe(16)
})
