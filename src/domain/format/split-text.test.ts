import { expect, test } from "vitest"

import { splitText } from "./split-text.ts"

test("a long text is cut at its lines and loses nothing", () => {
  const text = "one two\nthree\nfour five six"
  const parts = splitText(text, 10)
  expect(parts.map((part) => part.text)).toEqual(["one two", "\nthree", "\nfour five", " six"])
  expect(parts.map((part) => part.text).join("")).toBe(text)
  for (const { start, text: own } of parts) expect(text.slice(start, start + own.length)).toBe(own)
})

test("a short text is one part", () => {
  expect(splitText("short", 10)).toEqual([{ start: 0, text: "short" }])
})
