import { BALANCES } from "../grammar/balances.data.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import type { Measure } from "../grammar/measure.ts"
import type { Quantity } from "../claims/claim-types.ts"

import type { Role } from "../claims/cues.ts"

/** What shows the sign of a figure. */
type Signed = {
  text: string
  quantity: Quantity
  role: Role
  measure: Measure
  /** The words of the measure, in lower case. */
  words: string
  /** Where the figure before this one ends. */
  previousEnd: number
}

/** Nouns that say on which side of zero the figure beside them is; a recession is of the economy alone. */
const SIGN_NOUN =
  /\b(?:(?<below>deficits?|cad|shortfalls?|gaps?|holes?|in\s+the\s+red|short\s+by|deflation|contraction|recession)|(?<above>surplus(?:es)?))\b/gi

/** "a 3.4% deficit", "2% of GDP surplus". */
const NOUN_BEHIND =
  /^\s*(?:dollars\s+)?(?:of\s+gdp\s+)?(?:(?:current[-\s]account|trade|budget|fiscal|government|economic)\s+)?(?:(?<below>deficit|shortfall|gap|hole|contraction|in\s+(?:the\s+red|deficit)|short(?!\s+of\b))|(?<above>surplus|in\s+(?:the\s+black|surplus)))\b/i

/** "growing by 2%", "growth of 2%" after a recession: the economy grew. */
const GROWS = new RegExp(
  `\\b(?:${joinMoves({ use: "economies", direction: "up" })}|${joinMoves({ use: "recovery" })}|bounc(?:e[ds]?|ing)\\s+back|growth|expansion|recovery)\\b`,
  "i",
)
const SHRINKS = new RegExp(
  `\\b(?:${joinMoves({ use: "economies", direction: "down" })}|contraction|fell|fall(?:s|en|ing)?|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing))\\b`,
  "i",
)
const CAME_OUT =
  /\b(?:out\s+of|since|exit(?:s|ed|ing)?|emerg(?:e|es|ed|ing)\s+from|end(?:s|ed|ing)?|left|leaving|fresh\s+from|put\s+behind|escap(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|after|following|without|no|not)\b[^;,]{0,24}$/i

/** "75,800 more people left Chad than moved there", "lost 20,000 people through migration": more go than come. */
const LEAVES =
  /\bmore\s+(?:people|migrants)\s+(?:left|emigrated|moved\s+(?:away|out))\b|\blost\b|\bnet\s+(?:emigration|outflow)\b/i

const IS_DEFICIT = /\b(?:deficits?|cad|gap|shortfall|hole|in\s+the\s+red|short(?!\s+of\b))\b/i
/** "3.6% of GDP in 2023, after 5.1%", "and by 5.1%": a figure held against the one before is on the same side of zero. */
const HELD_AGAINST =
  /^\s*(?:of\s+(?:gdp|gross\s+domestic\s+product)\s*)?(?:short\s*|in\s+deficit\s*|in\s+the\s+red\s*)?(?:in\s+(?:the\s+)?[a-z]+\s*)?(?:in\s+\d{4}\s*)?(?:,\s*(?=$|(?:and|by|about|just|only|nearly|around|some)\b)|,?\s*(?:far\s+|well\s+|just\s+|slightly\s+)?(?:after|on\s+top\s+of|from|against|below|above|twice|double|half|triple|\w+\s+times|(?:less|lower|smaller|larger|bigger|greater|deeper|higher|more|wider|narrower)\s+than|versus|compared\s+(?:with|to)|up\s+from|down\s+from|and|then)\s+)(?:and\s+)?(?:(?:by|an?|one\s+of|that\s+of|the|about|just|only|nearly|around|some)\s+)*$/i

/** Whether a noun of its own clause puts a figure below zero; "-5%" already is. */
export function isBelowZero(signed: Signed): boolean {
  const { text, quantity, measure, words, previousEnd } = signed
  if (quantity.value < 0) return false
  const behind = NOUN_BEHIND.exec(text.slice(quantity.end, quantity.end + 50))?.groups
  if (behind) return behind["below"] !== undefined && isOfMeasure(behind["below"], measure)
  const noun = lastNoun(signed)
  if (noun !== undefined) return noun === "below"
  if (measure.id === "net-migration") return LEAVES.test(clauseAround(text, quantity))
  if (measure.id === "population-growth") return /\bshrank|shrunk|declin/i.test(text)
  // "the deficit narrowed to 3.5% from 4.4%": the noun of the measure holds on until another is named.
  const before = text.slice(0, previousEnd)
  const isHeldAgainst = HELD_AGAINST.test(text.slice(previousEnd, quantity.start))
  const isNamedBefore =
    previousEnd > 0 && IS_DEFICIT.test(isHeldAgainst ? `${words} ${before}` : words)
  const nouns = [...text.slice(0, quantity.start).matchAll(SIGN_NOUN)]
  return isNamedBefore && nouns.at(-1)?.groups?.["above"] === undefined
}

/** "the drop was 4.5%", and what is said of another place or time after it: "in Burkina it was 0.6%". */
const FALL_WAS =
  /\b(?:the|its|their)\s+(?:drop|fall|decline|decrease|contraction)\s+(?:was|came\s+to|reached|amounted\s+to)\s+(?:(?:about|just|only|nearly|around|some)\s+)*$/i
const IT_WAS =
  /;\s+(?:in\s+[^,;:\d]{2,30}\s)?(?:it|that)\s+(?:was|came\s+to)\s+(?:(?:about|just|only|nearly|around|some)\s+)*$/i

/** Whether the words before a figure say by how much something fell. */
export function isOfFall(before: string): boolean {
  const ahead = before.slice(0, before.lastIndexOf(";"))
  return FALL_WAS.test(before) || (IT_WAS.test(before) && FALL_WAS.test(upToFirstFigure(ahead)))
}

/** The words before the first figure that stands behind the noun of a fall. */
function upToFirstFigure(text: string): string {
  return /^.*?\b(?:drop|fall|decline|decrease|contraction)\b[^\d]*/i.exec(text)?.[0] ?? ""
}

/** The words of the clause that a figure stands in: another country's are behind "whereas". */
export function clauseAround(text: string, { start, end }: Quantity): string {
  const before = text.slice(0, start).split(OTHER_CLAUSE).at(-1) ?? ""
  return `${before}${text.slice(start, end)}${text.slice(end).split(OTHER_CLAUSE)[0] ?? ""}`
}

const OTHER_CLAUSE = /[;]|,\s+(?:though|although|while|whereas|and|but)\b|\b(?:while|whereas)\b/i

/** The last noun of sign between the figure before and this one. */
function lastNoun({
  text,
  quantity,
  measure,
  role,
  previousEnd,
}: Signed): "above" | "below" | undefined {
  const segment = text.slice(previousEnd, quantity.start)
  const nouns = [...segment.matchAll(SIGN_NOUN)].filter(({ 0: noun }) => isOfMeasure(noun, measure))
  const last = nouns.at(-1)
  if (!last) return undefined
  if (last.groups?.["above"] !== undefined) return "above"
  if (measure.id !== "growth" && measure.id !== "inflation") return "below"
  const after = segment.slice(last.index + last[0].length)
  if (SHRINKS.test(after) || IS_OF.test(after)) return "below"
  const isOver = GROWS.test(after) || role.direction === "up"
  return isOver || CAME_OUT.test(segment.slice(0, last.index)) ? "above" : "below"
}

/** "the last contraction, of 2.8 percent": the noun has its figure right behind it. */
const IS_OF = /^,?\s+of\s+(?:(?:about|just|only|some|nearly|around)\s+)*$/i

/** A recession is not a figure of the current account, and a deficit is not one of growth. */
function isOfMeasure(noun: string, { id }: Measure): boolean {
  if (/^(?:recession|contraction)/i.test(noun)) return id === "growth"
  if (/^deflation/i.test(noun)) return id === "inflation" || id === "deflator-inflation"
  return BALANCES.has(id)
}
