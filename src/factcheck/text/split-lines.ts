import type { Span } from "../claims/claim-types.ts"

/** A stretch of a text with its words, without space at either end. */
export type TextPiece = Span & { text: string }

/** The lines of a text with their offsets; an empty one has an empty text. */
export function splitLines(text: string): TextPiece[] {
  const lines: TextPiece[] = []
  let start = 0
  for (const line of text.split("\n")) {
    lines.push({ start, end: start + line.length, text: line })
    start += line.length + 1
  }
  return lines
}

/** A piece of a line from one offset in it to another, trimmed. */
export function cutPiece(line: TextPiece, from: number, to: number): TextPiece {
  const raw = line.text.slice(from, to)
  const text = raw.trim()
  const start = line.start + from + (text === "" ? 0 : raw.indexOf(text))
  return { start, end: start + text.length, text }
}
