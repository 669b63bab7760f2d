import { vintageText } from "#domain/time/vintage-text.ts"

import type { FoundClaim } from "../claims/find-claims.ts"
import { judgeClaim, type Judging } from "../judge/judge-claim.ts"
import type { Verdict } from "../judge/verdict.ts"
import { FOUND_BY_NAME, withNote } from "../messages/rule-texts.ts"
import { figureWords, periodWords } from "../messages/figure-words.ts"
import type { NameMatch } from "./match-name.ts"

type Tools = Omit<Judging, "measureOf">

/**
 * Judges a claim by the indicator that its words name, and says so. Only where nothing else can be meant may it be
 * incorrect; where an indicator of a like name fits, or the words are not its whole name, it is left open.
 */
export async function judgeNamed(
  claim: FoundClaim,
  match: NameMatch,
  tools: Tools,
): Promise<Verdict> {
  const verdict = await judgeBy(claim, match, tools)
  const isOpen =
    verdict.status === "incorrect" && (!match.isSure || (await rivalFits(claim, match, tools)))
  const decided = isOpen ? leaveIndicatorOpen(verdict) : verdict
  return {
    ...decided,
    message: `${decided.message} The indicator was found by its name in the catalogue: ${match.indicator.name}.`,
    rule: withNote(decided.rule, FOUND_BY_NAME),
  }
}

/** The claim with its figure in the unit of the indicator. */
export function convertToUnit(claim: FoundClaim, { factor }: NameMatch): FoundClaim {
  // Products of decimals leave a trace: 2.4 tonnes are 2,400 kilograms.
  const value = claim.value === null ? null : Number((claim.value * factor).toPrecision(12))
  return { ...claim, value, step: claim.step * factor }
}

function judgeBy(claim: FoundClaim, match: NameMatch, tools: Tools): Promise<Verdict> {
  const measureOf = () => Promise.resolve(match.measure)
  return judgeClaim(convertToUnit(claim, match), { ...tools, measureOf })
}

async function rivalFits(claim: FoundClaim, { rivals }: NameMatch, tools: Tools): Promise<boolean> {
  for (const rival of rivals) {
    if ((await judgeBy(claim, rival, tools)).status === "correct") return true
  }
  return false
}

/** Says what is published, and that the words leave open whether it is what is meant. */
function leaveIndicatorOpen(verdict: Verdict): Verdict {
  const { series, actual, actualUnit, period } = verdict
  const figure =
    series === null || actual === null || period === null
      ? ""
      : ` It was ${figureWords(actual, actualUnit, series.indicator)} in ${periodWords(period)} (${series.source.publisher}, ${series.indicator.code}, ${vintageText(series)}).`
  return {
    ...verdict,
    status: "unverified",
    message: `The words do not settle which indicator is meant, so this is not decided.${figure}`,
    rule: { id: "several-indicators" },
    correction: null,
  }
}
