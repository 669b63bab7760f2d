import { expect, test } from "vitest"

import { printableText } from "./printable-text.ts"

test("what would steer a terminal is written out", () => {
  expect(printableText("\u001b[2J\u001b]0;title\u0007")).toBe("\\u001b[2J\\u001b]0;title\\u0007")
  expect(printableText("\u009b31mred\u007f\b")).toBe("\\u009b31mred\\u007f\\u0008")
  expect(printableText("paid\u202e.exe\u2066\u2028")).toBe("paid\\u202e.exe\\u2066\\u2028")
})

test("a carriage return does not let a line write over itself", () => {
  expect(printableText("refused\rmailed\r\nend")).toBe("refused\\u000dmailed\nend")
})

test("texts of all languages, tabs and line breaks stay as they are", () => {
  const text = "Ọrẹ́\tسلام שלום 👩‍👩‍👧‍👦\n= 1"
  expect(printableText(text)).toBe(text)
})

test("JSON still holds the same text", () => {
  const text = "a\u009b\u202eb"
  expect(JSON.parse(printableText(JSON.stringify({ text })))).toEqual({ text })
})
