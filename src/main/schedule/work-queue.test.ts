import { expect, test } from "vitest"

import { createWorkQueue } from "./work-queue.ts"

test("work begins when the one before has ended, even if that failed", async () => {
  const queue = createWorkQueue()
  const done: string[] = []
  const first = Promise.withResolvers<undefined>()
  const failing = queue.run(async () => {
    await first.promise
    done.push("first")
    throw new Error("failed")
  })
  const following = queue.run(() => Promise.resolve(done.push("second")))
  expect(queue.isBusy()).toBe(true)
  first.resolve(undefined)
  await expect(failing).rejects.toThrow("failed")
  await following
  expect(done).toEqual(["first", "second"])
  expect(queue.isBusy()).toBe(false)
})
