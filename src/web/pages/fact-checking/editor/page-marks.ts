import { Extension } from "@tiptap/react"
import type { Node } from "@tiptap/pm/model"

import { mapText } from "./text-map.ts"

/** Paragraphs that begin a page of the file that was opened know its number. */
export const PageMarks = Extension.create({
  name: "pageMarks",
  addGlobalAttributes: () => [
    {
      types: ["paragraph"],
      attributes: {
        page: {
          default: null,
          keepOnSplit: false,
          parseHTML: () => null,
          renderHTML: ({ page }: { page?: unknown }) =>
            typeof page === "number" ? { "data-page": String(page) } : {},
        },
      },
    },
  ],
})

/** The paragraphs of a text that was read from a file. */
export function writeParagraphs(text: string, pages: readonly number[]) {
  let at = 0
  return text.split("\n").map((line) => {
    const page = pages.lastIndexOf(at)
    at += line.length + 1
    return {
      type: "paragraph",
      ...(page !== -1 && { attrs: { page: page + 1 } }),
      ...(line !== "" && { content: [{ type: "text", text: line }] }),
    }
  })
}

/** The offsets in the plain text at which pages begin; empty where the document has none. */
export function readPages(document: Node): number[] {
  const map = mapText(document)
  const pages: number[] = []
  document.descendants((node, position) => {
    const page: unknown = node.attrs["page"]
    const offset = typeof page === "number" ? map.offsetOf(position + 1) : undefined
    // A page whose first paragraph was deleted begins with the next one.
    if (typeof page === "number" && offset !== undefined)
      while (pages.length < page) pages.push(offset)
  })
  return pages
}
