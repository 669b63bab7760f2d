import { measureById } from "../grammar/find-measures.ts"
import type { Quantity, Span } from "../claims/claim-types.ts"

const SEX_BEHIND =
  /^\s*(?:for|among|in the case of)\s+(?:the\s+|its\s+)?(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b(?!\s+(?:and|or)\s+(?:(?:wo)?men|girls|boys))/i
const SEX_BEFORE =
  /(?:^|[,;]|\band|\bbut|\bwhile)\s*(?:for|among)\s+(?:the\s+|its\s+)?(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b,?\s+(?:(?:it|the\s+\w+)\s+)?(?:(?:was|is|at|stood\s+at|only|just|about)\s+)*$/i
/** "the male rate of 52.9%". */
const SEX_OF_RATE =
  /\b(?:(?<women>female|women['’]s)|(?<men>male|men['’]s))\s+(?:rate|share|figure|ratio|level|value)\s+(?:of|was|is|at)\s+(?:(?:only|just|about|some)\s+)*$/i
/** ", men's 63.3", "a third of men's (68.3": the same of the other sex. */
const SEX_OWNS =
  /(?:[,;]|\band|\bbut|\bwhile|\bagainst|\bversus|\bof|\bthan)\s+(?:(?<women>(?:women|girls?|female)['’]s?|females['’])|(?<men>(?:men|boys?|male)['’]s?|males['’]))\s+(?:(?:was|is|at|only|just|about|stood\s+at)\s+)*\(?$/i
/** "9% of Kenyan women were", "two men in ten". */
const SEX_COUNTED =
  /^(?:\s*of\s+(?:the\s+|its\s+|all\s+)?(?:\p{Lu}[\p{L}-]*\s+)?|\w+\s+)(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b(?!\s+(?:and|or)\s+(?:(?:wo)?men|girls|boys))/u
const OF_A_SEX = /^(?:fe)?male-|-(?:wo)?men$/

/**
 * The measure of a figure beside one sex ("54 years for men and 54.9 for women", "for women 68.9"): that of the sex, the
 * same measure where no sex is named, or `undefined` where the measure is known for all people only.
 */
export function measureBySex(
  text: string,
  { start, end }: Quantity,
  measure: string,
): string | undefined {
  const before = text.slice(0, start)
  const sexes = (
    SEX_BEHIND.exec(text.slice(end)) ??
    SEX_BEFORE.exec(before) ??
    SEX_OF_RATE.exec(before) ??
    SEX_OWNS.exec(before)
  )?.groups
  if (!sexes) return countedSex(text, { start, end }, measure) ?? measure
  return ofSex(measure, sexes["women"] !== undefined)
}

/** The measure of the sex that a share counts, where there is one. */
function countedSex(text: string, { start, end }: Span, measure: string): string | undefined {
  const sexes = (SEX_COUNTED.exec(text.slice(end)) ?? SEX_COUNTED.exec(text.slice(start, end)))
    ?.groups
  return sexes && ofSex(measure, sexes["women"] !== undefined)
}

function ofSex(measure: string, isOfWomen: boolean): string | undefined {
  const all = measure.replace(OF_A_SEX, "")
  const ids = isOfWomen ? [`female-${all}`, `${all}-women`] : [`male-${all}`, `${all}-men`]
  return ids.find((id) => measureById(id) !== undefined)
}
