import { expect, test } from "vitest"

import { recentAnswers, versionCache } from "./version-cache.ts"

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

test("answers are kept by key until they were not asked for the longest, or the version changes", async () => {
  const state = { version: 1, loads: [] as string[] }
  const recent = recentAnswers<string>(() => Promise.resolve(state.version), 2)
  const ask = (key: string) =>
    recent(key, () => {
      state.loads.push(key)
      return Promise.resolve(key)
    })
  await ask("a")
  await ask("b")
  await ask("a")
  await ask("c")
  expect(await ask("a")).toBe("a")
  expect(state.loads).toEqual(["a", "b", "c"])
  await ask("b")
  state.version = 2
  await ask("b")
  expect(state.loads).toEqual(["a", "b", "c", "b", "b"])
})

test("an answer that failed is asked for again", async () => {
  const recent = recentAnswers<number>(() => Promise.resolve(1), 2)
  await expect(recent("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await recent("a", () => Promise.resolve(2))).toBe(2)
})
