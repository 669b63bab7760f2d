import type { ClaimPeriod } from "../claims/claim-types.ts"

/** A year is the main one where it is named at least so often, and so many times as often as any other. */
const LEAST = 3
const CLEARLY_MORE = 1.5

/** A year that something is planned "by" is not one that figures are of. */
const YEARS =
  /(?<!\b(?:by|until|vision|agenda|target|towards)\s)\b(?:(?<year>19[5-9]\d|20[0-4]\d)|last\s+year)\b/gi

/**
 * The year that a text is about: a paragraph that names no year speaks of it, and not of the year that the paragraph
 * before looked back to. "Last year" counts from the day of the text; `null` where no year stands out.
 */
export function findMainYear(text: string, asOf: string | null): ClaimPeriod | null {
  const lastYear = asOf === null ? null : Number(asOf.slice(0, 4)) - 1
  const counts = new Map<number, number>()
  for (const { groups } of text.matchAll(YEARS)) {
    const year = groups?.["year"] === undefined ? lastYear : Number(groups["year"])
    if (year === null || (lastYear !== null && year > lastYear)) continue
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first || first[1] < LEAST || first[1] < CLEARLY_MORE * (second?.[1] ?? 0)) return null
  return { frequency: "yearly", from: first[0], to: first[0] }
}
