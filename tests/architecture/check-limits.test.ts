import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { countText } from "#domain/format/count-text.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", "..", path), "utf8")

test.each(["docs/addresses.md", "docs/api.md", "docs/fact-checking.md"])(
  "%s says how long a text may be that is checked at once",
  (path) => {
    expect(read(path)).toContain(`${countText(LONGEST_CHECKED_TEXT)} characters`)
  },
)

test("the extension sends no more of a page than is checked at once", () => {
  const length = `const LONGEST_TEXT = ${String(LONGEST_CHECKED_TEXT)}\n`
  expect(read("clients/extension/mark.js")).toContain(length)
})
