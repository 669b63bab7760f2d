import type { Span } from "../claims/claim-types.ts"

/** A line of a text: its title, a heading, a short question, an item with a number or a paragraph. */
export type Block = Span & { kind: "title" | "heading" | "question" | "item" | "paragraph" }

const LONGEST_HEADING = 90
/** "3. Greece", "4) Exports", "Bonus: In 2024", "A:" in a dialogue is none. */
const ITEM = /^\s*(?:\d{1,2}[.)]\s|[-*•–]\s|(?:bonus|number\s+\w+|no\.\s*\d+)\s*:)/i
/** What ends a sentence; headings have no such mark. */
const ENDED = /[.!?:;,"”’)]\s*$/
/** "So is Germany the patient?": one question, alone in its line. */
const IS_QUESTION = /^[^.!?]*\?\s*$/

/** The lines of a text with what they are, in order; empty lines are left out. */
export function splitBlocks(text: string): Block[] {
  const lines = findLines(text)
  return lines.map((line, k) => ({ ...line, kind: decideKind(text, line, k, lines) }))
}

function findLines(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.trim() !== "")
    .map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
}

function decideKind(text: string, line: Span, at: number, lines: readonly Span[]): Block["kind"] {
  const words = text.slice(line.start, line.end)
  if (ITEM.test(words)) return "item"
  if (words.trim().length > LONGEST_HEADING || lines.length === 1) return "paragraph"
  if (IS_QUESTION.test(words)) return "question"
  if (ENDED.test(words)) return "paragraph"
  return at === 0 ? "title" : "heading"
}
