import { expect, test } from "vitest"

import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import { checkParts } from "./check-parts.ts"

test("a long document is checked in parts, and its statements stand where they stand in the whole", async () => {
  const text = `${"Words that say nothing.\n".repeat(1000)}HERE it is.`
  const asked: number[] = []
  const check = (part: string) => {
    asked.push(part.length)
    const start = part.indexOf("HERE")
    const claim = { start, end: start + 4, correction: { start, end: start + 4, text: "" } }
    return Promise.resolve(start === -1 ? [] : [claim as CheckedClaim])
  }
  const [claim] = await checkParts({ check }, text, {})
  expect(asked).toHaveLength(2)
  expect(Math.max(...asked)).toBeLessThanOrEqual(20_000)
  expect(text.slice(claim?.start, claim?.end)).toBe("HERE")
  expect(claim?.correction?.start).toBe(claim?.start)
})
