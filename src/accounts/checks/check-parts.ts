import { LONGEST_CHECKED_TEXT, LONGEST_DOCUMENT } from "#domain/check-limits.ts"
import { moveClaim } from "#domain/text/move-claim.ts"
import { splitText } from "#domain/format/split-text.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"

/** Checks a long text in the same parts as the editor and gives its claims; a text beyond the limit is cut. */
export async function checkParts(
  factChecker: Pick<FactChecker, "check">,
  text: string,
  options: Parameters<FactChecker["check"]>[1],
): Promise<CheckedClaim[]> {
  const claims: CheckedClaim[] = []
  for (const part of splitText(text.slice(0, LONGEST_DOCUMENT), LONGEST_CHECKED_TEXT)) {
    const found = await factChecker.check(part.text, options)
    claims.push(...found.map((claim) => moveClaim(claim, part.start)))
  }
  return claims
}
