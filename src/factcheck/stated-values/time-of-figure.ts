import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"

import type { ClaimPeriod, Ground, PeriodMention, Quantity, Span } from "../claims/claim-types.ts"
import { isEveryYear, namesEachYear, unhedged, type Role } from "../claims/cues.ts"
import { isLong } from "../claims/resolve-period.ts"
import type { SentenceContext, SlotDoubt } from "../claims/sentence-context.ts"

/** A figure with the time that was chosen for it. */
type TimedFigure = { quantity: Span; period: PeriodMention | undefined; periodGround: Ground }

/** A figure with what its words make of it. */
type MovedFigure = { quantity: Quantity; role: Role; period: PeriodMention | undefined }

/** "14.8% in 2010", "3.4% of GDP (2015": what stands between a figure and its year. */
const BEHIND = /^\s*(?:of\s+GDP\s*)?\(?$/i
/** "when output shrank by 2.1%, it has not strayed far since 2014": the time of the clause that follows. */
const NEXT_SUBJECT = /,\s+(?:it|they|this|that|the)\s/i
const HAS_COME_TO =
  /,[^;:]*\b(?:has|have)\s+(?:since\s+|now\s+|\p{Ll}+ly\s+)?\p{Ll}+\s+(?:(?:it|this|that|them|back|up|down)\s+)*to\s*$|^,\s+(?:is|are|stands?\s+at)\s+(?:now\s+|today\s+|still\s+)?(?:(?:under|below|over|above|around|about|only|just|nearly|almost|close\s+to|less\s+than|more\s+than)\s+)*$/iu

/** How sure the time of a figure is, and whether it stands right behind it. */
export function periodDoubt(
  { sentence: { text, periods } }: SentenceContext,
  { quantity, period, periodGround }: TimedFigure,
): SlotDoubt<PeriodMention> & { isBehind: boolean } {
  if (period === undefined || period.start < quantity.end)
    return { ground: periodGround, rivals: periods, isBehind: false }
  const behind = text.slice(quantity.end, period.start)
  const isBehind = period.form.kind === "span" && BEHIND.test(behind)
  const isOfOtherClause = period.form.kind === "since" && NEXT_SUBJECT.test(behind)
  return { ground: isOfOtherClause ? "contested" : periodGround, rivals: periods, isBehind }
}

/** "7.2% in 2010, has come down to 4.9%": the second is of the present, and not of the year before the verb. */
export function atPresent<F extends TimedFigure>(
  { text, quantities }: SentenceContext["sentence"],
  figure: F,
): F {
  const { period, quantity } = figure
  if (period?.form.kind !== "span" || period.end > quantity.start) return figure
  const isOfEarlier = quantities.some(
    ({ end }) => end <= period.start && BEHIND.test(text.slice(end, period.start)),
  )
  if (!isOfEarlier) return figure
  const isNow = HAS_COME_TO.test(unhedged(text.slice(period.end, quantity.start)))
  return isNow ? { ...figure, period: undefined } : figure
}

/** "Pakistan, which was ahead of both in 2000, trailed with": the time of a clause between commas without a figure. */
export function listTimesBeside({
  text,
  periods,
  quantities,
}: SentenceContext["sentence"]): Span[] {
  const clauses = [...text.matchAll(/,\s+(?:which|who|whose|where)\b[^,;]*,/gi)]
  return clauses.flatMap(({ index, 0: clause }) => {
    const isInside = ({ start }: Span): boolean => start > index && start < index + clause.length
    return quantities.some(isInside) ? [] : periods.filter(isInside)
  })
}

/** "unemployment, at 6.0%, has fallen every year since 2020": how long it fell is not the time of the figure. */
export function listTimesOfTrends({ text, periods }: SentenceContext["sentence"]): Span[] {
  return periods.filter(
    ({ form, start }) =>
      (form.kind === "since" || form.kind === "last-years") && HAS_MOVED.test(text.slice(0, start)),
  )
}

const HAS_MOVED =
  /,\s+(?:at|on|now)\s[^,;]*\d[^,;]*,\s+(?:has|have|had)\s+(?:(?:been|\p{Ll}+ly|now|also)\s+)*\p{Ll}+[^,;\d]*$/iu

/** How many years before a figure the one that it moved from may lie. */
const YEARS_BEFORE = 5

/** The times that a movement to a figure of `period` may have begun at, the likelier first. */
export function listTimesBefore(period: ClaimPeriod | null): ClaimPeriod[] {
  if (period === null || period.from !== period.to) return []
  const { frequency, from } = period
  const perYear = PERIODS_PER_YEAR[frequency]
  const years = Array.from({ length: YEARS_BEFORE }, (_, k) => from - (k + 1) * perYear)
  const ends = perYear === 1 ? years : [from - 1, ...years]
  return ends.map((end) => ({ frequency, from: end, to: end }))
}

/** "trebled between 2019 and 2024, to $5.2 billion". */
const MULTIPLIED_TO = /\b(?:doubled|tripled|trebled|quadrupled|quintupled|halved)\b[^.;:]*\bto\s*$/i

/** "fell to 5% between 2015 and 2020" is the level at the end. */
export function arrives(text: string, { quantity, role, period }: MovedFigure): boolean {
  const before = unhedged(text.slice(0, quantity.start))
  return (
    role.kind === "level" &&
    (role.direction !== null || MULTIPLIED_TO.test(before)) &&
    (period?.form.kind === "span" || period?.form.kind === "since") &&
    isLong(period) &&
    /\bto\s*$/i.test(before)
  )
}

const CROSSED =
  /\b(?:pass(?:es|ed)?|cross(?:es|ed)?|surpass(?:es|ed)?|topp(?:ed|ing)|tops|broke(?:\s+through)?)\s*$/i

/** "It passed 60 in the 1990s" is the level at the end. */
export function crosses(text: string, { quantity, period }: MovedFigure): boolean {
  const isOver = quantity.hedge === "over" && period?.form.kind === "span" && isLong(period)
  if (isEveryYear(text) || namesEachYear(text)) return false
  return isOver && CROSSED.test(text.slice(0, quantity.start))
}

/** The number before this one may own the only time named. */
export function hasOwnPeriod(context: SentenceContext, { quantity, period }: MovedFigure): boolean {
  if (!period) return context.carry.period !== null && !isBeforeCarried(context, quantity)
  const isAfter = period.start >= quantity.end
  const [from, to] = isAfter ? [quantity.end, period.start] : [period.end, quantity.start]
  const { quantities, text } = context.sentence
  if (quantities.some((other) => other !== quantity && other.start >= from && other.end <= to))
    return false
  if (isAfter) return true
  const rival = quantities.some(
    (other) => other.end <= period.start && period.start - other.end < 8,
  )
  const begins = /\bfrom\b/i.test(text.slice(from, to))
  return (!rival && !begins) || period.form.kind !== "span"
}

/** "Eased to 22.8% from 38.1%", without a time: of the only time spoken of is the first, and so not the second. */
function isBeforeCarried(
  { sentence: { text, quantities }, carry }: SentenceContext,
  { start, unit }: Quantity,
): boolean {
  if (carry.rivals.periods.length > 0) return false
  const last = quantities.findLast(({ end }) => end <= start)
  return last?.unit === unit && /\bfrom\b/i.test(text.slice(last.end, start))
}

const FROM = /\bfrom\s+(?:the\s+)?\S{0,4}$/i
const AT_SOME_TIME =
  /^[^,.;:]*\b(?:ago|before|earlier|once|previously|then|when|during|under|after|at\s+(?:its|the))\b/i

/** "from 5.7%", but not "from 3.0% long before", whose time is any. */
export function movesFrom(text: string, { start, end }: Span): boolean {
  return FROM.test(unhedged(text.slice(0, start))) && !AT_SOME_TIME.test(text.slice(end))
}
