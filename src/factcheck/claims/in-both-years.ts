import type { ClaimSlots } from "../types.ts"

/** "in both 2009 and 2020". */
const BOTH = /\bin\s+both\s+(?<first>(?:19|20)\d\d)\s+and\s+(?:in\s+)?(?<second>(?:19|20)\d\d)\b/i
const OF_A_YEAR: readonly ClaimSlots["kind"][] = ["level", "average", "threshold", "range"]

/** What is said of both of two years is a claim for each of them. */
export function inBothYears(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  const match = BOTH.exec(text)?.groups
  if (!match) return [...claims]
  const years = [Number(match["first"]), Number(match["second"])]
  return claims.flatMap((claim) => {
    const { period, kind } = claim
    const isOfBoth =
      OF_A_YEAR.includes(kind) &&
      period?.frequency === "yearly" &&
      years.includes(period.from) &&
      years.includes(period.to)
    if (!isOfBoth) return [claim]
    return years.map((year) => ({
      ...claim,
      kind: kind === "average" ? ("level" as const) : kind,
      period: { ...period, from: year, to: year },
      everyYear: false,
      // Both years are said: neither stands for the other.
      grounds: { ...claim.grounds, period: "stated" as const },
      rivals: { ...claim.rivals, periods: [] },
    }))
  })
}
