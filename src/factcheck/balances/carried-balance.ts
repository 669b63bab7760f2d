import { BALANCES, BALANCES_IN_OTHER_UNIT } from "../grammar/balances.data.ts"
import { measureById } from "../grammar/find-measures.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import { splitClauses } from "../discourse/place-roles.ts"
import type { Quantity } from "../claims/claim-types.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"

/** A balance that a figure is of, and the others that may be meant. */
export type CarriedBalance = { measure: string; rivals: readonly string[] }

const SIZE = "(?:(?:small|large|big|huge|record|tiny|modest|sizeable|bigger|larger|smaller)\\s+)?"
const NOUN = "(?:surplus|deficit|shortfall|gap)"
const MOVES = joinMoves({ tense: "stating" })
/** "a surplus of", "its deficit widened to": the noun stands alone, with nothing that says what it is a surplus of. */
const NOUN_AHEAD = new RegExp(
  `\\b(?:an?|the|its|their|that|this|into|\\p{L}+['’]s?)\\s+${SIZE}${NOUN}(?:\\s+(?:of|at|was|is|had|been|stood|came|reached|hit|${MOVES}|to|by|from|about|just|only|nearly|almost|some|over|around))*\\s+(?:US|C|A)?[$€£]?$`,
  "iu",
)
/** "a $3.1bn surplus", "3% in the red". */
const NOUN_BEHIND =
  /^\s*(?:of\s+(?:its\s+)?gdp\s+)?(?:surplus|deficit|shortfall|in\s+the\s+(?:red|black))\b/iu

/**
 * The balance that a bare surplus or deficit is of: the one that the text spoke of last, in the unit of the figure.
 * `undefined` where the figure is of no such noun, or the sentence names a balance itself.
 */
export function findCarriedBalance(
  { sentence: { text, measures }, carry: { balances } }: SentenceContext,
  quantity: Quantity,
): CarriedBalance | undefined {
  const isNamed = measures.some(({ measure }) => BALANCES.has(measure))
  if (isNamed || balances.length === 0 || !isBareBalance(text, quantity)) return undefined
  const [measure, ...rivals] = [
    ...new Set(balances.flatMap((id) => inUnit(id, quantity.unit) ?? [])),
  ]
  return measure === undefined ? undefined : { measure, rivals }
}

function isBareBalance(text: string, { start, end }: Quantity): boolean {
  const clause = splitClauses(text).findLast((one) => one.start <= start)
  return NOUN_AHEAD.test(text.slice(clause?.start, start)) || NOUN_BEHIND.test(text.slice(end))
}

function inUnit(id: string, unit: Quantity["unit"]): string | undefined {
  const kind = unit === "money" ? "money" : unit === "percent" ? "share" : undefined
  return [id, BALANCES_IN_OTHER_UNIT[id]].find(
    (one) => one !== undefined && measureById(one)?.kind === kind,
  )
}
