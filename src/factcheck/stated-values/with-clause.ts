import { BREAK } from "../claims/attach.ts"
import type { Span } from "../claims/claim-types.ts"

/** "Grew by 5.5 percent, with inflation at 3.1, while Kenya grew by 4": what has its figure behind "with" has no other. */
export function isOfWithClause(text: string, { start, end }: Span, quantity: Span): boolean {
  if (!WITH.test(text.slice(0, start)) || !ITS_FIGURE.test(text.slice(end))) return false
  if (start >= quantity.end) return true
  const gap = text.slice(end, quantity.start)
  return quantity.start >= end && (BREAK.test(gap) || OTHER_SUBJECT.test(gap))
}

const WITH = /(?:^|,\s+)with\s+(?:[\p{L}’'-]+\s+){0,3}$/iu
const ITS_FIGURE = /^\s+(?:\p{L}+\s+){1,4}(?:US)?[$€£]?\d/iu
/** ", Ghana grew by", ", the economy grew by": a subject of its own. */
const OTHER_SUBJECT = /,\s+(?:the\s+(?:economy|country|nation)\b|its\s|\p{Lu})/u
