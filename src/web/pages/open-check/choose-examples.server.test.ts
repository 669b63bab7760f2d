import { expect, test } from "vitest"

import { chooseExamples } from "./choose-examples.server.ts"

test("only statements that the figures held can judge are offered, at most three", async () => {
  const asked: string[] = []
  const examples = await chooseExamples((text) => {
    asked.push(text)
    if (/Ghana/.test(text)) return Promise.resolve([{ status: "unavailable" }])
    return Promise.resolve(/Brazil/.test(text) ? [] : [{ status: "correct" }])
  })
  expect(examples).toHaveLength(3)
  expect(examples.join(" ")).not.toMatch(/Ghana|Brazil/)
  expect(asked).not.toHaveLength(3)
})

test("a site that holds nothing offers none", async () => {
  expect(await chooseExamples(() => Promise.resolve([{ status: "unverified" }]))).toEqual([])
})
