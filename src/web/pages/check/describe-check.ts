import { quoteClaim } from "#domain/text/quote-claim.ts"
import { isByChoice } from "#domain/format/verdict-word.ts"
import { byNeed } from "#domain/format/by-need.ts"

import { countVerdicts } from "../fact-checking/results/claim.ts"
import { VERDICT_FACTS } from "../fact-checking/results/verdict-facts.ts"
import type { PublishedClaim } from "./page-data.ts"

/** What a check says in a line: `2 statements checked: 1 correct, 1 incorrect. …` */
export function describeCheck(claims: readonly PublishedClaim[]): string {
  const [first] = byNeed(claims)
  if (!first) return "No statement of this text can be checked."
  const counts = countVerdicts(claims.map(({ status }) => ({ status, isShown: true })))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => {
      const infirm = verdict === "correct" ? claims.filter(isByChoice).length : 0
      const word = VERDICT_FACTS[verdict].word.toLowerCase()
      return `${String(count)} ${word}${infirm > 0 ? ` (${String(infirm)} not firm)` : ""}`
    })
  const many = claims.length === 1 ? "statement" : "statements"
  const start = `${String(claims.length)} ${many} checked: ${counts.join(", ")}.`
  return `${start} “${quoteClaim(first)}” ${first.message}`
}
