import { expect, test } from "vitest"

import { createTurns } from "./work-queue.ts"

test("work begins when the one before has ended, even if that failed", async () => {
  const turns = createTurns()
  const done: string[] = []
  const first = Promise.withResolvers<undefined>()
  const failing = turns.take(async () => {
    await first.promise
    done.push("first")
    throw new Error("failed")
  })
  const following = turns.take(() => Promise.resolve(done.push("second")))
  expect(turns.isBusy()).toBe(true)
  first.resolve(undefined)
  await expect(failing).rejects.toThrow("failed")
  await following
  expect(done).toEqual(["first", "second"])
  expect(turns.isBusy()).toBe(false)
})
