import type { Span } from "../claims/claim-types.ts"

/** Whether an offset of a text lies in one of some spans, which are in order and do not overlap. */
export function insideSpans(spans: readonly Span[]): (at: number) => boolean {
  return (at) => {
    let [low, high] = [0, spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle]?.end ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return (spans[low]?.start ?? Infinity) <= at
  }
}
