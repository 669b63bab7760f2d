import { joinMoves } from "../grammar/join-verbs.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import {
  bindPeriods,
  bothYears,
  groundOfPeriod,
  isPresentAt,
  saysWhenItWas,
} from "../discourse/bind-periods.ts"
import type { ClaimPeriod, Ground, PeriodMention, Span } from "../claims/claim-types.ts"

import { OF_BASE } from "../discourse/period-roles.ts"
import { attach, BREAK } from "../claims/attach.ts"
import { namesEachYear } from "../claims/cues.ts"
import { spanSince } from "../claims/resolve-period.ts"

import { joinedYears } from "../relations/find-trends.ts"

/** A time of the sentence as that of a figure, and how sure it is. */
export type FigureTime = { period: PeriodMention | undefined; ground: Ground }

/** For each figure the time it is of; `used` are times that other claims of the sentence have taken. */
export function findTimes(
  context: SentenceContext,
  valueSpans: readonly Span[],
  used: readonly Span[],
): FigureTime[] {
  const { text, periods, quantities } = context.sentence
  const both = periods.length === 0 ? bothYears(text, valueSpans, context.carry.recent) : undefined
  if (both) return both.map((period) => ({ period, ground: "stated" }))
  const hasYear = periods.some(({ form }) => form.kind === "span")
  const all = periods.filter(
    (period) =>
      // "2.3%, its slowest year since the pandemic": an event that a record counts from dates no figure.
      !(hasYear && period.form.kind === "event" && SINCE_EVENT.test(text.slice(0, period.start))) &&
      (!used.includes(period) ||
        isBeforeBracket(text, period, valueSpans) ||
        valueSpans.some((figure) => saysWhenItWas(text, period, figure))),
  )
  const bound = bindPeriods(text, valueSpans, all)
  const taken = bound.flatMap(({ period, isOwn }) => (period && isOwn ? [period] : []))
  const isTaken = ({ start }: Span): boolean => taken.some((one) => one.start === start)
  const open = all.filter((period) => !isTaken(period) && !isBaseOfComparison(text, period))
  const hasTime = open.length > 0 || context.carry.period !== null || context.asOf !== null
  const free = withoutBases(text, hasTime ? open : all, hasTime)
  const nearest = attach(text, valueSpans, free, quantities)
  const each = joinEachYear(context)
  return valueSpans.map((figure, k) => {
    const computed =
      summedPeriod(context, figure, k) ??
      sinceUntil(context, figure) ??
      sinceBase(context, figure) ??
      sinceYearBefore(context, figure) ??
      each ??
      baseTime(context, figure, bound[k])
    if (computed) return { period: computed, ground: "stated" }
    const near = withoutNextSentence(context, figure, nearest[k])
    const period = ownTime(context, figure, presentTime(context, figure, near))
    // "From 15.2 in April 2025 it strengthened to 10.3 within two months": of no time that is named.
    if (!period) return { period, ground: taken.some(isWithinYear) ? "contested" : "carried" }
    const hasOther =
      context.carry.period !== null ||
      isPresentAt(text, figure) ||
      isBeyondSemicolon(text, figure, period)
    const turn =
      sinceTurn(text, figure, period) ??
      afterTurn(text, figure, period) ??
      afterEarlier(text, figure, { before: valueSpans[k - 1], period })
    if (turn) return turn
    const isOfOther = hasOther && isOfLaterClause(text, figure, period)
    const ground = groundOfPeriod(text, figure, period, { bound: bound[k], all: free })
    return { period, ground: isOfOther ? "contested" : ground }
  })
}

const SINCE_EVENT = /\bsince\s+(?:the\s+)?$/i

function isWithinYear({ form }: PeriodMention): boolean {
  return form.kind === "span" && form.frequency !== "yearly"
}

/** The time bound to a figure as its own, else that of what it is compared with. */
function baseTime(
  { sentence: { text, periods } }: SentenceContext,
  figure: Span,
  bound: ReturnType<typeof bindPeriods>[number] | undefined,
): PeriodMention | undefined {
  const beside = bound?.period
  if (beside && (bound.isOwn || isBaseOfComparison(text, beside))) return beside
  return periods.find(
    (one) =>
      one.end <= figure.start &&
      isBaseOfComparison(text, one) &&
      !NEXT_MEMBER.test(text.slice(one.end, figure.start)),
  )
}

/** "less than half the rate of 2000, and tuberculosis stood at 132": another figure than what is compared. */
const NEXT_MEMBER = /^[^;,]*(?:;|,\s+(?:and|but|while|whereas)\b)/i

/** "twice the rate of 2015 (2.8%)": the year of what is compared with is that of the figure in brackets behind it. */
function isBeforeBracket(text: string, { end }: Span, valueSpans: readonly Span[]): boolean {
  return valueSpans.some(({ start }) => start >= end && /^\s*\(\s*$/.test(text.slice(end, start)))
}

const LATER_CLAUSE = new RegExp(
  `(?:[,;]\\s+(?:and|but|while|whereas|though|although)|;)\\s+[^,;]*\\b(?:was|were|is|are|reached|hit|stood|averaged|had|has|${joinMoves({ tense: "stating" })})\\b`,
  "i",
)

/** ", and in 2020 its economy shrank": the time that begins a later clause. */
const BEGINS_CLAUSE = /(?:;|[,;]\s+(?:and|but|while|whereas|yet))\s+(?:(?:in|by|during)\s+)?$/i
const HAS_SUBJECT = /^,?\s+(?:the|its|their|it|they|all|both|\p{Lu})[^,;:\d]*\p{L}{3}/u

/** "Debt reached 76.0% of GDP; in 2019 the ratio had been 56.1%": a figure of a time spoken of before has none of later. */
function withoutNextSentence(
  { sentence: { text }, carry }: SentenceContext,
  { end }: Span,
  period: PeriodMention | undefined,
): PeriodMention | undefined {
  const isNext =
    period !== undefined && period.start >= end && text.slice(end, period.start).includes(";")
  return isNext && carry.period !== null ? undefined : period
}

/** "It averaged 42.6; in 2024 it was 34.9": whatever the figure is of, it is not that time. */
function isBeyondSemicolon(text: string, { end }: Span, { start }: Span): boolean {
  return text.slice(end, start).includes(";")
}

/** "Inflation was 2.8%, and prices rose 3.5% in 2023": the year of the later clause may not be that of the figure. */
function isOfLaterClause(text: string, { end }: Span, period: Span): boolean {
  if (period.start <= end) return false
  const between = text.slice(end, period.start)
  return (
    LATER_CLAUSE.test(between) ||
    (BEGINS_CLAUSE.test(between) && HAS_SUBJECT.test(text.slice(period.end)))
  )
}

/** "twice as much as in 2005", ", when it was 110 in 2021": what is compared with. */
function isBaseOfComparison(text: string, { start }: Span): boolean {
  const before = text.slice(0, start)
  return (
    /\bas\s+(?:much|many|high|large|big|low)\s+as\s*$/i.test(before) ||
    /\b(?:times|twice|double|half|triple)\s+what\s+[^,;.\d]*$/i.test(before) ||
    OF_BASE.test(before) ||
    /,\s+when\s+(?:it|they|the\s+\p{L}+)\s[^,;.]*\d[^,;]*$/iu.test(before)
  )
}

/** "Debt is still 155% of GDP, but it was 210% in 2020": the present has no time of another clause. */
function presentTime(
  { sentence: { text }, asOf, carry }: SentenceContext,
  figure: Span,
  period: PeriodMention | undefined,
): PeriodMention | undefined {
  const kind = period?.form.kind
  if (!period || (kind !== "span" && kind !== "now")) return period
  if (asOf === null && carry.period === null) return period
  const [from, to] =
    period.start >= figure.end ? [figure.end, period.start] : [period.end, figure.start]
  const between = text.slice(from, to)
  // "The rate, which reached 289.4% in April 2024, is down to 36.6%": the year is over with the clause that it stands in.
  if (period.end <= figure.start && RESUMES.test(between)) return undefined
  const isApart = BREAK.test(between)
  // "It was 36.4% when she was a baby; it's 1.5% now": nor has the past the time of the present.
  return isApart && isPresentAt(text, figure) === (kind === "span") ? undefined : period
}

const RESUMES = /^,\s+(?:is|are|has|have|stands?|remains?)\b/i

const COMPARED = new RegExp(
  `\\b(?:higher|larger|bigger|more|lower|smaller|less|up|down|gained|lost|${joinMoves({ tense: "stating" })})\\b(?:[^.;,]|[.,](?=\\d)){0,24}\\b(?:than|from|on|over|compared\\s+(?:with|to))\\s+(?:(?:in|it\\s+was)\\s+)?$`,
  "i",
)

/** "In the second quarter, output was 5% higher than a year earlier": what is compared with is not the time of the figure. */
function withoutBases(
  text: string,
  periods: readonly PeriodMention[],
  hasOther: boolean,
): readonly PeriodMention[] {
  const own = periods.filter(
    ({ form, start }) => form.kind !== "from-carried" || !COMPARED.test(text.slice(0, start)),
  )
  const isOfPart = own.some(({ form }) => form.kind === "span" && form.frequency !== "yearly")
  return isOfPart || hasOther ? own : periods
}

const SINCE_TURN = /^since\s+(?:the|its|that|a)\s+[^,;]{0,60}$/i

/**
 * "Since the peak of 38.1% in 2023, it has fallen by 15 points": the year is where the change begins; up to which month
 * it goes is not known, so that the time stays open. `undefined` for any other sentence.
 */
function sinceTurn(text: string, figure: Span, period: PeriodMention): FigureTime | undefined {
  const { form, start, end } = period
  const isTurn = SINCE_TURN.test(text.slice(0, start)) && /,/.test(text.slice(end, figure.start))
  if (!isTurn || form.kind !== "span") return undefined
  return form.frequency === "yearly"
    ? { period: { ...period, form: { kind: "since", from: form.to } }, ground: "stated" }
    : { period, ground: "contested" }
}

const TURNED_INTO =
  /\b(?:became|become|becoming|turn(?:ed|ing)\s+into|gave\s+way\s+to|swung\s+(?:in)?to)\b/i

/** "contracted by 32.9% in 2020 before rebounding by 37.5%". */
const BEFORE_MOVING =
  /^,?\s+(?:only\s+)?before\s+\p{Ll}+ing\s+(?:\p{Ll}+\s+)*?(?:by|to)\s+(?:\p{Ll}+\s+)*$/iu

/** "A deficit of 5.3% in 2023 became a surplus of 0.5%": of a later year, most likely the next. */
function afterTurn(text: string, figure: Span, period: PeriodMention): FigureTime | undefined {
  const { form, end } = period
  if (form.kind !== "span" || form.frequency !== "yearly" || end > figure.start) return undefined
  const between = text.slice(end, figure.start)
  if (!TURNED_INTO.test(between) && !BEFORE_MOVING.test(between)) return undefined
  const next = form.to + 1
  return { period: { ...period, form: { ...form, from: next, to: next } }, ground: "contested" }
}

const AFTER_EARLIER =
  /^\s*(?:of\s+GDP\s*)?(?:(?:in|during)\s+\d{4}\s*)?,?\s*(?:after|following)\s+(?:(?:an?|about|around|just|only|nearly|some)\s+)*$/i

/** "grew by 7.3% in 2023 after 10.8%": what comes before, most likely in the year before. */
function afterEarlier(
  text: string,
  { start }: Span,
  { before, period }: { before: Span | undefined; period: PeriodMention },
): FigureTime | undefined {
  const { form } = period
  if (!before || period.start > start || form.kind !== "span" || form.frequency !== "yearly")
    return undefined
  if (form.from !== form.to || !AFTER_EARLIER.test(text.slice(before.end, start))) return undefined
  const last = form.to - 1
  return { period: { ...period, form: { ...form, from: last, to: last } }, ground: "contested" }
}

/** "in 2024, down by 1.7 million from 2023": the change is over both years. */
function sinceBase(
  { sentence: { text, periods } }: SentenceContext,
  { start, end }: Span,
): PeriodMention | undefined {
  const inLater = laterThenBase(text, periods, end)
  const isChange =
    /\b(?:up|down|higher|lower|rise|fall|increase|decrease|drop)\s+(?:by\s+|of\s+)?(?:about\s+|nearly\s+|some\s+)*$/i.test(
      text.slice(0, start),
    )
  // "After a rise of 3.9% in 2024" is of that year.
  const base = periods.find(
    ({ start: at }) =>
      at >= end &&
      /^\s*(?:from|on|compared\s+(?:with|to))?\s*$/i.test(text.slice(end, at)) &&
      !/^\s*(?:in|during)\b/i.test(text.slice(end)),
  )
  const to = inLater ? inLater.to : periods.filter((period) => period.end <= start).at(-1)
  return isChange ? overBoth(inLater?.base ?? base, to) : undefined
}

/** "down 25% in 2023 from 2020": the year reached, then the one counted from. */
function laterThenBase(
  text: string,
  periods: readonly PeriodMention[],
  end: number,
): { to: PeriodMention; base: PeriodMention } | undefined {
  const [to, base] = periods.filter(({ start }) => start >= end)
  if (!to || !base || !/^\s*(?:in|by)?\s*$/i.test(text.slice(end, to.start))) return undefined
  return /^\s*(?:from|on|compared\s+(?:with|to))\s*$/i.test(text.slice(to.end, base.start))
    ? { to, base }
    : undefined
}

function overBoth(
  base: PeriodMention | undefined,
  to: PeriodMention | undefined,
): PeriodMention | undefined {
  if (base?.form.kind !== "span" || to?.form.kind !== "span") return undefined
  const isLater =
    to.form.frequency === "yearly" &&
    base.form.frequency === "yearly" &&
    base.form.to < to.form.from
  return isLater ? { ...to, form: { ...to.form, from: base.form.from } } : undefined
}

const MOVED_BY = /\bby\s+(?:(?:an?|about|around|nearly|almost|just|only|over|some)\s+)*$/i
const UNTIL = /^\s*(?:as\s+of|until|up\s+to|by)\b/i

/** "Since 2012 it has risen by 2.8 points, as of 2022": the change is over both years. */
function sinceUntil(
  { sentence: { text, periods } }: SentenceContext,
  { start, end }: Span,
): PeriodMention | undefined {
  if (!MOVED_BY.test(text.slice(0, start))) return undefined
  const base = periods.find(({ form }) => form.kind === "since")
  const last = periods.find((one) => one.start >= end && UNTIL.test(text.slice(one.start, one.end)))
  if (base?.form.kind !== "since" || last?.form.kind !== "span") return undefined
  const { from } = base.form
  const isLater = last.form.frequency === "yearly" && from < last.form.from
  return isLater ? { ...last, form: { ...last.form, from } } : undefined
}

const IN_ALL =
  /,\s*(?:or\s+)?an?\s+(?:\w+\s+)?(?:increase|rise|gain|jump|fall|drop|decline|decrease|reduction)\s+of\s+(?:\w+\s+)?$/i

/** Up to the year that a sentence begins with "By". */
function sinceSpokenOf(
  text: string,
  only: PeriodMention,
  before: ClaimPeriod | null,
): PeriodMention | undefined {
  const { form } = only
  const isReached =
    /^\s*by\s+$/i.test(text.slice(0, only.start)) || /^by\b/i.test(text.slice(only.start))
  if (!isReached || form.kind !== "span" || before?.frequency !== "yearly") return undefined
  if (form.frequency !== "yearly" || form.from !== form.to || before.to >= form.to) return undefined
  return { ...only, form: { ...form, from: before.to } }
}

const MOVED_SO_FAR =
  /\b(?:by|up|down)\s+(?:(?:an?|about|around|nearly|almost|just|only|over|some|more|less|than|another|well|roughly|at|least|fully)\s+)*$/i
const FURTHER_ON =
  /^\s+(?:higher|lower|more|less|fewer|larger|smaller|up|down)\b(?!\s+than\b)(?!\s+(?:and|people)\b)/i

/**
 * "By 2024 it had shrunk by two thirds", "Two years later it was up by nine points": since the year that the sentence
 * before is about.
 */
function sinceYearBefore(
  { sentence: { text, periods, places }, carry }: SentenceContext,
  { start, end }: Span,
): PeriodMention | undefined {
  const since = spanSince(carry.lastPeriod, periods)
  const [only] = periods
  const isOfOther = places.some(({ code }) => code !== carry.place?.code)
  const before = text.slice(0, start)
  const isFurtherOn = FURTHER_ON.test(text.slice(end))
  if (!since || !only || isOfOther || !(isFurtherOn || MOVED_SO_FAR.test(before))) return undefined
  // "Two years later it grew by 7.0%" gives the rate of that year.
  const isCounted = only.form.kind === "from-carried" && !GREW_BY.test(before)
  const isReached = /^\s*(?:then\s+|but\s+|and\s+|yet\s+)?by\b/i.test(text.slice(0, only.end))
  return isCounted || isReached || isFurtherOn || HAD_MOVED.test(before)
    ? { ...only, form: { kind: "span", ...since } }
    : undefined
}

const GREW_BY = new RegExp(
  `(?<!\\bhad\\s)\\b(?:${joinMoves({ use: "economies" })})\\s+by\\s+(?:\\p{Ll}+\\s+)*$`,
  "iu",
)
const HAD_MOVED = /\bhad\s+(?:\p{Ll}+\s+)?\p{Ll}+(?:ed|en|wn|ne|nk)\s+(?:by\s+)?(?:\p{Ll}+\s+)*$/iu

/** "from 30.9 million in 2000 to 54 million in 2022, an increase of 75%": the change is over both years. */
function summedPeriod(
  { sentence: { text, periods, quantities }, carry }: SentenceContext,
  { start }: Span,
  at: number,
): PeriodMention | undefined {
  const before = text.slice(0, start)
  if (!IN_ALL.test(before)) return undefined
  const [only, other] = periods
  // "In 1990 it was 243.5. By 2024 the figure was 48.8, a drop of 80 per cent": since the year spoken of before.
  if (only && !other && at === 1) return sinceSpokenOf(text, only, carry.period)
  if (quantities.filter(({ end }) => end <= start).length < 2) return undefined
  const [first, second, third] = periods.filter(
    ({ end, form }) => end <= start && form.kind === "span" && form.from === form.to,
  )
  if (!first || !second || third || first.form.kind !== "span" || second.form.kind !== "span")
    return undefined
  const [from, to] = [first.form, second.form].toSorted((a, b) => a.from - b.from)
  return from && to && { ...second, form: { ...from, to: to.to } }
}

/** "6.5% after 4.3% the year before, while prices rose 0.8%": the year before is over with its clause. */
function ownTime(
  { sentence: { text, periods } }: SentenceContext,
  { start }: Span,
  time: PeriodMention | undefined,
): PeriodMention | undefined {
  if (time?.form.kind !== "from-carried" || time.form.shift >= 0 || time.end > start) return time
  const main = periods.filter(({ form, end }) => form.kind === "span" && end <= time.start).at(-1)
  return main && BREAK.test(text.slice(time.end, start)) ? main : time
}

/** "in each of 2021, 2022 and 2023": one stretch, and every year of it. */
function joinEachYear({ sentence: { text, periods } }: SentenceContext): PeriodMention | undefined {
  const joined = joinedYears(text, periods)
  return joined && namesEachYear(text) ? joined : undefined
}
