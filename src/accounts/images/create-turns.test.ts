import { expect, test } from "vitest"

import { createTurns } from "./create-turns.ts"

test("two run at once, one waits, the fourth is refused, and the place of one that fails is free", async () => {
  const inTurn = createTurns({ atOnce: 2, maxWaiting: 1 })
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const start = (name: string) => {
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return inTurn(() => {
      begun.push(name)
      return end.promise
    })
  }
  const [a, b, c] = [start("a"), start("b"), start("c")]
  await expect(start("d")).rejects.toMatchObject({ code: "unavailable" })
  expect(begun).toEqual(["a", "b"])
  ends.get("b")?.reject(new Error("broken"))
  await expect(b).rejects.toThrow("broken")
  ends.get("a")?.resolve("done")
  ends.get("c")?.resolve("done")
  expect(await Promise.all([a, c])).toEqual(["done", "done"])
  expect(begun).toEqual(["a", "b", "c"])
  const e = start("e")
  ends.get("e")?.resolve("last")
  expect(await e).toBe("last")
})
