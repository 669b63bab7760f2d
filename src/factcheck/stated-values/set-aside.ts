import { BREAK } from "../claims/attach.ts"
import { unhedged } from "../claims/cues.ts"
import { BALANCES } from "../grammar/balances.data.ts"
import type { Sentence } from "../claims/sentence.ts"
import type { MeasureMention, Quantity, Span } from "../claims/claim-types.ts"

const CALLED =
  /,\s+(?:an?|the)\s+(?:\p{L}[\p{L}-]*\s+){0,4}?(?:economy|nation|population)(?:\s*,|\s+(?=(?:(?:some|more|less|far|much|nearly|almost|about|roughly)\s+)*(?:than\s+)?(?:half|twice|double|three|four|five|ten|larger|bigger|smaller)\b))/giu

/** "Peru, a bigger economy, held $79 billion": words in apposition to a country, which have no figure of their own. */
export function isBesideAll(text: string, mention: Span, quantities: readonly Span[]): boolean {
  return [...text.matchAll(CALLED)].some(({ index, 0: aside }) => {
    const end = index + aside.length
    const isInside = ({ start }: Span): boolean => start >= index && start < end
    return isInside(mention) && !quantities.some(isInside)
  })
}

const NUMBERED = /^(?:aged-|poverty|top-|bottom-|relative-|youth-|child-|life-at-)/
const IN_NAME =
  /(?:aged?|ages|under|over|below|above|than|on|of|at|richest|poorest|top|bottom|wealthiest|earning|[-–]|\b(?:to|and))\s*(?:the\s+age\s+of\s+)?$/i

/** "People aged 65 and over", "the richest 10%": the number is part of what the measure is called. */
export function isPartOfName(
  text: string,
  measures: readonly MeasureMention[],
  { start, end }: Quantity,
): boolean {
  return measures.some(
    (mention) =>
      NUMBERED.test(mention.measure) &&
      mention.start <= start &&
      end <= mention.end + 1 &&
      IN_NAME.test(text.slice(mention.start, start)),
  )
}

/**
 * "High-tech exports made up 12% of manufactured exports", "interest took 24.3% of central government revenue, up from
 * 18.4%": the whole of a share is not the measure of the figure, nor of one that is compared with it.
 */
export function withoutWhole(
  text: string,
  measures: readonly MeasureMention[],
  quantity: Quantity,
  quantities: readonly Quantity[],
): readonly MeasureMention[] {
  const shares = [...quantities.filter(({ end }) => end <= quantity.start), quantity].filter(
    ({ unit, start }) => unit === "percent" && measures.some((mention) => mention.end <= start),
  )
  return measures.filter((mention) => !shares.some(({ end }) => isWholeOf(text, mention, end)))
}

function isWholeOf(text: string, mention: Span, end: number): boolean {
  return mention.start >= end && OF_WHOLE.test(text.slice(end, mention.start))
}

const OF_WHOLE = /^\s*of\s+(?:(?:the|its|all|total|central|general|federal)\s+)*$/i

/**
 * "Grew by 5.5 percent, with inflation at 3.1, while Kenya grew by 4", "Algeria, with a larger population, received $1.8bn":
 * what stands behind "with" has its figure there or none.
 */
export function isOfWithClause(text: string, { start, end }: Span, quantity: Span): boolean {
  if (!WITH.test(text.slice(0, start))) return false
  const asideEnd = end + (ASIDE_END.exec(text.slice(end))?.[0].length ?? Infinity)
  if (/,\s+with\s/i.test(text.slice(0, start)) && asideEnd <= quantity.start) return true
  if (!ITS_FIGURE.test(text.slice(end))) return false
  if (start >= quantity.end) return true
  const gap = text.slice(end, quantity.start)
  return quantity.start >= end && (BREAK.test(gap) || OTHER_SUBJECT.test(gap))
}

const WITH = /(?:^|,\s+)with\s+(?:[\p{L}’'-]+\s+){0,3}$/iu
const ASIDE_END = /^[^,;\d]*,/
const ITS_FIGURE = /^\s+(?:\p{L}+\s+){1,4}(?:US)?[$€£]?\d/iu
/** ", Ghana grew by", ", the economy grew by": a subject of its own. */
const OTHER_SUBJECT = /,\s+(?:the\s+(?:economy|country|nation)\b|its\s|\p{Lu})/u

/** "82 dollars a head in 2023, in a country where output was 520": what a relative clause behind a figure is about. */
export function isOfClauseBehind(text: string, { start }: Span, { end }: Span): boolean {
  const between = text.slice(end, start)
  return start >= end && [RELATIVE, REASON, OTHER_MAIN_CLAUSE].some((form) => form.test(between))
}

/** "stood at $40.6 billion, yet the Ivorian economy was larger": of a subject of its own. */
const OTHER_MAIN_CLAUSE =
  /,\s+(?:yet|but|and\s+yet)\s+(?:the|its|their|that|this)\s+(?:\p{L}+\s+)?$/iu

/** "to $3.1 billion, reflecting food and power imports": why it was so. */
const REASON =
  /,\s+(?:(?:mainly|largely|partly|mostly|in\s+part)\s+)?(?:reflecting|driven\s+by|helped\s+by|led\s+by|fuell?ed\s+by|boosted\s+by|supported\s+by|owing\s+to|due\s+to|thanks\s+to|because\s+of|on\s+the\s+back\s+of|amid|following)\s/iu

const RELATIVE =
  /,\s+(?:in\s+an?\s+\p{Ll}+\s+)?(?:where|when|which(?!\s+(?:is|was|were|are)\s+(?:still\s+)?(?:an?|the|its|their)\b)|who|whose|while|whereas|although|though)\s/iu

/** Whether what leads to a figure says that it is a debt or a balance, and the measure named before it is neither. */
export function isOfDebtOrBalance(
  text: string,
  { measure, end }: { measure: string; end: number },
  { start }: Span,
): boolean {
  const isOwed = OWED.test(text.slice(0, start)) && !/debt|credit|loan/.test(measure)
  return isOwed || (!BALANCES.has(measure) && TURNS_TO_BALANCE.test(text.slice(end, start)))
}

/** "With an economy twice as large, it owed $40.6 billion". */
const OWED = /\bow(?:e|es|ed|ing)\s+(?:(?:about|nearly|over|some|just|only|around|almost)\s+)*$/i

/** "Debt was 87% of GDP; the deficit was 6.2%, smaller than the 7.7% of 2023". */
const TURNS_TO_BALANCE =
  /[;,]\s+(?:(?:and|but|while)\s+)?(?:the|its|an?)\s+(?:\p{L}+\s+)?(?:surplus|deficit|shortfall|gap)\b/iu

const NEVER_REACHED =
  /\bnever\s+(?:once\s+)?(?:reach|topp?|pass|hit|hitt|touch|cross|f[ea]ll|drop|r[io]s|climb|go|went|c[ao]m|been|was|were|mov)\p{L}*\s+(?:(?:to|as|high|low|above|below|under|over|even|at)\s+)*$/iu
/** "Received altogether a little under $14bn", "poured in more than $80bn": what comes together over years. */
const ALTOGETHER =
  /\b(?:all\s+told|in\s+total|altogether|in\s+all|cumulative(?:ly)?|combined|taken\s+together|put\s+together|a\s+total\s+of|poured|over\s+the\s+whole\s+period)\b/i
const YEARLY =
  /\b(?:a|per|each|every)\s+year\b|\bannual(?:ly)?\b|\byearly\b|\baverag(?:e|ed|ing)\b/i

type Stated = { quantity: Quantity; mention: MeasureMention | undefined }
type Kind = { kind: string; measure: string | null; sign: number }

/** Whether a figure is one that no year had, or a total of several years; neither is the mean of those years. */
function isOfSeveralYears(text: string, { quantity }: Stated, { kind }: Kind): boolean {
  const before = text.slice(0, quantity.start)
  if ((kind === "average" || kind === "level") && NEVER_REACHED.test(before)) return true
  const isAmount = quantity.unit === "money" || quantity.unit === "people"
  const isOfSpan = kind === "average" || kind === "threshold" || kind === "range"
  return isAmount && isOfSpan && ALTOGETHER.test(text) && !YEARLY.test(before)
}

/** "Credit exceeded GDP", "a fifth of its annual output", "a year's GDP": what something else is compared with. */
const HELD_AGAINST_GDP =
  /\b(?:exceed(?:s|ed|ing)?|a\s+year['’]s|(?:of|to|than)\s+(?:(?:its|the|their)\s+)?annual)\s+$/i
const NAMES_PACE = /growth|expansion|pace|rate|grew|grow/i

/** Whether a percentage beside "GDP" or "the economy" is a part of it and not how fast it grew. */
function isOfWholeEconomy(
  text: string,
  { quantity, mention }: Stated,
  { measure, sign }: Kind,
): boolean {
  if (measure !== "growth" || mention === undefined || quantity.unit !== "percent") return false
  if (NAMES_PACE.test(text.slice(mention.start, mention.end))) return false
  const isPartOf = HELD_AGAINST_GDP.test(text.slice(0, mention.start))
  // No economy shrinks "to 11 per cent".
  return (
    isPartOf ||
    (sign < 0 && /\bto\s+(?:(?:about|only|just)\s+)*$/i.test(text.slice(0, quantity.start)))
  )
}

const COMPARED_WITH =
  /\b(?:half|twice|double|times|thirds?|quarters?)\s+(?:of\s+)?(?:that\s+\p{L}+['’]s\s+|(?:the|its)\s+)?$/iu

/** "At 27%, the rate was barely half of that month's inflation": the measure behind is of the other figure. */
function isMentionComparedWith(text: string, { quantity, mention }: Stated): boolean {
  if (mention === undefined || mention.start < quantity.end) return false
  return COMPARED_WITH.test(text.slice(quantity.end, mention.start))
}

/** Whether the words around a figure make it something else than a level, a mean or a change of what is named there. */
export function isOfOtherKindThere(text: string, stated: Stated, shape: Kind): boolean {
  return (
    isOfSeveralYears(text, stated, shape) ||
    isOfWholeEconomy(text, stated, shape) ||
    isMentionComparedWith(text, stated) ||
    isStartOfChange(text, stated, shape) ||
    isPartOfOther(text, stated, shape)
  )
}

/** "Between 1990 and 2023 only from some 141": a change began there, and the years it took had another mean. */
function isStartOfChange(text: string, { quantity }: Stated, { kind }: Kind): boolean {
  return kind === "average" && /\bfrom\s*$/i.test(unhedged(text.slice(0, quantity.start)))
}

/** "In 2024 it was more than four fifths": a part of another figure, where an amount was spoken of before. */
function isPartOfOther(
  text: string,
  { quantity, mention }: Stated,
  { kind, measure }: Kind,
): boolean {
  const { start, end, unit } = quantity
  const isFraction = unit === "percent" && !/\d|per\s?cent/i.test(text.slice(start, end))
  const isGrowth = measure !== null && measure.endsWith("growth")
  return mention === undefined && isFraction && isGrowth && kind === "threshold"
}

/** "31 of 52 shops", "three out of the 20 members": a number of some things is not a rate; "of 2019" is a year. */
export function countsSome(text: string, { end }: Quantity): boolean {
  return /^\s+(?:out\s+)?of\s+(?:the\s+|its\s+|their\s+)?(?!(?:19|20)\d\d\b)\d/i.test(
    text.slice(end),
  )
}

const SAYS_OF_SOME = /^\s+(?:are|were)\s+(?:(?:still|now|also|under|over)\s+)*\p{Ll}[^,;:.]*/u
const OPENS_CLAUSE =
  /(?:^|[,;]\s+|\b(?:and|but|while|whereas)\s+)(?:(?:only|some|about|just)\s+)*$/i

/** "Unemployment is 4.4%, and 28% are young": something that no measure says is said of a part of the people. */
export function saysOfSome(
  { text, measures }: Pick<Sentence, "text" | "measures">,
  { unit, start, end }: Quantity,
): boolean {
  const said = unit === "percent" ? SAYS_OF_SOME.exec(text.slice(end))?.[0] : undefined
  if (said === undefined || !OPENS_CLAUSE.test(text.slice(0, start))) return false
  const isInside = (mention: Span) => mention.end > end && mention.start < end + said.length
  return measures.some(({ end: at }) => at <= start) && !measures.some(isInside)
}

const THE_WORLDS =
  /\b(?:world|globe|planet|continent)['’]s\s+(?:(?:roughly|about|around|some|estimated|nearly|almost|over|more\s+than)\s+)*(?:US)?[$€£¥]?$/i

/** "of the world's 303 million migrants the United States had 17%": no figure of the country. */
export function isOfWorld({ text, places }: Sentence, { start }: Span): boolean {
  return THE_WORLDS.test(text.slice(0, start)) && places.some(({ kind }) => kind === "country")
}

const LEVEL_OF =
  /^\s+(?:of\s+)?(?:(?:that|those|what|as)\b|(?:wo)?men['’]s\b|(?:the|its|their|his|her)\s+(?:[\p{L}’'-]+\s+){0,2}(?:levels?|rates?|figures?|values?|peaks?|shortfalls?|deficits?|surplus(?:es)?|sizes?|amounts?|sums?|pace|averages?|[$€£¥]?\d))/iu

/** "half its level", "a third of the male rate": a part of another figure is not a figure of its own. */
export function isPartOfLevel(text: string, { start, end }: Quantity): boolean {
  return (
    /^\D+$/.test(text.slice(start, end).replace(/\d+(?=-)/, "")) && LEVEL_OF.test(text.slice(end))
  )
}
