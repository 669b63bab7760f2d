import type { ClaimSlots, Span } from "../claims/claim-types.ts"

type InText = { sentence: Span; paragraph: number }

/** How many characters stand between a sentence and the next one at most. */
const MAX_GAP = 2

/**
 * The claims of a text, where a movement counts from the sentence right before: "Debt was 73.4% of GDP in 2023. In 2024 it
 * climbed to 67.3%." counts from 2023, the newest time before its own that the other sentence gives a figure of.
 */
export function withBaseOfBefore<C extends ClaimSlots & InText>(claims: readonly C[]): C[] {
  const endings = Map.groupBy(claims, ({ sentence }) => sentence.end)
  return claims.map((claim) => {
    const gaps = Array.from({ length: MAX_GAP + 1 }, (_, gap) => claim.sentence.start - gap)
    const before = gaps.flatMap((end) => endings.get(end) ?? [])
    return withBase(claim, before)
  })
}

function withBase<C extends ClaimSlots & InText>(claim: C, before: readonly C[]): C {
  const { kind, direction, period } = claim
  if (kind !== "level" || direction === null || claim.base !== null) return claim
  if (period?.frequency !== "yearly" || period.from !== period.to) return claim
  const times = before.flatMap((one) =>
    one.kind === "level" && isEarlier(one, claim, period.to) ? [one.period.to] : [],
  )
  return { ...claim, base: chooseBase(times, period.to) }
}

/**
 * Which of several earlier years a movement to `year` counts from: the only one, or the year before. "Exports, $20 billion
 * in 2019 and $12 billion in 2022, climbed to $15 billion in 2025" may mean either (`null`).
 */
export function chooseBase(years: readonly number[], year: number): number | null {
  const newest = Math.max(...years)
  const isClear = new Set(years).size === 1 || newest === year - 1
  return years.length > 0 && isClear ? newest : null
}

function isEarlier<C extends ClaimSlots & InText>(
  one: C,
  { measure, place, paragraph }: C,
  year: number,
): one is C & { period: NonNullable<ClaimSlots["period"]> } {
  const { period } = one
  return (
    one.paragraph === paragraph &&
    one.measure === measure &&
    one.place?.code === place?.code &&
    period?.frequency === "yearly" &&
    period.from === period.to &&
    period.to < year
  )
}
