import type { ClaimSlots } from "./claim-types.ts"

const YEAR = "(?:19|20)\\d\\d"
/** "in both 2009 and 2020", "both in 2009 and in 2020", "in each of the years 2009 and 2020". */
const BOTH = new RegExp(
  `\\b(?:in\\s+both|both\\s+in|in\\s+each\\s+of(?:\\s+the\\s+years)?)\\s+(?<first>${YEAR})\\s+and\\s+(?:in\\s+)?(?<second>${YEAR})\\b`,
  "i",
)
/** "in 2009 and again in 2020", "in 2009 as well as in 2020", "in 2009 and in 2020". */
const LISTED = new RegExp(
  `\\bin\\s+(?<first>${YEAR})\\s*,?\\s+(?:and(?:\\s+(?:again|once\\s+more|also|then))?|as\\s+well\\s+as)\\s+(?:in\\s+)?(?<second>${YEAR})\\b`,
  "i",
)
const OF_A_YEAR: readonly ClaimSlots["kind"][] = ["level", "average", "threshold", "range"]

/** The claims with one for each year where something is said of two years: "in both 2009 and 2020". */
export function inBothYears(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  const both = BOTH.exec(text)?.groups
  const match = both ?? LISTED.exec(text)?.groups
  if (!match) return [...claims]
  const years = [Number(match["first"]), Number(match["second"])]
  return claims.flatMap((claim) => {
    const { period, kind } = claim
    const isOfBoth =
      (isWithoutFigure(claim) || (both !== undefined && OF_A_YEAR.includes(kind))) &&
      period?.frequency === "yearly" &&
      years.includes(period.from) &&
      years.includes(period.to)
    if (!isOfBoth) return [claim]
    const ofYear: ClaimSlots = claim.kind === "average" ? { ...claim, kind: "level" } : claim
    return years.map((year): ClaimSlots => ({
      ...ofYear,
      period: { ...period, from: year, to: year },
      everyYear: kind === "trend",
      // Both years are said: neither stands for the other.
      grounds: { ...claim.grounds, period: "stated" },
      rivals: { ...claim.rivals, periods: [], elsewhere: [] },
    }))
  })
}

/** "shrank in 2009 and in 2020", of each year by itself; "two years in a row" counts them together. */
function isWithoutFigure(claim: ClaimSlots): boolean {
  const { value, figure, period } = claim
  if (period?.from !== period?.to) return false
  // "was below zero in 2009 and in 2020"
  if (claim.kind === "threshold") return value === 0
  const isOfYear = claim.kind === "compare" || (claim.kind === "trend" && claim.scope === "sign")
  return isOfYear && value === null && figure === null
}
