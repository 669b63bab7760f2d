import type { CheckedClaim } from "#factcheck/checked-claim.ts"

/** Statements to try, in order of preference: true ones and false ones, of figures that a full site and of ones that a new site holds. */
const EXAMPLES = [
  "Inflation in Ghana was 31.3 percent in 2022.",
  "Kenya's economy grew faster than Ghana's in 2023.",
  "India's population doubled between 1960 and 2000.",
  "Brazil had more people than Nigeria in 2005.",
  "Life expectancy in China was 53.9 years in 1955.",
  "Nigeria's population was 140 million in 2005.",
  "Women in Kenya had 5 children on average in 2005.",
  "Inflation in Nigeria was 18.8 percent in 2022.",
] as const
const SHOWN = 3
const JUDGED: readonly string[] = ["correct", "incorrect"]

/** The first examples that the figures held can judge; fewer where few are held, none where none are. */
export async function chooseExamples(
  check: (text: string) => Promise<readonly Pick<CheckedClaim, "status">[]>,
): Promise<string[]> {
  const chosen: string[] = []
  for (const text of EXAMPLES) {
    if (chosen.length === SHOWN) break
    const claims = await check(text)
    if (claims.length > 0 && claims.every(({ status }) => JUDGED.includes(status)))
      chosen.push(text)
  }
  return chosen
}
