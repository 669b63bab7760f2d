import type { Node } from "@tiptap/pm/model"

/** A stretch of the plain text and where it stands in the document. */
type Piece = { start: number; length: number; position: number }

/** The plain text of a document, blocks on lines of their own, with the way back to its positions. */
export type TextMap = {
  text: string
  /** The range of the document that holds a stretch of the text; nothing when it holds none of it. */
  rangeOf(start: number, end: number): { from: number; to: number } | undefined
  /** Where in the text a position of the document is. */
  offsetOf(position: number): number | undefined
}

/** Reads a document the way the check reads it. */
export function mapText(document: Node): TextMap {
  const pieces: Piece[] = []
  let text = ""
  document.descendants((node, position) => {
    if (node.isTextblock && text !== "" && !text.endsWith("\n")) text += "\n"
    if (node.isText && node.text) {
      pieces.push({ start: text.length, length: node.text.length, position })
      text += node.text
    }
    if (node.type.name === "hardBreak") text += "\n"
  })
  const positionOf = (offset: number, isEnd: boolean) => {
    const piece = pieces.find(({ start, length }) =>
      isEnd
        ? offset > start && offset <= start + length
        : offset >= start && offset < start + length,
    )
    return piece && piece.position + offset - piece.start
  }
  return {
    text,
    rangeOf(start, end) {
      const from = positionOf(start, false)
      const to = positionOf(end, true)
      return from === undefined || to === undefined || to <= from ? undefined : { from, to }
    },
    offsetOf(position) {
      const piece = pieces.find(
        (each) => position >= each.position && position < each.position + each.length,
      )
      return piece && piece.start + position - piece.position
    },
  }
}
