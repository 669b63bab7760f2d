import { expect, test } from "vitest"

import { watchVersion } from "./data-version.ts"

test("the database is asked once in the interval, however often the version is wanted", async () => {
  let asked = 0
  let now = 0
  const { current: version } = watchVersion(
    async () => (asked += 1),
    () => now,
    1000,
  )
  expect([await version(), await version()]).toEqual([1, 1])
  now = 1000
  expect(await version()).toBe(2)
})

test("while the database does not answer, the last known version stands", async () => {
  let now = 0
  const answers: (() => Promise<number>)[] = [
    async () => 7,
    () => Promise.reject(new Error("gone")),
    async () => 8,
  ]
  const { current: version } = watchVersion(
    () => (answers.shift() ?? (async () => -1))(),
    () => now,
    10,
  )
  const seen: number[] = []
  for (now of [0, 10, 20]) seen.push(await version())
  expect(seen).toEqual([7, 7, 8])
})

test("a database that never answered is an error, and is asked again", async () => {
  let tries = 0
  const ask = async () => {
    tries += 1
    if (tries === 1) throw new Error("gone")
    return 4
  }
  let now = 0
  const { current: version } = watchVersion(ask, () => now, 10)
  await expect(version()).rejects.toThrow("gone")
  now = 20
  expect(await version()).toBe(4)
})

test("whoever changed the data lets the next call ask anew", async () => {
  let asked = 0
  const watch = watchVersion(
    async () => (asked += 1),
    () => 0,
    1000,
  )
  await watch.current()
  watch.forget()
  expect(await watch.current()).toBe(2)
})
