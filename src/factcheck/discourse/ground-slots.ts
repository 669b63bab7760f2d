import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import { getYear } from "#domain/time/period.ts"

import type { SentenceContext, DraftRequest } from "../claims/sentence-context.ts"
import type {
  ClaimPeriod,
  CommonSlots,
  Ground,
  PeriodMention,
  PlaceMention,
  ClaimPlace,
  Span,
} from "../claims/claim-types.ts"

import { monthOfDate } from "../claims/resolve-period.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import { isBeside, isOfBothYears } from "./bind-periods.ts"
import type { Reference } from "./find-references.ts"
import { resolveByText } from "./home-of-text.ts"
import { hadBeenBefore, isBeforeThat } from "./period-roles.ts"
import { rolesOfPlaces } from "./place-roles.ts"
import { MAX_RIVALS, otherPeriods, otherPlaces } from "./rivals.ts"

/** "when she was a baby", "over the same period", "in May of that year": a time that the sentence alone does not date. */
export const VAGUE_TIME =
  /\bwhen\s+(?!it\b)(?:\p{L}+\s+){1,3}(?:was|were|had|came|took|left|began|started|joined)\b|\bin\s+those\s+days\b|\bback\s+then\b|\bused\s+to\b|\bonce\b|\brecently\b|\b(?:over|in|during)\s+(?:the\s+same|those|these)\s+(?:period|years|time|decades?)\b|\bover\s+(?:that|this)\s+(?:period|time)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+of\s+(?:that|the\s+same)\s+year\b|\ba\s+(?:few|couple\s+of)\s+(?:years|decades)\b|\b(?:that|the\s+same)\s+month\b(?!\s+(?:a|last|of)\b)|\bmonths?\s+(?:later|earlier|before)\b|\ba\s+year\s+on\b(?!\s+year)|\bcentur(?:y|ies)\s+(?:earlier|later|before|ago)\b|\bin\s+the\s+year\s+(?:in\s+which|when|that)\b|\bthen\s+(?:to\s+)?\d|\b(?:pandemic|covid(?:-19)?|lockdowns?|recession|crisis|crash|slump|war|invasion|earthquake|hurricane|cyclone|revolution|coup|drought|famine|epidemic|embargo|boom)\s+(?:then\s+|had\s+|soon\s+)?(?:cut|brought|pushed|knocked|sent|dragged|drove|lifted|took|halved|slashed|doubled|wiped)\b/iu

/** "96.2% across the border", "26.0% and 25.5% for its two rivals": of countries that are not named here. */
const ELSEWHERE =
  /^\s+(?:(?:across|over|beyond)\s+(?:the|its|their)\s+(?:border|river|frontier)|next\s+door|elsewhere|on\s+the\s+other\s+side)\b|^\s+(?:in|for|at)\s+the\s+others?\b(?!\s+\p{L})|^(?:\s+and\s+[$€£]?[\d.,]+(?:\s?%|\s+per\s?cent)?)?\s+(?:for|in|at|among)\s+(?:its|their|the)\s+(?:(?:two|three|four|other|main|regional|biggest|closest|nearest)\s+){0,2}(?:rivals?|neighbou?rs|peers|competitors|others|others?\s+two)\b/iu

const MONTHS = PERIODS_PER_YEAR.monthly

type Grounded = Pick<CommonSlots, "grounds" | "rivals">

/** Where each slot of a claim comes from, and what else the sentence and the paragraph offer for it. */
export function groundSlots(
  context: SentenceContext,
  request: DraftRequest,
  slots: CommonSlots,
): Grounded {
  const place = groundPlace(context, request, slots)
  const measure = groundMeasure(context, request)
  const period = groundPeriod(context, request, slots)
  return {
    grounds: { place: place.ground, measure: measure.ground, period: period.ground },
    rivals: {
      places: place.rivals,
      measures: measure.rivals.filter((id) => id !== slots.measure).slice(0, MAX_RIVALS),
      periods: period.rivals,
      elsewhere: yearsElsewhere(context, request, slots, period.ground),
    },
  }
}

type Doubted<T> = { ground: Ground; rivals: readonly T[] }

function groundPlace(
  context: SentenceContext,
  request: DraftRequest,
  { place }: CommonSlots,
): Doubted<ClaimPlace> {
  const { carry } = context
  const doubt = request.doubts?.place
  const beside = (doubt?.rivals ?? [])
    .flatMap((one) => resolveByText(one, ""))
    .filter(({ code }) => code !== place?.code)
  if (isSaidOfOthers(context.sentence.text, request.span))
    return { ground: "contested", rivals: otherPlaces([...beside, ...carry.named], place) }
  if (request.place === undefined) {
    const rivals = otherPlaces([...beside, ...carry.rivals.places], place)
    const isOpen = beside.length > 0 || carry.grounds.place === "contested"
    return { ground: isOpen ? "contested" : "carried", rivals }
  }
  if (isReference(request.place)) {
    const rivals = otherPlaces([...beside, ...request.place.rivals], place)
    return { ground: doubt?.ground === "contested" ? "contested" : request.place.ground, rivals }
  }
  const isUnsure = request.place.isUnsure === true
  const ground = isUnsure
    ? "contested"
    : (doubt?.ground ?? groundBySentence(context, request.place))
  if (ground === "stated") return { ground, rivals: [] }
  return { ground, rivals: otherPlaces([...beside, carry.place, ...carry.rivals.places], place) }
}

/** "India counted 1.46 billion people, its northern neighbour 1.41 billion": of a country that is not named here. */
const OF_NEIGHBOUR =
  /\b(?:its|their)\s+(?:\p{Ll}+\s+)?(?:neighbou?rs?|rivals?|peers?)\s+(?:(?:had|has|have|was|were|is|at|with|about|some|only|just|nearly|counted|managed|reached)\s+)*[$€£¥]?\d[^,;:]{0,24}$/iu

/** Whether what stands beside a figure says that it is of countries which are not named there. */
export function isSaidOfOthers(text: string, { end }: Span): boolean {
  return ELSEWHERE.test(text.slice(end)) || OF_NEIGHBOUR.test(text.slice(0, end))
}

function isReference(place: PlaceMention): place is Reference {
  return "ground" in place
}

/** How sure a place is that was taken because it stands near: contested where the sentence has several other subjects. */
function groundBySentence(
  { sentence: { text, places } }: SentenceContext,
  place: PlaceMention,
): Ground {
  const isOther = ({ kind, code }: PlaceMention): boolean =>
    kind === "country" && code !== place.code
  // Most sentences name too few others for their roles to matter.
  if (places.filter(isOther).length <= 1) return "stated"
  const roles = rolesOfPlaces(text, places)
  const others = places.filter((one, k) => isOther(one) && roles[k] === "subject")
  return others.length > 1 ? "contested" : "stated"
}

function groundMeasure(
  { sentence, carry }: SentenceContext,
  { measure, doubts }: DraftRequest,
): Doubted<string> {
  if (doubts?.measure) return doubts.measure
  const isSaid =
    measure === null ||
    sentence.measures.length > 0 ||
    (measure === "growth" && GREW.test(sentence.text))
  if (isSaid) return { ground: "stated", rivals: [] }
  // "They then tripled": a rate or an economy would be "it".
  const isOfSeveral = ARE_SEVERAL.test(sentence.text)
  return {
    ground: isOfSeveral ? "contested" : carry.grounds.measure,
    rivals: carry.rivals.measures,
  }
}

const ARE_SEVERAL = /^["“(]?(?:they|these|those)\b/i
/** Verbs by which an economy grows: they say the measure, so that no other word need name it. */
const GREW = new RegExp(`\\b(?:${joinMoves({ use: "economies", tense: "stating" })})\\b`, "i")

function groundPeriod(
  context: SentenceContext,
  request: DraftRequest,
  { period }: CommonSlots,
): Doubted<ClaimPeriod> {
  const { carry, sentence } = context
  const offered = [carry.period, ...offeredPeriods(carry, request)]
  if (request.settled) return { ground: "stated", rivals: [] }
  if (request.period === undefined)
    return { ground: groundOfCarried(context, request), rivals: otherPeriods(offered, period) }
  const { form } = request.period
  if (form.kind === "from-carried" && form.shift === 0)
    return groundThatYear(sentence, request.period, period)
  if (
    form.kind === "from-carried" &&
    period?.frequency === "yearly" &&
    namesMonth(sentence.periods)
  )
    return { ground: "contested", rivals: otherPeriods(offered, period) }
  if (form.kind === "from-carried" && !hasBase(sentence.periods, request.period))
    return {
      ground: countsFromMonth(carry, period) ? "contested" : carry.grounds.period,
      rivals: otherPeriods(offered, period),
    }
  const ofMonth = groundMonth(context, form, period)
  if (ofMonth) return ofMonth
  const beside = isTimeOfOtherMeasure(sentence, request) ? otherPeriods([carry.period], period) : []
  if (beside.length > 0) return { ground: "contested", rivals: beside }
  const ground = groundOfNamed(context, request, request.period)
  if (ground === "stated") return { ground, rivals: [] }
  return { ground, rivals: otherPeriods([...listSpans(sentence.periods), ...offered], period) }
}

/** "1.9 in June 2022 and 2.4 a year on": whether a month is named, from which a year behind it may be counted. */
function namesMonth(periods: readonly PeriodMention[]): boolean {
  return periods.some(({ form }) => form.kind === "span" && form.frequency === "monthly")
}

/** "Unemployment, 13.8 per cent in 2020, was down to 6.9": a year that belongs to the figure before it. */
function isTimeOfAside(
  { text, quantities }: SentenceContext["sentence"],
  { start, end }: Span,
  span: Span,
): boolean {
  const figure = quantities.find((one) => one.start >= end && one.end <= span.end)
  if (!figure) return false
  // "31.3 per cent in 2022, then 38.1": of the years that followed.
  if (/\bthen\s+(?:(?:to|by)\s+)?$/i.test(text.slice(end, figure.start))) return true
  if (!/,[^,]*\d[^,]*$/.test(text.slice(0, start))) return false
  return /^,\s+(?:was|were|is|are|had|has|stood|fell|rose|came)\b[^,]*$/i.test(
    text.slice(end, figure.start),
  )
}

/** How sure it is that the time named in the sentence is that of the claim. */
function groundOfNamed(
  context: SentenceContext,
  request: DraftRequest,
  period: PeriodMention,
): Ground {
  const isOpen =
    isBeside(context.sentence.text, period) ||
    isTimeOfOtherClause(context, request) ||
    isTimeOfAside(context.sentence, period, request.span)
  return isOpen ? "contested" : (request.doubts?.period?.ground ?? "stated")
}

/** Whether "a year earlier" may be the same month of the year before instead of that year, as a month was spoken of last. */
function countsFromMonth(
  { lastPeriod }: SentenceContext["carry"],
  own: ClaimPeriod | null,
): boolean {
  return lastPeriod?.frequency === "monthly" && own?.frequency === "yearly"
}

/** The other times of the paragraph; months only for figures of the measure that they were said of. */
function offeredPeriods(
  { measure, rivals }: SentenceContext["carry"],
  request: DraftRequest,
): readonly ClaimPeriod[] {
  if (request.measure === measure) return rivals.periods
  return rivals.periods.filter(({ frequency }) => frequency !== "monthly")
}

/**
 * How sure a month without its year is; `undefined` for other times. "In August" is sure only where that month has just
 * passed on the day of the text and no other year is spoken of; "in June of that year" is of a year named before.
 */
function groundMonth(
  { carry, asOf, sentence }: SentenceContext,
  form: PeriodMention["form"],
  period: ClaimPeriod | null,
): Doubted<ClaimPeriod> | undefined {
  if (form.kind !== "month") return undefined
  const offered = [carry.period, ...carry.rivals.periods]
  if (form.isOfYearBefore === true) {
    const rivals = otherPeriods(sameMonths(period, offered, null), period)
    return { ground: carry.grounds.period, rivals }
  }
  // "In June of last year" is dated by the text.
  if (form.back !== null && asOf !== null) return undefined
  const spans = [...offered, ...listSpans(sentence.periods)]
  const rivals = otherPeriods(sameMonths(period, spans, asOf), period)
  const isSettled = rivals.length === 0 && isRecentMonth(period, asOf)
  return { ground: isSettled ? "carried" : "contested", rivals }
}

/** A month named without a year is the last one of that name if it lies at most this many months before the text's day. */
const RECENT_MONTHS = 4

function isRecentMonth(period: ClaimPeriod | null, asOf: string | null): boolean {
  if (period?.frequency !== "monthly" || asOf === null) return false
  const month = monthOfDate(asOf)
  return period.to <= month && month - period.to <= RECENT_MONTHS
}

/** How sure "that year" is: behind two years of one sentence it may be either. */
function groundThatYear(
  { text, periods }: SentenceContext["sentence"],
  own: PeriodMention,
  period: ClaimPeriod | null,
): Doubted<ClaimPeriod> {
  const before = listSpans(periods.filter(({ end }) => end <= own.start))
  const rivals = otherPeriods(before, period)
  // "same years" are a stretch, of which the text has named the ends before.
  const isSeveral = /years$/i.test(text.slice(own.start, own.end))
  return { ground: isSeveral || rivals.length > 0 ? "contested" : "carried", rivals }
}

function listSpans(periods: readonly PeriodMention[]): ClaimPeriod[] {
  return periods.flatMap(({ form }) =>
    form.kind === "span" ? [{ frequency: form.frequency, from: form.from, to: form.to }] : [],
  )
}

/** Whether the time stands in another clause than the figure and is not the only one in the text. */
function isTimeOfOtherClause({ carry, sentence }: SentenceContext, request: DraftRequest): boolean {
  const isAlone = carry.period === null && sentence.periods.length === 1
  return request.doubts?.period === undefined && !isAlone && standsApart(sentence.text, request)
}

/** "Inflation was 3.6% and debt 51.5% of GDP in 2024": the time may be that of the second figure alone. */
function isTimeOfOtherMeasure(
  { text, measures, quantities }: SentenceContext["sentence"],
  { span, period, settled }: DraftRequest,
): boolean {
  const figure = quantities.find(({ start }) => start >= span.start)
  if (!period || !figure || settled || period.start < figure.end) return false
  const second = measures.find(
    ({ start, end }) =>
      start >= figure.end && end <= period.start && AND.test(text.slice(figure.end, start)),
  )
  return quantities.some(({ start, end }) => second && start >= second.end && end <= period.start)
}

const AND = /^[^.;]{0,20}\band\s+(?:the\s+|its\s+)?$/i

/** The month of a claim in other years: the last one before the day of the text, and those of the years spoken of before. */
function sameMonths(
  period: ClaimPeriod | null,
  offered: readonly (ClaimPeriod | null)[],
  asOf: string | null,
): ClaimPeriod[] {
  if (period?.frequency !== "monthly") return []
  const month = period.to % MONTHS
  const day =
    asOf === null ? null : { year: Number(asOf.slice(0, 4)), month: Number(asOf.slice(5, 7)) - 1 }
  const years = [
    ...(day === null ? [] : [month <= day.month ? day.year : day.year - 1]),
    ...offered.flatMap((one) => (one === null ? [] : [getYear(one.frequency, one.to)])),
  ]
  return years.map((year) => ({
    frequency: "monthly",
    from: year * MONTHS + month,
    to: year * MONTHS + month,
  }))
}

/** The other years of the text that may be meant; none where the sentence has as many times as figures. */
function yearsElsewhere(
  { carry, sentence }: SentenceContext,
  { settled, doubts }: DraftRequest,
  { period }: CommonSlots,
  ground: Ground,
): ClaimPeriod[] {
  if (settled || doubts?.period?.isBehind === true || period?.frequency !== "yearly") return []
  const isSaid = ground === "stated" && sentence.periods.length >= sentence.quantities.length
  return isSaid ? [] : carry.years.filter(({ to }) => to !== period.to)
}

/** How sure a time is that was carried because the sentence names none. */
function groundOfCarried(
  { carry, asOf, sentence }: SentenceContext,
  request: DraftRequest,
): Ground {
  const { doubts, span } = request
  if (doubts?.period?.ground === "contested") return "contested"
  const { text, periods } = sentence
  if (offeredPeriods(carry, request).some(({ frequency }) => frequency === "monthly"))
    return "contested"
  const isEarlier = isBeforeThat(text, periods) || hadBeenBefore(text.slice(0, span.end))
  if (VAGUE_TIME.test(text) || isOfBothYears(text) || isEarlier) return "contested"
  return carry.period === null && asOf !== null ? "carried" : carry.grounds.period
}

/** "overtook it only recently: in 2020 the score was": the time of another clause. */
function standsApart(text: string, { span, period }: DraftRequest): boolean {
  if (!period || (period.start >= span.start && period.end <= span.end)) return false
  const [from, to] = period.start >= span.end ? [span.end, period.start] : [period.end, span.start]
  return /[;:—]|\b(?:while|whereas|but|although)\b/i.test(text.slice(from, to))
}

/** "a year earlier" counts from a year of the same sentence. */
function hasBase(periods: readonly PeriodMention[], own: PeriodMention): boolean {
  return periods.some((other) => other !== own && other.form.kind !== "from-carried")
}
