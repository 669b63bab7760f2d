import { expect, test } from "vitest"

import { keepFresh } from "./keep-fresh.ts"

function setUp(answers: (string | Error)[]) {
  const clock = { ms: 0 }
  const reported: unknown[] = []
  const load = keepFresh(
    () => {
      const answer = answers.shift() ?? new Error("read too often")
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
    {
      empty: "nothing",
      freshForMs: 100,
      now: () => new Date(clock.ms),
      report: (error) => reported.push(error),
    },
  )
  return { load, clock, reported }
}

test("the first calls wait for one reading", async () => {
  const { load } = setUp(["one"])
  expect(await Promise.all([load(), load()])).toEqual(["one", "one"])
})

test("what is old is given once more while it is read anew", async () => {
  const { load, clock } = setUp(["one", "two"])
  await load()
  clock.ms = 99
  expect(await load()).toBe("one")
  clock.ms = 100
  await load()
  expect(await load()).toBe("two")
})

test("a reading that fails is reported, and what was read last stays", async () => {
  const fault = new Error("gone")
  const { load, clock, reported } = setUp(["one", fault])
  await load()
  clock.ms = 100
  await load()
  expect(await load()).toBe("one")
  expect(reported).toEqual([fault])
})

test("without any reading there is nothing", async () => {
  const { load } = setUp([new Error("gone")])
  expect(await load()).toBe("nothing")
})
