import { expect, test } from "vitest"

import { dropTalk } from "./drop-talk.ts"

test.each([
  ["For a school project, the literacy rate of Niger.", "the literacy rate of Niger."],
  ["I'm stuck on my homework. What is the GDP of Mali?", "What is the GDP of Mali?"],
  ["GDP of Mali in 2015 - my boss needs this by noon", "GDP of Mali in 2015 -"],
])("a clause about who asks goes: %s", (typed, left) => {
  expect(dropTalk(typed)).toBe(left)
})

test.each([
  "For carpenters, the literacy rate of Niger.",
  "I'm stuck in my village. What is the GDP of Mali?",
  "Is Mali richer than Chad? Am I right?",
  "thanks, mate",
  "GDP of Mali for my homework",
])("other clauses stay: %s", (typed) => {
  expect(dropTalk(typed)).toBe(typed)
})
