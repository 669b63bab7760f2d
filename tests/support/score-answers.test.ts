import { expect, test } from "vitest"

import type { Answer } from "#answers/answer.schema.ts"

import { scoreAnswer, type LabelledQuestion } from "./score-answers.ts"

const LABELLED: LabelledQuestion = {
  id: "q1",
  q: "How much did it grow?",
  asof: null,
  kind: "change",
  expect: {
    state: "answered",
    operation: ["change"],
    codes: ["measure"],
    from: ["2010"],
    check: ["from?"],
  },
}

function answered(periods: Answer["periods"]): Answer {
  return {
    state: "answered",
    operation: "change",
    measure: { indicatorId: "measure" },
    periods,
  } as Answer
}

test("what is compared only if it is stated fits where it is not", () => {
  expect(scoreAnswer(LABELLED, answered(null))).toBe("exact")
})

test("what is compared only if it is stated must fit where it is", () => {
  expect(scoreAnswer(LABELLED, answered({ from: "2010", to: "2020" }))).toBe("exact")
  expect(scoreAnswer(LABELLED, answered({ from: "2011", to: "2020" }))).toBe("wrong")
})

test("a check that is not known is an error", () => {
  const { expect: labels } = LABELLED
  const unknown = { ...LABELLED, expect: { ...labels, check: ["colour?"] } }
  expect(() => scoreAnswer(unknown, answered(null))).toThrow("colour?")
})
