import type { Span } from "../claims/claim-types.ts"

/** Whether two stretches share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
