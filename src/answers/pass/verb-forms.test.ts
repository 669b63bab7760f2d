import { expect, test } from "vitest"

import { listForms } from "./verb-forms.ts"
import { HAVING_VERBS, TELLING_VERBS } from "./verbs.data.ts"

test.each([
  ["post", ["post", "posts", "posted", "posting"]],
  ["carry", ["carry", "carries", "carried", "carrying"]],
  ["brag(g)", ["brag", "brags", "bragged", "bragging"]],
  ["achieve", ["achieve", "achieves", "achieved", "achieving"]],
  ["bear bore borne", ["bear", "bears", "bore", "borne", "bearing"]],
  ["forgo forwent", ["forgo", "forgoes", "forwent", "forgoing"]],
  ["tie", ["tie", "ties", "tied", "tying"]],
  ["foresee foresaw", ["foresee", "foresees", "foresaw", "foreseeing"]],
])("the forms of %s", (row, forms) => {
  expect(listForms(row)).toEqual(forms)
})

test("no verb both says nothing and tells something", () => {
  const telling = new Set(TELLING_VERBS.map((row) => row.split(" ")[0]))
  expect(HAVING_VERBS.filter((row) => telling.has(row.split(" ")[0]))).toEqual([])
})
