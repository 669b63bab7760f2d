import { Node, Schema } from "@tiptap/pm/model"
import { getSchema } from "@tiptap/react"
import { expect, test } from "vitest"

import { documentText } from "#domain/format/document-text.ts"

import { TEXT_EXTENSIONS } from "./editor-extensions.ts"
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

const words = (text: string, ...marks: object[]) => ({ type: "text", text, marks })
const block = (type: string, ...content: object[]) => ({ type, content })

test.each([
  [
    "paragraphs, empty ones between",
    [block("paragraph", words("A")), block("paragraph"), block("paragraph", words("B"))],
  ],
  [
    "a break at the end of a line",
    [block("paragraph", words("A"), { type: "hardBreak" }), block("paragraph", words("B"))],
  ],
  ["a break at the beginning", [block("paragraph", { type: "hardBreak" }, words("A"))]],
  [
    "headings, lists and quotes",
    [
      { type: "heading", attrs: { level: 2 }, content: [words("Head")] },
      block(
        "bulletList",
        block("listItem", block("paragraph", words("One")), block("paragraph", words("1b"))),
        block("listItem", block("paragraph", words("Two"))),
      ),
      block("blockquote", block("paragraph", words("Said", { type: "bold" }), words(" so"))),
    ],
  ],
])("the server reads the same text as the editor: %s", (_name, content) => {
  const tree = { type: "doc", content }
  const document = Node.fromJSON(getSchema(TEXT_EXTENSIONS), tree)
  document.check()
  expect(mapText(document).text).toBe(documentText(tree))
})
