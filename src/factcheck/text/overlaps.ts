import type { Span } from "../types.ts"

/** Whether two stretches share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
