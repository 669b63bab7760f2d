import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { readPdfText } from "#tests/support/read-pdf-text.ts"

import { markMissingGlyphs, markMissingInView } from "./missing-glyphs.ts"
import { aDataset, aView } from "../dataset.fixture.ts"
import { viewDocument } from "../document-plan.ts"
import { readCoverage } from "./font-coverage.ts"
import { FONT_FILES } from "./fonts.ts"
import { writePdf } from "./write-pdf.ts"

test.each(["Ελληνικά", "Русский язык", "Tiếng Việt", "Łódź, Côte d’Ivoire − 5 ₦"])(
  "%s is drawn as it is, in both weights",
  (text) => {
    expect(markMissingGlyphs(text)).toBe(text)
    const bold = readCoverage(readFileSync(FONT_FILES.bold))
    const letters = Array.from(text.replaceAll(" ", ""), (letter) => letter.codePointAt(0) ?? 0)
    expect(letters.every(bold)).toBe(true)
  },
)

test.each([
  ["日本の物価 2024", "[…] 2024"],
  ["أسعار, Egypt", "[…], Egypt"],
  ["हिन्दी", "[…]"],
])("of %s what cannot be drawn is marked", (text, marked) => {
  expect(markMissingGlyphs(text)).toBe(marked)
})

test("letters taken apart are put together before they are looked for", () => {
  expect(markMissingGlyphs("Tiê\u0301ng")).toBe("Tiếng")
})

test("a view that can be written stays itself", () => {
  const view = aView()
  expect(markMissingInView(view)).toBe(view)
})

test("a document with letters left out says so", async () => {
  const view = aView("", aDataset(), { title: "物価, Côte d’Ivoire" })
  const pdf = await writePdf(viewDocument(view), new Date("2026-01-15T08:00:00Z"))
  const words = readPdfText(pdf).replace(/\s+/g, " ")
  expect(words).toContain("[…], Côte d’Ivoire")
  expect(words).toContain("[…] stands for letters that are not in the font of this file")
})
