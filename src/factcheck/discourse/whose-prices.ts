import type { Sentence } from "../claims/sentence.ts"
import type { MeasureMention } from "../claims/claim-types.ts"
import { lastIndex } from "../text/last-index.ts"

/** Words for dwellings, whose prices are a measure of their own. */
const HOUSING =
  /\b(?:dwellings?|homes?|houses?|housing|propert(?:y|ies)|real[- ]estate|apartments?|flats?|residential|mortgages?|home ?buyers?|homeowners?|square\s+met(?:re|er)s?)\b/giu
/** Words for other things with prices of their own. */
const GOODS =
  /\b(?:rents?|landlords?|shares?|stocks?|equit(?:y|ies)|oil|crude|petrol|petroleum|fuels?|diesel|natural\s+gas|electricity|energy|coal|metals?|copper|gold|iron\s+ore|commodit(?:y|ies)|cocoa|coffee|cotton|wheat|rice|maize|fertili[sz]ers?|land|wholesale|producers?['’]?|factory[- ]gate|exporters?|importers?|bitcoin|cars?)\b/giu
/** Words that speak of consumer prices, those of all that people buy. */
const CONSUMED =
  /\b(?:consumers?|(?<!(?:discounted|adjusted|net|after|above|below)\s(?:for\s|of\s)?(?:the\s)?)inflation(?:ary)?|cpi|cost\s+of\s+living|price\s+(?:level|index|growth)|shoppers?|households?)\b/giu
const BARE = /^prices$/i
const REAL = /\breal\s+$/i

/**
 * The sentence with "prices" alone read as what its paragraph speaks of: as house prices after "the housing market", and
 * as no measure after copper. `before` is the paragraph up to the sentence, `above` the text before it: where the paragraph
 * says nothing of prices, those of a text that is about housing are of houses.
 */
export function withMeantPrices(
  { before, above }: { before: string; above: string },
  sentence: Sentence,
): Sentence {
  if (!sentence.measures.some((mention) => isBare(sentence, mention))) return sentence
  const measures = sentence.measures.flatMap((mention) => {
    if (!isBare(sentence, mention)) return [mention]
    const said = before + sentence.text.slice(0, mention.start)
    const last = findLast(said) ?? findTopic(above)
    if (last === "consumed") return [mention]
    if (last === "goods") return []
    const isReal = REAL.test(sentence.text.slice(0, mention.start))
    return [{ ...mention, measure: isReal ? "real-house-prices" : "house-prices" }]
  })
  return { ...sentence, measures }
}

function isBare({ text }: Sentence, { measure, start, end }: MeasureMention): boolean {
  return measure === "inflation" && BARE.test(text.slice(start, end))
}

/** What the prices named last in a text are of. */
function findLast(text: string): "consumed" | "goods" | "housing" | undefined {
  const kinds = [
    { kind: "consumed" as const, at: lastIndex(CONSUMED, text) },
    { kind: "goods" as const, at: lastIndex(GOODS, text) },
    { kind: "housing" as const, at: lastIndex(HOUSING, text) },
  ]
  const [last] = kinds.toSorted((a, b) => b.at - a.at)
  return last === undefined || last.at < 0 ? undefined : last.kind
}

/** The most characters above a paragraph that are looked at. */
const LONGEST_ABOVE = 4000

/** What a text speaks of more often. */
function findTopic(above: string): "consumed" | "housing" {
  const near = above.slice(-LONGEST_ABOVE)
  const housing = [...near.matchAll(HOUSING)].length
  return housing > [...near.matchAll(CONSUMED)].length ? "housing" : "consumed"
}
