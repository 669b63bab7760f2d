import { expect, test } from "vitest"

import { readHtml } from "./read-html.ts"

const PARAGRAPH =
  "<p>Consumer prices in the country rose by 18.8% in 2022, the fastest pace in many years, and food was dearer still.</p>"

function nest(depth: number): string {
  return `<html><body>${"<div>".repeat(depth)}${PARAGRAPH.repeat(4)}${"</div>".repeat(depth)}</body></html>`
}

test("an article within many elements is read", () => {
  expect(readHtml(nest(100))?.text).toContain("18.8%")
})

test("a page that nests deeper than browsers do is not read", () => {
  expect(readHtml(nest(600))).toBeNull()
})

test("a page of deep and long elements, which would take seconds, is not read", () => {
  const filled = `<div>${PARAGRAPH.repeat(10)}`
  expect(readHtml(`<html><body>${filled.repeat(400)}</body></html>`)).toBeNull()
})
