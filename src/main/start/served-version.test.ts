import { expect, test } from "vitest"

import { serveVersion } from "./served-version.ts"

test("a version is served once it is prepared, and nobody waits until then", async () => {
  let stored = 1
  const ready = Promise.withResolvers<undefined>()
  const prepared: number[] = []
  const version = await serveVersion({
    ask: async () => stored,
    prepare: (latest) => {
      prepared.push(latest)
      return ready.promise
    },
  })
  expect(await version.current()).toBe(1)
  stored = 2
  const following = version.follow()
  expect(await version.current()).toBe(1)
  ready.resolve(undefined)
  await following
  expect(await version.current()).toBe(2)
  expect(prepared).toEqual([2])
})

test("while the database does not answer, the last version stands", async () => {
  const answers = [
    () => Promise.resolve(7),
    () => Promise.reject(new Error("gone")),
    () => Promise.resolve(8),
  ]
  const version = await serveVersion({
    ask: () => (answers.shift() ?? (() => Promise.resolve(-1)))(),
    prepare: () => Promise.resolve(),
  })
  await expect(version.follow()).rejects.toThrow("gone")
  expect(await version.current()).toBe(7)
  await version.follow()
  expect(await version.current()).toBe(8)
})

test("a version that could not be prepared is not served, and is tried again", async () => {
  let stored = 1
  let tries = 0
  const version = await serveVersion({
    ask: async () => stored,
    prepare: async () => {
      tries += 1
      if (tries === 1) throw new Error("no memory")
    },
  })
  stored = 2
  await expect(version.follow()).rejects.toThrow("no memory")
  expect(await version.current()).toBe(1)
  await version.follow()
  expect(await version.current()).toBe(2)
})

test("whoever changed the data while another change is taken over sees the own change served", async () => {
  let stored = 1
  const version = await serveVersion({
    ask: async () => stored,
    prepare: () => new Promise((resolve) => setImmediate(resolve)),
  })
  stored = 2
  const first = version.follow()
  await Promise.resolve()
  stored = 3
  await Promise.all([version.follow(), version.follow()])
  await first
  expect(await version.current()).toBe(3)
})

test("what was held for the version before is let go of once the next one is served", async () => {
  let stored = 1
  const done: string[] = []
  const version = await serveVersion({
    ask: async () => stored,
    prepare: async () => done.push(`prepared while ${String(await version.current())}`),
    release: async () => done.push(`released at ${String(await version.current())}`),
  })
  await version.follow()
  expect(done).toEqual([])
  stored = 2
  await version.follow()
  expect(done).toEqual(["prepared while 1", "released at 2"])
})
