import { expect, test } from "vitest"

import { versionCache } from "./version-cache.ts"

function counted() {
  const state = { version: 1, loads: 0, fails: false }
  const read = versionCache(
    () => Promise.resolve(state.version),
    () => {
      state.loads += 1
      return state.fails ? Promise.reject(new Error("no")) : Promise.resolve(state.loads)
    },
  )
  return { state, read }
}

test("loads once a version, also when asked several times at once", async () => {
  const { state, read } = counted()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  state.version = 2
  expect(await read()).toBe(2)
  expect(state.loads).toBe(2)
})

test("a load gets what was loaded before, for which version", async () => {
  const seen: unknown[] = []
  const read = versionCache<string>(
    () => Promise.resolve(1),
    (version, before) => {
      seen.push(before)
      return version === 3
        ? Promise.reject(new Error("no"))
        : Promise.resolve(`v${String(version)}`)
    },
  )
  await read()
  await read.prepare(2)
  await expect(read.prepare(3)).rejects.toThrow("no")
  await read.prepare(4)
  expect(seen).toEqual([
    undefined,
    { version: 1, value: "v1" },
    { version: 2, value: "v2" },
    { version: 2, value: "v2" },
  ])
})

test("what is prepared stays while the present version is read, and replaces it later", async () => {
  const { state, read } = counted()
  await read.prepare(1)
  const next = read.prepare(2)
  expect(await read()).toBe(1)
  state.version = 2
  expect(await read()).toBe(await next)
  expect(state.loads).toBe(2)
  // The version before was let go of.
  await read.prepare(1)
  expect(state.loads).toBe(3)
})

test("a failed load is tried again", async () => {
  const { state, read } = counted()
  state.fails = true
  await expect(read()).rejects.toThrow("no")
  state.fails = false
  expect(await read()).toBe(2)
})
