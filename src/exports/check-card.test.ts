import { expect, test } from "vitest"

import { VERDICT_COLOURS } from "#domain/verdict-colours.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import { drawCheckCard } from "./check-card.ts"

const claim = (originalText: string, status: string, isFirm?: boolean) =>
  ({
    originalText,
    status,
    message: `${originalText} said.`,
    source: null,
    robustness: isFirm === undefined ? null : { isFirm },
  }) as CheckedClaim

test("a card shows what is wrong first, and what is right by choice in no green", () => {
  const drawn = drawCheckCard(
    [
      claim("Prices rose", "correct"),
      claim("Work grew", "correct", false),
      claim("It shrank", "incorrect"),
    ],
    "https://data.example.org/check",
  )
  expect(drawn).toContain("“It shrank”")
  expect(drawn).toContain("Correct but not firm: “Work grew”")
  expect(drawn).not.toContain("Prices rose")
  expect(drawn).toContain(VERDICT_COLOURS.incorrect.text)
  expect(drawn).not.toContain(VERDICT_COLOURS.correct.text)
})
