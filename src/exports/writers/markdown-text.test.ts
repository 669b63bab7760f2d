import { expect, test } from "vitest"

import { markdownText } from "./markdown-text.ts"

test("words of publishers stay words: no mark-up, no new column, no new line", () => {
  expect(markdownText("GDP *per head* | [PPP]\n#2 `a_b` <b>\\")).toBe(
    "GDP \\*per head\\* \\| \\[PPP\\] \\#2 \\`a\\_b\\` \\<b\\>\\\\",
  )
})
