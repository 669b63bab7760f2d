import { expect, test } from "vitest"

import { createAnswerer } from "#answers/create-answerer.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { testDatabase } from "#tests/support/database.ts"

import { warmUp, warmUpMeasures, WARM_UP_QUESTION, WARM_UP_STATEMENT } from "./warm-up.ts"

test("every part is asked something that its grammar understands, and no language model is", async () => {
  const catalog = createCatalog(await testDatabase())
  const asked: string[] = []
  const answerer = createAnswerer({ catalog })
  const factChecker = createFactChecker({
    catalog,
    publicUrl: "http://localhost",
    ask: () => {
      throw new Error("A language model is asked.")
    },
    onModelFault: (error) => {
      throw error
    },
  })
  await warmUp(
    {
      answerer: { answer: (text, options) => (asked.push(text), answerer.answer(text, options)) },
      factChecker: {
        validate: (text, options) => (asked.push(text), factChecker.validate(text, options)),
      },
      search: {
        suggest: (text) => (asked.push(text), []),
        rankIndicators: (text) => (asked.push(text), []),
      },
    },
    "2026-11-25",
  )
  expect(asked).toEqual([WARM_UP_QUESTION, WARM_UP_QUESTION, WARM_UP_QUESTION, WARM_UP_STATEMENT])
  expect(answerer.restate(WARM_UP_QUESTION, "2026-11-25")).toBeDefined()
  expect(await factChecker.validate(WARM_UP_STATEMENT, { isLocal: true })).toBeDefined()
})

test("patterns of measures are made one at a time, until the site stops", async () => {
  let asked = 0
  await warmUpMeasures(() => (asked += 1) > 3)
  expect(asked).toBe(4)
})
