import { fastify } from "fastify"
import { expect, onTestFinished, test } from "vitest"

import { boundWork, createWorkBound } from "./bound-work.ts"

/** So many are let in at once, and all of them leave after a time. */
function fill(bound: ReturnType<typeof createWorkBound>, clock: { now: number }, tookMs: number) {
  const leaves: (() => void)[] = []
  for (let leave = bound.enter(); leave !== undefined; leave = bound.enter()) leaves.push(leave)
  for (const leave of leaves) {
    clock.now += tookMs / leaves.length
    leave()
  }
  return leaves.length
}

test("slow answers lower how many are made at once, down to a few; quick ones raise it again", () => {
  const clock = { now: 0 }
  const bound = createWorkBound(() => clock.now)
  const before = fill(bound, clock, 0)
  for (let round = 0; round < 50; round += 1) fill(bound, clock, 2000)
  const slow = fill(bound, clock, 2000)
  expect(slow).toBeLessThan(before)
  expect(slow).toBeGreaterThanOrEqual(32)
  for (let round = 0; round < 200; round += 1) fill(bound, clock, 10)
  expect(fill(bound, clock, 10)).toBeGreaterThan(2 * slow)
})

test("one slow answer among few changes nothing", () => {
  const clock = { now: 0 }
  const bound = createWorkBound(() => clock.now)
  for (let turn = 0; turn < 200; turn += 1) {
    const leave = bound.enter()
    clock.now += 5000
    leave?.()
  }
  expect(fill(bound, clock, 0)).toBe(256)
})

test("what would wait behind too much work is refused, and taken again once there is room", async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const gates: (() => void)[] = []
  await app.register(async (bounded) => {
    boundWork(
      bounded,
      createWorkBound(() => performance.now()),
    )
    bounded.get("/", () => new Promise<string>((resolve) => gates.push(() => resolve("made"))))
  })
  await app.ready()
  const asked = Array.from({ length: 262 }, () =>
    app.inject("/").then(({ statusCode }) => statusCode),
  )
  await expect.poll(() => gates.length).toBe(256)
  for (const open of gates) open()
  const statuses = await Promise.all(asked)
  expect(statuses.filter((status) => status === 200)).toHaveLength(256)
  expect(statuses.filter((status) => status === 500)).toHaveLength(6)
  const again = app.inject("/")
  await expect.poll(() => gates.length).toBe(257)
  gates.at(-1)?.()
  expect((await again).statusCode).toBe(200)
})
