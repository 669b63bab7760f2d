import { Schema } from "@tiptap/pm/model"
import { expect, test } from "vitest"

import { mapText } from "./text-map.ts"

const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "inline*" },
    text: { group: "inline" },
    hardBreak: { group: "inline", inline: true },
  },
  marks: { bold: {} },
})
const text = (words: string, isBold = false) =>
  schema.text(words, isBold ? [schema.mark("bold")] : [])
const paragraph = (...parts: ReturnType<typeof text>[]) => schema.node("paragraph", null, parts)

test("every word of the text is found again in the document, across marks and blocks", () => {
  const document = schema.node("doc", null, [
    paragraph(text("Prices rose "), text("5.6%", true), text(" in 2022.")),
    paragraph(),
    paragraph(text("Exports fell."), schema.node("hardBreak"), text("Twice.")),
  ])
  const map = mapText(document)
  expect(map.text).toBe("Prices rose 5.6% in 2022.\nExports fell.\nTwice.")
  for (const words of ["Prices rose 5.6%", "5.6%", "in 2022.", "Exports fell.", "Twice."]) {
    const start = map.text.indexOf(words)
    const range = map.rangeOf(start, start + words.length)
    expect(range && document.textBetween(range.from, range.to)).toBe(words)
  }
})

test("a stretch outside the text has no range", () => {
  const map = mapText(schema.node("doc", null, [paragraph(text("Prices"))]))
  expect(map.rangeOf(3, 99)).toBeUndefined()
  expect(map.rangeOf(2, 2)).toBeUndefined()
})
