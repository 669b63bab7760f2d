import type { ClaimPeriod } from "../claims/claim-types.ts"
import { wholeYear } from "../claims/resolve-period.ts"

/** The fewest times that a text names its main year. */
const MIN_MENTIONS = 3
/** How many times as often as any other year a text names its main one, at least. */
const CLEARLY_MORE = 1.5

/** A year that something is planned "by" is not one that figures are of. */
const YEARS =
  /(?<!\b(?:by|until|vision|agenda|target|towards)\s)\b(?:(?<year>19[5-9]\d|20[0-4]\d)|last\s+year)\b/gi

/**
 * The year that a text is about, and so a paragraph that names no year. "Last year" counts from the day of the text; `null`
 * where no year stands out.
 */
export function findMainYear(text: string, asOf: string | null): ClaimPeriod | null {
  const lastYear = findLastYear(asOf)?.to ?? null
  const counts = new Map<number, number>()
  for (const { groups } of text.matchAll(YEARS)) {
    const year = groups?.["year"] === undefined ? lastYear : Number(groups["year"])
    if (year === null || (lastYear !== null && year > lastYear)) continue
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  if (!first || first[1] < MIN_MENTIONS || first[1] < CLEARLY_MORE * (second?.[1] ?? 0)) return null
  return wholeYear(first[0])
}

/** The year before the day of a text; `null` where it has none. */
export function findLastYear(asOf: string | null): ClaimPeriod | null {
  return asOf === null ? null : wholeYear(Number(asOf.slice(0, 4)) - 1)
}

const ALL_ARE_OF =
  /\b(?:all|the)\s+(?:\p{Ll}+\s+)?(?:figures|numbers|data|statistics)\s+(?:(?:here|below|above|in\s+this\s+\p{Ll}+|cited|given|used)\s+)?(?:are|refer\s+to|relate\s+to)\s+(?:(?:for|of|from|to|those)\s+)*(?:the\s+year\s+)?(?<year>(?:19|20)\d\d)\s*(?:[.,;)]|unless|except)/iu

/** The year of all figures that name none, where a text says so. */
export function readYearOfAll(text: string): ClaimPeriod | null {
  const year = Number(ALL_ARE_OF.exec(text)?.groups?.["year"])
  return Number.isNaN(year) ? null : wholeYear(year)
}

const MAX_YEARS = 12

/** The years that a text names anywhere, the latest first. */
export function listYears(text: string): ClaimPeriod[] {
  const named = [...text.matchAll(/\b(?:19[5-9]\d|20[0-4]\d)\b/g)].map(([year]) => Number(year))
  return [...new Set(named)]
    .sort((a, b) => b - a)
    .slice(0, MAX_YEARS)
    .map(wholeYear)
}
