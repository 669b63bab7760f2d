import { expect, test } from "vitest"

import { readDocument } from "./read-document.ts"

test("Markdown gives its words where they stand, and the day of its front matter", () => {
  const content = [
    "---",
    "title: Prices of 2022",
    "date: 2023-01-20",
    "---",
    "# Prices",
    "Inflation was **18.8%** in [Nigeria](https://example.org/5%25).",
    "`growth of 9%`",
    "",
    "| Country | 2022 |",
    "|---|---|",
    "| Ghana | 31.3 |",
  ].join("\n")
  const { text, day, hasPlaces } = readDocument("a.md", content)
  expect([day, hasPlaces]).toEqual(["2023-01-20", true])
  expect(text).toHaveLength(content.length)
  expect(text.indexOf("18.8%")).toBe(content.indexOf("18.8%"))
  expect(text.indexOf("| Ghana | 31.3 |")).toBe(content.indexOf("| Ghana | 31.3 |"))
  expect(text.replace(/\s+/g, " ")).toMatch(/^ Prices Inflation was 18.8% in Nigeria \. \| Country/)
})

test("HTML gives its article and its day", () => {
  const content = `<html><head><meta name="date" content="2023-01-20"></head><body><article>${"<p>Nigeria's inflation was 18.8% in 2022, and prices rose, as they had before.</p>".repeat(5)}</article></body></html>`
  const { text, day, hasPlaces } = readDocument("A.HTML", content)
  expect([day, hasPlaces]).toEqual(["2023-01-20", false])
  expect(text.split("\n")[0]).toBe(
    "Nigeria's inflation was 18.8% in 2022, and prices rose, as they had before.",
  )
})

test("a text is read as it is", () => {
  expect(readDocument("a.txt", "# 5%")).toEqual({ text: "# 5%", day: null, hasPlaces: true })
})
