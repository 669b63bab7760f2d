import { expect, test } from "vitest"

import { VERDICT_COLOURS } from "#domain/verdict-colours.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"

import { checkDocument, type CheckedStatement } from "./check-document.ts"
import { aView } from "./dataset.fixture.ts"
import { writePdf } from "./documents/write-pdf.ts"

function planStatement(statement: Partial<CheckedStatement>) {
  const plain = {
    verdict: { status: "correct", robustness: null },
    originalText: "Prices rose.",
    message: "They did.",
    isFoundByModel: false,
    source: "",
    view: undefined,
    claimed: undefined,
    ...statement,
  } satisfies CheckedStatement
  return checkDocument({
    title: "Prices",
    address: "https://data.example.org/check",
    dates: "Published today.",
    statements: [plain],
  })
}

test("a verdict is printed in its colour; what is right by choice is not green", () => {
  const firm = planStatement({}).sections[1]
  expect(firm).toMatchObject({ heading: "1. Correct", ink: VERDICT_COLOURS.correct.text })
  const robustness = { isFirm: false } as CheckedStatement["verdict"]["robustness"]
  const byChoice = planStatement({ verdict: { status: "correct", robustness } }).sections[1]
  expect(byChoice).toMatchObject({
    heading: "1. Correct but not firm",
    ink: VERDICT_COLOURS.unverified.text,
  })
})

test("a statement with its chart that is higher than a page is printed whole", async () => {
  const words = Array.from({ length: 1500 }, (_, k) => `word${String(k)}`)
  const plan = planStatement({ originalText: words.join(" "), view: aView() })
  const printed = readPdfText(await writePdf(plan, new Date(0))).replace(/\s+/g, " ")
  expect(printed).toContain("1. Correct")
  for (const word of ["word0", "word700", "word1499"]) expect(printed).toContain(word)
  expect(printed).toContain("They did.")
  expect(printed).toContain("Licence:")
})
