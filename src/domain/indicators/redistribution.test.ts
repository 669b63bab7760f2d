import { expect, test } from "vitest"

import { closedReason, redistributionSentence } from "./redistribution.ts"

const SOURCE = { publisher: "UNWTO", licence: "All rights reserved." } as const

test.each([
  ["yes", "The figures may be downloaded and passed on with the credit."],
  [
    "non-commercial",
    "The figures may be downloaded and passed on only under the licence’s terms, which may exclude commercial use or ask to share alike.",
  ],
  [
    "no",
    "Shown here only. The licence of UNWTO does not allow these figures to be passed on: All rights reserved.",
  ],
] as const)("redistribution %s is said in one sentence", (redistribute, sentence) => {
  expect(redistributionSentence({ ...SOURCE, redistribute })).toBe(sentence)
})

test.each(["CC BY-SA 3.0 IGO", "ODbL 1.0"])(
  "%s asks to share alike, and allows commercial use",
  (licence) => {
    expect(redistributionSentence({ publisher: "UNESCO", licence, redistribute: "yes" })).toBe(
      "The figures may be downloaded and passed on with the credit; what is made from them must be under the same licence.",
    )
  },
)

test("the reason of a closed source names publisher and licence, with one full stop", () => {
  expect(closedReason({ ...SOURCE, redistribute: "no" })).toBe(
    "The licence of UNWTO does not allow these figures to be passed on: All rights reserved.",
  )
})
