import fc from "fast-check"
import { expect, test } from "vitest"

import { textWidth, wrapText } from "./wrap-text.ts"

test("a text is broken at its spaces", () => {
  expect(wrapText("Inflation of consumer prices", { size: 20, width: 150, maxLines: 3 })).toEqual([
    "Inflation of",
    "consumer prices",
  ])
})

test("an address, which has no spaces, is broken where the line ends", () => {
  const lines = wrapText("https://example.org/a-very-long-name", {
    size: 20,
    width: 120,
    maxLines: 9,
  })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join("")).toBe("https://example.org/a-very-long-name")
})

test("what has no room ends in an ellipsis", () => {
  const [line, ...others] = wrapText("one two three four five six", {
    size: 20,
    width: 80,
    maxLines: 1,
  })
  expect(others).toEqual([])
  expect(line).toMatch(/^one.*…$/)
})

test("a title that is cut keeps its country, unless that leaves no room for the rest", () => {
  const cut = (text: string) =>
    wrapText(text, { size: 20, width: 200, maxLines: 1, keepsEnd: true })[0] ?? ""
  expect(cut("Gross domestic product, fixed prices, Chad")).toMatch(/^Gross.*…, Chad$/)
  expect(cut("Gross domestic product of the provinces without a comma")).toMatch(/^Gross.*…$/)
  expect(cut("GDP, South Georgia and the South Sandwich Islands")).toMatch(/^GDP, South.*…$/)
})

test("no line is wider than its width, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const type = { size: 20, width: 100, maxLines: 2, keepsEnd: true }
      const lines = wrapText(text, type)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(textWidth(line, type)).toBeLessThanOrEqual(100)
    }),
  )
})
