/** A stretch of a paragraph; `claim` counts from 0 and is null for words that no statement holds. */
export type MarkedPiece = { text: string; claim: number | null; isLast: boolean }

type Span = { start: number; end: number }

/** A text as paragraphs whose statements are marked; of two that overlap the first has the words. */
export function markText(text: string, claims: readonly Span[]): MarkedPiece[][] {
  const paragraphs: MarkedPiece[][] = []
  let at = 0
  for (const line of text.split("\n")) {
    const pieces = cutLine({ start: at, end: at + line.length }, text, claims)
    if (line.trim() !== "") paragraphs.push(pieces)
    at += line.length + 1
  }
  return paragraphs
}

function cutLine(line: Span, text: string, claims: readonly Span[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = line.start
  const add = (to: number, claim: number | null, isLast: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), claim, isLast })
    at = Math.max(at, to)
  }
  for (const [claim, { start, end }] of claims.entries()) {
    if (end <= at || start >= line.end) continue
    add(Math.min(start, line.end), null, false)
    add(Math.min(end, line.end), claim, end <= line.end)
  }
  add(line.end, null, false)
  return pieces
}
