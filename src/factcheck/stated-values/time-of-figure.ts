import type { Ground, PeriodMention, Span } from "../claims/claim-types.ts"
import { unhedged } from "../claims/cues.ts"
import type { SentenceContext, SlotDoubt } from "../claims/sentence-context.ts"

/** A figure with the time that was chosen for it. */
type TimedFigure = { quantity: Span; period: PeriodMention | undefined; periodGround: Ground }

/** "14.8% in 2010", "3.4% of GDP (2015": what stands between a figure and its year. */
const BEHIND = /^\s*(?:of\s+GDP\s*)?\(?$/i
/** "when output shrank by 2.1%, it has not strayed far since 2014": the time of the clause that follows. */
const NEXT_SUBJECT = /,\s+(?:it|they|this|that|the)\s/i
const HAS_COME_TO =
  /,[^;:]*\b(?:has|have)\s+(?:since\s+|now\s+|\p{Ll}+ly\s+)?\p{Ll}+\s+(?:(?:back|up|down)\s+)*to\s*$|^,\s+(?:is|are|stands?\s+at)\s+(?:now\s+|today\s+|still\s+)?(?:(?:under|below|over|above|around|about|only|just|nearly|almost|close\s+to|less\s+than|more\s+than)\s+)*$/iu

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
