import { behindText } from "#domain/time/freshness-text.ts"
import { decideFreshness, type Pace } from "#domain/time/freshness.ts"

/** What the badge of a series says that stands still: `2 years behind`; `null` for one that does not. */
export function staleText(pace: Pace | null, today: Date): string | null {
  return pace && behindText(decideFreshness(pace, today))
}
