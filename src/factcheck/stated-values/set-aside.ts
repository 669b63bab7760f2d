import { BREAK } from "../claims/attach.ts"
import { BALANCES } from "../grammar/balances.data.ts"
import type { MeasureMention, Quantity, Span } from "../claims/claim-types.ts"

const CALLED =
  /,\s+(?:an?|the)\s+(?:\p{L}[\p{L}-]*\s+){0,4}?(?:economy|nation|population)(?:\s*,|\s+(?=(?:(?:some|more|less|far|much|nearly|almost|about|roughly)\s+)*(?:than\s+)?(?:half|twice|double|three|four|five|ten|larger|bigger|smaller)\b))/giu

/** "Peru, a bigger economy, held $79 billion": what a country is called beside, without a figure of its own. */
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

/** "High-tech exports made up 12% of manufactured exports": what a share is of is not what it is a share by. */
export function withoutWhole(
  text: string,
  measures: readonly MeasureMention[],
  { unit, start, end }: Quantity,
): readonly MeasureMention[] {
  if (unit !== "percent" || !measures.some((mention) => mention.end <= start)) return measures
  return measures.filter(
    (mention) =>
      mention.start < end ||
      !/^\s*of\s+(?:(?:the|its|all|total)\s+)*$/i.test(text.slice(end, mention.start)),
  )
}

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
  /,\s+(?:in\s+an?\s+\p{Ll}+\s+)?(?:where|which(?!\s+(?:is|was|were|are)\s+(?:still\s+)?(?:an?|the|its|their)\b)|who|whose|while|whereas|although|though)\s/iu

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
