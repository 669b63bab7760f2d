import { expect, test } from "vitest"

import { documentText } from "./document-text.ts"

const text = (words: string) => ({ type: "text", text: words })
const paragraph = (...parts: unknown[]) => ({ type: "paragraph", content: parts })

test("blocks are lines, marks and breaks are kept as text", () => {
  const tree = {
    type: "doc",
    content: [
      { type: "heading", content: [text("Prices")] },
      paragraph(text("Inflation was "), text("33.2%"), { type: "hardBreak" }, text("in 2024.")),
      {
        type: "bulletList",
        content: [{ type: "listItem", content: [paragraph(text("One"))] }],
      },
    ],
  }
  expect(documentText(tree)).toBe("Prices\nInflation was 33.2%\nin 2024.\nOne")
})

test.each([[null], [undefined], ["text"], [{}], [{ content: "x" }], [{ content: [null, 1, "x"] }]])(
  "%j holds no text",
  (tree) => {
    expect(documentText(tree)).toBe("")
  },
)

test("a tree without end of depth is cut and not followed", () => {
  let tree: unknown = text("deep")
  for (let k = 0; k < 10_000; k++) tree = { type: "blockquote", content: [tree] }
  expect(documentText(tree)).toBe("")
})
