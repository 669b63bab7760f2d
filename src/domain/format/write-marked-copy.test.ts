import { expect, test } from "vitest"

import { VERDICT_COLOURS } from "../verdict-colours.ts"
import { pageAt } from "./page-at.ts"
import { writeMarkedCopy } from "./write-marked-copy.ts"

const text = "Growth was 5% <in> 2021.\nPrices rose."
const claim = (words: string, status: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  status,
  message: `About "${words}".`,
  source: null,
})

test("statements are marked with numbers that lead to notes, and pages are named", () => {
  const html = writeMarkedCopy({
    title: "A & B",
    text,
    pages: [0, 25],
    claims: [claim("Prices rose", "incorrect"), claim("Growth was 5%", "correct")],
    day: "2026-11-25",
  })
  expect(html).toContain("<h1>A &amp; B</h1>")
  expect(html).toContain('<mark class="correct">Growth was 5%</mark><sup id="ref-1">')
  expect(html).toContain("&lt;in&gt; 2021.</p>")
  expect(html).toContain('<p class="page">Page 2</p><p><mark class="incorrect">Prices rose</mark>')
  expect(html).toContain("<b>Incorrect</b> (page 2). About &quot;Prices rose&quot;.")
  expect(html).toContain("1 correct, 1 incorrect")
  expect(html).toContain(`.incorrect{text-decoration-color:${VERDICT_COLOURS.incorrect.line}}`)
})

test("nothing of a text, a message or a source becomes markup or an address that runs", () => {
  const evil = "<img src=x onerror=run()>"
  const html = writeMarkedCopy({
    title: evil,
    text: evil,
    pages: [],
    claims: [
      {
        start: 0,
        end: 4,
        status: "correct",
        message: evil,
        source: { provider: evil, url: "javascript:run()" },
      },
    ],
    day: "2026-11-25",
  })
  expect(html).not.toContain("<img")
  expect(html).not.toContain("javascript:")
})

test("a place before the second page is on the first, one after the last on the last", () => {
  expect([0, 24, 25, 90].map((at) => pageAt([0, 25], at))).toEqual([1, 1, 2, 2])
  expect(pageAt([], 5)).toBeNull()
})
