import type { Span } from "../claims/claim-types.ts"

/** A text with some stretches replaced by spaces, so that all other characters keep their offsets. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  let blanked = ""
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= blanked.length) continue
    blanked += text.slice(blanked.length, start)
    blanked += blank(text.slice(blanked.length, end))
  }
  return blanked + text.slice(blanked.length)
}

/** As many spaces as a text has characters. */
export function blank(text: string): string {
  return text.replace(/\S/g, " ")
}
