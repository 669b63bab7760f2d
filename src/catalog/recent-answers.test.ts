import { expect, test } from "vitest"

import { recentAnswers } from "./recent-answers.ts"

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
