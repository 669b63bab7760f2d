import { measureById } from "../grammar/find-measures.ts"
import type { Quantity } from "../types.ts"

const SEX_BEHIND =
  /^\s*(?:for|among|in the case of)\s+(?:the\s+|its\s+)?(?:(?<women>women|girls|females)|(?<men>men|boys|males))\b(?!\s+(?:and|or)\s+(?:(?:wo)?men|girls|boys))/i
const OF_A_SEX = /^(?:fe)?male-|-(?:wo)?men$/

/**
 * The measure of a figure that is followed by one sex ("54 years for men and 54.9 for women"): that of the sex, the
 * same measure where no sex follows, or `undefined` where the measure is known for all people only.
 */
export function measureBySex(text: string, { end }: Quantity, measure: string): string | undefined {
  const sexes = SEX_BEHIND.exec(text.slice(end))?.groups
  if (!sexes || OF_A_SEX.test(measure)) return measure
  const ids =
    sexes["women"] === undefined
      ? [`male-${measure}`, `${measure}-men`]
      : [`female-${measure}`, `${measure}-women`]
  return ids.find((id) => measureById(id) !== undefined)
}
