import { joinMoves, joinOvertaking } from "../grammar/join-verbs.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { measureById } from "../grammar/find-measures.ts"
import type {
  ClaimSlots,
  MeasureMention,
  OtherPlace,
  PeriodMention,
  PlaceMention,
  Quantity,
  Span,
} from "../claims/claim-types.ts"

import { isBetterHigh } from "../is-better-high.ts"
import { asShareOfGdp } from "../claims/as-share-of-gdp.ts"
import { nearest } from "../claims/attach.ts"
import { findAgainstBefore } from "./find-against-before.ts"
import { BETTER } from "./better-times.ts"
import { findOnlyAhead } from "./find-only-ahead.ts"
import { findOther } from "./other-of-ratio.ts"
import { endsWithTrader } from "./traders.ts"
import { isPerHead } from "../stated-values/per-person.ts"
import {
  findComparisons,
  findSuperlatives,
  isEveryYear,
  namesEachYear,
  type ComparisonCue,
} from "../claims/cues.ts"
import { cover, draft, namePlace, type Found } from "../claims/draft.ts"

const NOTHING: Found = { claims: [], used: [] }

/** Two places compared: "larger than that of Brazil", "outpaced", "about 76% of that of the United States". */
export function findPlaceComparisons(
  context: SentenceContext,
  multiples: readonly Quantity[],
): Found {
  const claims: ClaimSlots[] = []
  const used: Span[] = []
  let last: Last
  for (const quantity of [...context.sentence.quantities, ...multiples]) {
    const other = findOther(context, quantity)
    if (!other) continue
    used.push(quantity)
    if (BETTER.test(context.sentence.text.slice(quantity.end))) continue
    claims.push(ratioClaim(context, quantity, other))
  }
  for (const cue of findComparisons(context.sentence.text)) {
    const comparison = fromTheLowest(context.sentence.text, cue)
    if (!comparison) continue
    const isStated = used.some(({ end }) => end <= comparison.start && comparison.start - end < 4)
    const subject = subjectAgain(context, comparison, last)
    const found = isStated
      ? undefined
      : readComparison(context, { ...comparison, subject }, [...used])
    if (!found) continue
    last = { end: comparison.end, subject: found.subject }
    claims.push(found.claim, ...listFurther(context, found.claim))
    used.push(...found.used)
  }
  const ahead = findOnlyAhead(context)
  const isHeld = claims.length > 0 || ahead.length > 0
  const before = isHeld ? NOTHING : findAgainstBefore(context, multiples)
  return {
    claims: [...claims, ...ahead, ...before.claims],
    used: [...used, ...before.used],
  }
}

/** From one place that is compared with to the next: "both Mexico's and", "either Mexico or in". */
const JOINS_FURTHER =
  /^(?:['’]s?)?\s*(?:,\s*(?:and\s+|or\s+)?|(?:and|or|nor)\s+)(?:(?:in|of|the|that\s+of)\s+)*$/i
/** Behind the last of them its clause ends: nothing else is said of it. */
const ENDS_CLAUSE =
  /^(?:['’]s?)?(?:\s+(?:rates?|figures?|levels?))?(?:\s+(?:in|for)\s+\d{4}|\s+last\s+year)?\s*(?:[.;:)]|$)/i

/** "lower than both Mexico's and Brazil's": the same said of every other place that is named with the first. */
function listFurther(
  { sentence: { text, places } }: SentenceContext,
  claim: ClaimSlots,
): ClaimSlots[] {
  if (claim.kind !== "compare") return []
  const at = places.findIndex(({ code, start, end }) => {
    return code === claim.otherPlace.code && start >= claim.start && end <= claim.end
  })
  const further: PlaceMention[] = []
  for (const [k, place] of places.entries()) {
    if (k <= at || at === -1) continue
    const isJoined = JOINS_FURTHER.test(text.slice(places[k - 1]?.end, place.start))
    if (!isJoined || place.possessive !== places[at]?.possessive) break
    further.push(place)
  }
  const last = further.at(-1)
  if (!last || !ENDS_CLAUSE.test(text.slice(last.end))) return []
  return further
    .filter(({ kind, code }) => kind !== "group" && code !== claim.place?.code)
    .map((place) => ({
      ...claim,
      end: place.end,
      otherPlace: asOther(place),
    }))
}

/**
 * "the least populous, ahead of Senegal" has fewer people than Senegal. Whom "the third-lowest rate" is ahead of may lie
 * on either side of it: `undefined`.
 */
function fromTheLowest(text: string, cue: ComparisonCue): ComparisonCue | undefined {
  if (!/^(?:ahead of|behind)$/i.test(text.slice(cue.start, cue.end))) return cue
  const last = findSuperlatives(text.slice(0, cue.start)).at(-1)
  if (last?.extreme !== "lowest" || /[;:]/.test(text.slice(last.end, cue.start))) return cue
  if (last.position > 1) return undefined
  return { ...cue, side: cue.side === "above" ? "below" : "above" }
}

/** The place that a comparison is said of: one that the sentence names, or the one that it took from those before. */
type Subject = PlaceMention | "carried"
/** The comparison before, with the place it is said of. */
type Last = { end: number; subject: Subject } | undefined

/** "higher than Kenya's 4.9% but lower than Rwanda's": both are said of the first place. */
function subjectAgain(
  { sentence: { text } }: SentenceContext,
  { start }: Span,
  last: Last,
): Subject | undefined {
  const gap = last === undefined ? "" : text.slice(last.end, start)
  return /\b(?:but|and|yet|though|although)\s+(?:(?:much|far|still|slightly|well|also|comfortably|considerably|just|a\s+little)\s+)*$/i.test(
    gap,
  ) && !/[;:]/.test(gap)
    ? last?.subject
    : undefined
}

/** "of the world's GDP", "of global population": the whole names what is measured. */
function measureOfWhole(text: string, { kind, end }: PlaceMention): string | null {
  if (kind !== "group") return null
  const whole =
    /^\s*(?:total\s+)?(?:(?<money>gdp|output|economy)|(?<people>population|people))\b/i.exec(
      text.slice(end),
    )
  if (!whole) return null
  return whole.groups?.["money"] === undefined ? "population" : "gdp"
}

function ratioClaim(context: SentenceContext, quantity: Quantity, other: PlaceMention): ClaimSlots {
  const { text, places, periods } = context.sentence
  const isOfBefore = /^(?:it|they|that|this)\b/i.test(text) && context.carry.place !== null
  const place = isOfBefore ? undefined : firstPlace(places, other, quantity)
  const measure =
    measureOfWhole(text, other) ??
    (isAsRich(text, quantity) ? "gdp-per-head" : measureNear(context, quantity))
  const base = draft(context, {
    span: cover(quantity, other),
    place,
    measure,
    period: nearest(text, quantity, periods, []),
    carryPlace: place === undefined,
  })
  const ratio = {
    ...base,
    figure: { start: quantity.start, end: quantity.end },
    otherPlace: asOther(other),
    value: quantity.value,
    step: quantity.step,
    unit: quantity.unit,
    hedge: quantity.hedge,
    direction: null,
  }
  return quantity.unit === "percent"
    ? { ...ratio, kind: "share" }
    : { ...ratio, kind: "multiple", side: null }
}

/** "ten times as rich as", "half as wealthy as": what an economy makes for each person. */
function isAsRich(text: string, { end }: Span): boolean {
  return /^\s+(?:as\s+)?(?:rich|wealthy|prosperous)(?:er)?\b/i.test(text.slice(end))
}

function firstPlace(
  places: readonly PlaceMention[],
  other: PlaceMention,
  cue: Span,
): PlaceMention | undefined {
  const others = places.filter(({ code, kind }) => code !== other.code && kind !== "group")
  return (
    others.find(({ end }) => end <= cue.start) ??
    others.find(({ start, end }) => start >= cue.end && end <= other.start) ??
    others.find(({ start }) => start > other.end)
  )
}

function readComparison(
  context: SentenceContext,
  comparison: ComparisonCue & { subject: Subject | undefined },
  taken: readonly Span[],
): { claim: ClaimSlots; used: Span[]; subject: Subject } | undefined {
  const { text } = context.sentence
  const other = comparedWith(context, comparison)
  if (!other || endsWithTrader(text.slice(0, comparison.start))) return undefined
  const place = subjectOf(context, comparison, other)
  if (!place && (context.carry.place === null || context.carry.place.code === other.code))
    return undefined
  const measure = measureCompared(context, comparison)
  const side = measure === null ? undefined : sideOf(text, comparison, measure)
  if (side === undefined) return undefined
  const base = draft(context, {
    span: cover(place, comparison, other),
    place,
    measure,
    period: timeOfComparison(context, comparison, other),
    carryPlace: place === undefined,
  })
  const claim: ClaimSlots<"compare"> = {
    ...base,
    kind: "compare",
    everyYear: isEveryYear(text) || namesEachYear(text),
    otherPlace: asOther(other),
    side,
    negated: comparison.negated,
    direction: side === "above" ? "up" : "down",
  }
  const sized = withSize(context, claim, { comparison, other, taken })
  const subject = place ?? "carried"
  return sized ? { ...sized, subject } : { claim, used: [], subject }
}

function measureCompared(context: SentenceContext, comparison: ComparisonCue): string | null {
  return (
    (comparison.isEquality ? "gini" : null) ??
    measureNear(context, comparison) ??
    measureOfWord(context.sentence.text, comparison) ??
    context.carry.measure
  )
}

/** "a better rate than Japan's" is a lower one of unemployment; of what people would not agree on nothing is said. */
function sideOf(
  text: string,
  { start, end, side }: ComparisonCue,
  measure: string,
): ComparisonCue["side"] | undefined {
  const word = /^(?:better|(?<worse>worse))/i.exec(text.slice(start, end))
  if (!word) return side
  const isHighBetter = isBetterHigh(measure)
  // "six times better" has no one meaning.
  const isMultiple = MULTIPLIED.test(text.slice(0, start))
  if (isHighBetter === undefined || isMultiple) return undefined
  return isHighBetter === (word.groups?.["worse"] === undefined) ? "above" : "below"
}

const MULTIPLIED = /(?:\btimes|\btwice|-?fold)\s+$/i

/**
 * The place that a comparison is said of: that of the comparison before it where it goes on, else the nearest named ahead,
 * else one between the word and the other place. `undefined` is the place of the sentences before.
 */
function subjectOf(
  context: SentenceContext,
  comparison: ComparisonCue & { subject: Subject | undefined },
  other: PlaceMention,
): PlaceMention | undefined {
  const { subject, start } = comparison
  if (subject !== undefined) return subject === "carried" ? undefined : subject
  const before = context.sentence.places.findLast(
    ({ end, code, kind }) => end <= start && code !== other.code && kind !== "group",
  )
  return before ?? firstBetween(context, comparison, other)
}

/** The time right behind the other country ("was overtaken by Germany in 2023"), else the nearest. */
function timeOfComparison(
  { sentence: { text, periods } }: SentenceContext,
  comparison: ComparisonCue,
  { end }: Span,
): PeriodMention | undefined {
  // "Vietnam, where income was $400 in 2000, has overtaken Morocco": the time of an aside is not that of the verb.
  const own = periods.filter((one) => !isInAside(text, one, comparison))
  const isBehind = ({ form, start }: PeriodMention): boolean =>
    form.kind === "span" && start >= end && /^\s*(?:in|during)?\s*$/i.test(text.slice(end, start))
  return (
    periods.find(isBehind) ?? nearest(text, comparison, withoutSpansBefore(own, comparison), [])
  )
}

/** Whether a time stands in a clause between commas before a comparison: ", where it was $400 in 2000,". */
function isInAside(text: string, { start, end }: Span, comparison: Span): boolean {
  return (
    end <= comparison.start &&
    /,\s+(?:which|who|whose|where)\b[^,]*$/i.test(text.slice(0, start)) &&
    text.slice(end, comparison.start).includes(",")
  )
}

/** "67.6 years in 2024, up by 20 since 1990 and higher than in Kenya": the span is that of the change before. */
function withoutSpansBefore(
  periods: readonly PeriodMention[],
  { start }: Span,
): readonly PeriodMention[] {
  const others = periods.filter(({ form, end }) => form.kind !== "since" || end > start)
  return others.length > 0 ? others : periods
}

type Compared = { comparison: ComparisonCue; other: PlaceMention; taken: readonly Span[] }

/** How much or how many times as much, where the sentence says it beside the comparison. */
function withSize(
  { sentence: { text, quantities } }: SentenceContext,
  claim: ClaimSlots<"compare">,
  { comparison, other, taken }: Compared,
): { claim: ClaimSlots; used: Span[] } | undefined {
  const factor = quantities.find(
    (quantity) => quantity.unit === "multiple" && isByFactor(text, other, quantity),
  )
  if (factor) return { claim: multipleClaim(claim, factor), used: [factor] }
  const amount =
    quantities.find(
      (quantity) => quantity.unit === "points" && isByAmount(text, other, quantity),
    ) ??
    quantities.find(
      (quantity) =>
        !taken.includes(quantity) &&
        quantity.end <= comparison.start &&
        comparison.start - quantity.end < 4 &&
        !/[,–—-]/.test(text.slice(quantity.end, comparison.start)),
    )
  return amount && { claim: differenceClaim(claim, amount), used: [amount] }
}

/** "exceeds Italy's 1.2 by a factor of five". */
function isByFactor(text: string, { end }: PlaceMention, { start }: Quantity): boolean {
  return /^(?:[^.;]|\.(?=\d)){0,60}?\bby\s+a\s+factor\s+of\s+(?:[a-z]+\s+){0,2}$/i.test(
    text.slice(end, start),
  )
}

/** "lower than Ghana's by 30 points". */
function isByAmount(text: string, { end }: PlaceMention, { start }: Quantity): boolean {
  return /^(?:['’]s?)?\s*(?:\s(?:rate|figure|level))?(?:\s*in\s+\d{4})?\s*by\s+(?:[a-z]+\s+){0,2}$/i.test(
    text.slice(end, start),
  )
}

/** How many times as much the first has; the smaller of the two has a fraction of the other. */
function multipleClaim(
  claim: ClaimSlots<"compare">,
  { start, end, value, step, hedge }: Quantity,
): ClaimSlots<"multiple"> {
  const isLess = claim.side === "below"
  return {
    ...claim,
    kind: "multiple",
    figure: { start, end },
    value: isLess ? 1 / value : value,
    step: isLess ? step / value ** 2 : step,
    unit: "multiple",
    hedge,
    direction: null,
  }
}

/** "higher in Britain than in America": the first place may follow the word. */
function firstBetween(
  { sentence: { places } }: SentenceContext,
  { end }: ComparisonCue,
  other: PlaceMention,
): PlaceMention | undefined {
  return places.find(
    (place) =>
      place.start >= end &&
      place.end <= other.start &&
      place.kind === "country" &&
      place.code !== other.code,
  )
}

const LEADS_TO_PLACE =
  /^\s*(?:the\s+(?:rate\s+of\s+)?[$€£]?\d[\d.,]*(?:\s?%|\s+(?:per\s+cent|percent|million|billion|trillion|years|tonnes|deaths|births|people))?\s+(?:recorded\s+|registered\s+|seen\s+|posted\s+)?(?=(?:in|for|by|of)\s))?(?:that\s+(?:of|in)\s+|those\s+(?:of|in)\s+|(?:the\s+)?(?:levels?|rates?|figures?|ratios?|shares?)\s+(?:in|of|for)\s+|in\s+|by\s+|the\s+|an?\s+(?:average\s+|typical\s+)?|for\s+|its\s+|neighbour(?:ing)?\s+|rival\s+|fellow\s+|of\s+|both\s+|either\s+|the\s+average\s+|regional\s+\w+\s+)*$/i

/** The place a comparison is with: right after "than", or after the verb. */
function comparedWith(
  { sentence: { text, places } }: SentenceContext,
  comparison: ComparisonCue,
): PlaceMention | undefined {
  const from = comparison.needsThan ? thanAfter(text, comparison.end) : comparison.end
  const other = from === undefined ? undefined : places.find(({ start }) => start >= from)
  if (from === undefined || !other) return undefined
  const lead = text.slice(from, other.start)
  if (!LEADS_TO_PLACE.test(lead)) return undefined
  return other.kind === "group" && /\b(?:other|any|every)\b/i.test(lead) ? undefined : other
}

function differenceClaim(
  claim: ClaimSlots<"compare">,
  { start, end, value, step, unit, hedge }: Quantity,
): ClaimSlots<"difference"> {
  const changeIn = unit === "percent" || unit === "points" ? unit : "unit"
  return {
    ...claim,
    kind: "difference",
    figure: { start, end },
    value,
    step,
    unit,
    hedge,
    changeIn,
  }
}

function thanAfter(text: string, from: number): number | undefined {
  const match = /^(?:[^;.]|\.(?=\d)){0,60}?\bthan\b/i.exec(text.slice(from))
  return match ? from + match[0].length : undefined
}

function asOther(place: PlaceMention): OtherPlace {
  const { code, name } = namePlace(place)
  return { code, name }
}

const GREW_REACH = 60
const GREW = new RegExp(
  `\\b(?:${joinMoves({ use: "economies", direction: "up" })})\\s+(?:\\w+\\s+)?$`,
  "i",
)
/** "grew 7.0 per cent in 2024, ahead of". */
const GREW_BY = new RegExp(
  `\\b(?:${joinMoves({ use: "economies" })})\\s+(?:by\\s+)?(?:[a-z]+\\s+){0,2}\\d[\\d.]*\\s?(?:%|per\\s?cent)[^.;]{0,20},\\s+(?:\\w+\\s+){0,2}$`,
  "i",
)
/** "outpaced": how fast both grew is compared. */
const OUTGREW = new RegExp(`^(?:${joinOvertaking({ isOfGrowth: true, tense: "all" })})\\b`, "i")

/** The measure compared; "grew faster than" is growth, whatever grew. */
function measureNear(context: SentenceContext, cue: Span): string | null {
  const { text, measures } = context.sentence
  const mention: MeasureMention | undefined = nearest(text, cue, measures, [])
  const named = mention?.measure ?? context.carry.measure
  if (named === null) return null
  const id = perPerson(context, cue, ofGdp(context, named))
  const before = text.slice(Math.max(0, cue.start - GREW_REACH), cue.start)
  const grew =
    GREW.test(before) || GREW_BY.test(before) || OUTGREW.test(text.slice(cue.start, cue.end))
  return grew ? (measureById(id)?.growth ?? id) : id
}

/** "$99.6bn, or 4,545 dollars per person, which is higher than in India": the amounts for each person are compared. */
function perPerson(
  { sentence: { text, quantities } }: SentenceContext,
  cue: Span,
  id: string,
): string {
  const last = quantities.findLast(({ end }) => end <= cue.start)
  return last && isPerHead(text, last) ? (measureById(id)?.perHead ?? id) : id
}

/** "Exports of 47% of GDP, higher than Italy's": what is compared is the share. */
function ofGdp({ sentence: { text, quantities } }: SentenceContext, id: string): string {
  const isShare = quantities.some(({ unit, of }) => unit === "percent" && /gdp/i.test(of ?? ""))
  const share = measureById(id)?.when?.find(([variant]) => variant === "of-gdp")?.[1]
  return isShare && share !== undefined ? share : asShareOfGdp(id, text)
}

const LIVES = /\b(?:lives?|lived)\b[^;.]{0,30}$/i

function measureOfWord(text: string, { start, end }: ComparisonCue): string | null {
  const word = text.slice(start, end).toLowerCase()
  if (/richer|poorer|wealthier/.test(word)) return "gdp-per-head"
  if (/longer|shorter/.test(word) && LIVES.test(text.slice(0, start))) return "life-expectancy"
  return /outgrew|faster/.test(word) ? "growth" : null
}
