import { expect, test } from "vitest"

import { accessTable, OPENABLE } from "#domain/accounts/access.ts"

import { accountSentence } from "./account-sentence.ts"

test("what needs an account is named, as the operator has set it", () => {
  expect(accountSentence(accessTable([]))).toBe(
    "Searching and reading charts is open to everyone. A free account adds analyses in sentences, embeds, downloads, comparisons, country dashboards and fact checks.",
  )
  const opened = accessTable(OPENABLE.filter((feature) => feature !== "fact-checking"))
  expect(accountSentence(opened)).toMatch(/ A free account adds fact checks\.$/)
  expect(accountSentence(accessTable(OPENABLE))).toMatch(/^Everything is open to everyone\./)
})
