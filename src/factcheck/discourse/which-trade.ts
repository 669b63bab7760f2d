import type { MeasureMention } from "../claims/claim-types.ts"
import type { Sentence } from "../claims/sentence.ts"
import { lastIndex } from "../text/last-index.ts"

/** Trade in goods alone: "merchandise exports", "shipments of goods". */
const GOODS_ALONE =
  /\b(?:merchandise|goods)\s+(?:exports?|imports?|trade)\b|\b(?:exports?|imports?|shipments?|trade)\s+(?:of|in)\s+(?:merchandise|goods)\b(?!\s+and)|\b(?:exported|imported|shipped|sold)\s+(?:merchandise|goods)\b(?!\s+and)/giu
/** Trade in more than goods. */
const WITH_SERVICES = /\bservices\b/giu
const BARE = /^(?:exports?|imports?)$/i

/**
 * The sentence with "exports" or "imports" alone read as what its paragraph speaks of: as those of goods after "merchandise
 * exports". `before` is the paragraph up to the sentence.
 */
export function withMeantTrade(before: string, sentence: Sentence): Sentence {
  if (!sentence.measures.some((mention) => isBare(sentence, mention))) return sentence
  const measures = sentence.measures.map((mention) => {
    if (!isBare(sentence, mention)) return mention
    const said = before + sentence.text.slice(0, mention.start)
    const isOfGoods = lastIndex(GOODS_ALONE, said) > lastIndex(WITH_SERVICES, said)
    return isOfGoods ? { ...mention, measure: `goods-${mention.measure}` } : mention
  })
  return { ...sentence, measures }
}

function isBare({ text }: Sentence, { measure, start, end }: MeasureMention): boolean {
  const isAmount = measure === "exports" || measure === "imports"
  return isAmount && BARE.test(text.slice(start, end)) && !/^\s+of\b/i.test(text.slice(end))
}
