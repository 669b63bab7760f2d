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

test("a failed load is tried again", async () => {
  const { state, read } = counted()
  state.fails = true
  await expect(read()).rejects.toThrow("no")
  state.fails = false
  expect(await read()).toBe(2)
})
