import type { IndicatorId } from "#domain/indicators/indicator.ts"

import type { IndicatorCoverage } from "../types.ts"

/** Ids that share fewer of their pairs of letters are not near. */
const LEAST_SHARE = 0.4

/** The ids that look most like a text, by the pairs of letters that they share; publisher or code alone count too. */
export function findNearestIds(
  text: string,
  coverage: readonly Pick<IndicatorCoverage, "indicator">[],
  limit: number,
): IndicatorId[] {
  const wanted = listPairs(text)
  return coverage
    .map(({ indicator: { id, code } }) => ({
      id,
      share: Math.max(shareOfPairs(wanted, listPairs(id)), shareOfPairs(wanted, listPairs(code))),
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id)
}

function listPairs(text: string): ReadonlySet<string> {
  const letters = text.trim().toLowerCase()
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, k) => letters.slice(k, k + 2)),
  )
}

/** Twice the shared pairs by all pairs: 1 where both have the same. */
function shareOfPairs(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared += 1
  return (2 * shared) / (a.size + b.size)
}
