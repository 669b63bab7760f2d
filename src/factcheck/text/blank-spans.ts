import type { Span } from "../claims/claim-types.ts"

/** A text with spaces in place of some stretches of it, each letter at its place. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  let blanked = ""
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= blanked.length) continue
    blanked += text.slice(blanked.length, start)
    blanked += blank(text.slice(blanked.length, end))
  }
  return blanked + text.slice(blanked.length)
}

/** As many spaces as a text has letters and signs. */
export function blank(text: string): string {
  return text.replace(/\S/g, " ")
}
