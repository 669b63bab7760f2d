import { expect, test } from "vitest"

import type { CheckedClaim } from "../checked-claim.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { joinWrongWays, type Checked } from "./join-wrong-way.ts"
import { writeRule, type Rule } from "./rule-texts.ts"

const TEXT = "Inflation fell from 4% in 2022 to 5% in 2023."
const RATE = { measure: "inflation", place: { code: "KEN" }, sentence: { start: 0, end: 45 } }
const START = checkedAs("correct", { ...RATE, period: { to: 2022 } }, { id: "equal-as-rounded" })

test("a movement stated the wrong way round is one wrong statement with the figure that it begins at", async () => {
  const [joined, more] = await join(wrongWay({ id: "wrong-way" }))
  expect(joined?.checked).toMatchObject({ status: "incorrect", start: 0, originalText: TEXT })
  expect(more).toBeUndefined()
})

test("so it is where a note follows the rule", async () => {
  const notes = ["newest figure, 1 year before the text"]
  const found = await join(wrongWay({ id: "wrong-way", notes }))
  expect(found).toHaveLength(1)
})

test("a figure that is wrong in its size is shown by itself", async () => {
  expect(await join(wrongWay({ id: "upper-bound" }))).toHaveLength(2)
})

function wrongWay(rule: Rule): Checked {
  return checkedAs("incorrect", { ...RATE, period: { to: 2023 }, base: 2022 }, rule)
}

function checkedAs(status: CheckedClaim["status"], claim: object, rule: Rule): Checked {
  const [start, end] = status === "correct" ? [0, 27] : [28, TEXT.length]
  const evidence = { rule: writeRule(rule) }
  return {
    claim: claim as FoundClaim,
    settled: claim as FoundClaim,
    checked: { status, start, end, evidence } as CheckedClaim,
    marked: { start, end },
    ruleId: rule.id,
  }
}

async function join(end: Checked): Promise<Checked[]> {
  const both = async function* () {
    yield* await Promise.resolve([START, end])
  }
  const joined: Checked[] = []
  for await (const one of joinWrongWays(TEXT, both())) joined.push(one)
  return joined
}
