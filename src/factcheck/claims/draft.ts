import { countryByCode } from "#domain/places/find-country.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import { getYear } from "#domain/time/period.ts"

import type { SentenceContext, DraftRequest } from "./sentence-context.ts"
import { isPresentAt } from "../discourse/bind-periods.ts"
import { groundSlots } from "../discourse/ground-slots.ts"
import type { Context } from "../discourse/context.ts"
import { measureById } from "../grammar/find-measures.ts"
import type {
  ClaimPeriod,
  ClaimPlace,
  ClaimSlots,
  CommonSlots,
  PeriodGap,
  PeriodMention,
  PlaceMention,
  Span,
} from "./claim-types.ts"
import { findQualifiers } from "./cues.ts"
import { EMPTY_SLOTS } from "./empty-slots.ts"
import { isForecast } from "./is-no-statement.ts"
import type { Sentence } from "./sentence.ts"
import {
  LATEST,
  resolvePeriod,
  wholeYear,
  yearOfDate,
  type SettledPeriod,
} from "./resolve-period.ts"

/** Makes the slots that every claim has; each finder adds those of its kind. */
export function draft(context: SentenceContext, request: DraftRequest): CommonSlots {
  const { sentence } = context
  const time = request.settled ?? resolvePeriodFor(context, request)
  const place =
    namePlace(request.place) ??
    (request.carryPlace === true ? context.carry.place : carriedPlace(context))
  const slots: CommonSlots = {
    ...EMPTY_SLOTS,
    start: request.span.start,
    end: request.span.end,
    place,
    measure: request.measure ?? null,
    period: time.period,
    periodGap: time.gap,
    periodStated: time.stated,
    qualifiers: findQualifiers(sentence.text),
    forecast: isForecast(sentence.text.slice(0, request.span.end)),
    isOfOpenYear: isOfOpenYear(time.period, context.asOf),
  }
  return { ...slots, ...groundSlots(context, request, slots) }
}

/** A place as a claim names it. */
export function namePlace(place: PlaceMention): ClaimPlace
export function namePlace(place: PlaceMention | undefined): ClaimPlace | null
export function namePlace(place: PlaceMention | undefined): ClaimPlace | null {
  if (!place) return null
  const country = place.kind === "country" ? countryByCode(place.code) : undefined
  return { code: place.code, kind: place.kind, name: country?.name ?? place.name }
}

/** A place carried over; a sentence with a place of its own, or about "the world", takes none. */
function carriedPlace({ sentence, carry }: SentenceContext): ClaimPlace | null {
  const own = sentence.places.filter(({ kind }) => kind === "country")
  return own.length === 0 ? carry.place : namePlace(own[0])
}

const PRESENT =
  /\b(?:is|are|has|have|exceeds?|stands?|remains?|sits?|totals|amounts|now|currently|today)\b/i

function isOfOpenYear(period: ClaimPeriod | null, asOf: string | null): boolean {
  if (period === null || asOf === null || period.to >= LATEST) return false
  return period.frequency === "yearly" && period.to >= Number(asOf.slice(0, 4))
}

function resolvePeriodFor(
  sentenceContext: SentenceContext,
  request: DraftRequest,
): { period: ClaimPeriod | null; gap: PeriodGap; stated: boolean } {
  const { sentence, carry, asOf } = sentenceContext
  const kind = measureById(request.measure ?? "")?.kind
  const context = {
    asOf,
    carried: carriedYear(sentenceContext, request.period),
    carriedPart: carriedPart(sentenceContext, request),
    isChange: request.isChange === true,
    isStock: kind === "people",
  }
  if (request.period) {
    const { form } = request.period
    const settled = yearsFromPart(sentence, request.period, asOf) ?? resolvePeriod(form, context)
    if (form.kind === "in-years" && settled.period === null && context.carried !== null)
      return {
        period: { frequency: "yearly", from: context.carried - form.years, to: context.carried },
        gap: "none",
        stated: false,
      }
    if (form.kind === "now" && settled.period === null && context.carried !== null)
      return { period: oneYear(context.carried, context.isChange), gap: "none", stated: false }
    return { ...settled, stated: isStated(sentence.text, request.period) }
  }
  if (carry.period && (carry.isOfText || !isPresent(sentence.text, request.span)))
    return {
      period: changed(periodOfOther(carry.period, carry.measure, request), request),
      gap: "none",
      stated: true,
    }
  if (asOf === null) return { period: null, gap: "none", stated: false }
  const year = yearOfDate(asOf, kind === "people")
  return {
    period: { frequency: "yearly", from: request.isChange === true ? year - 1 : year, to: year },
    gap: "none",
    stated: false,
  }
}

/** "around 2020", "now", "in August" and "a decade ago" leave the year open. */
function isStated(text: string, { form, start, end }: PeriodMention): boolean {
  const isOpen =
    form.kind === "now" ||
    (form.kind === "month" && form.back === null) ||
    (form.kind === "to-publication" && /\b(?:decades?|years)\s+ago$/i.test(text.slice(start, end)))
  return !isOpen && !/^around\b/i.test(text.slice(start, end))
}

/** "3,795 in December 2025, compared with 4,386 a year earlier": the same month of the year before. */
function yearsFromPart(
  { text, periods }: SentenceContext["sentence"],
  mention: PeriodMention,
  asOf: string | null,
): SettledPeriod | undefined {
  const years = yearsBack(text, mention)
  if (years === 0) return undefined
  // "stronger than in April, and firmer than a year before": counted from the month that is spoken of.
  const dated = periods.filter(
    ({ start, end, form }) =>
      end <= mention.start &&
      DATED.has(form.kind) &&
      !/\bthan\s+$/i.test(text.slice(0, start)) &&
      !/^since\b/i.test(text.slice(start, end)),
  )
  // "3.6% in October, after 3.4% in September and 2.8% in the same month of last year": the month it began with.
  const isSame = /\bsame\b/i.test(text.slice(mention.start, mention.end))
  const anchor = isSame ? dated[0] : dated.at(-1)
  if (anchor === undefined) return undefined
  const context = { asOf, carried: null, isChange: false, isStock: false }
  const { period } = resolvePeriod(anchor.form, context)
  if (period === null || period.from !== period.to || period.frequency === "yearly")
    return undefined
  const { frequency, from } = period
  const at = from - years * PERIODS_PER_YEAR[frequency]
  return { period: { frequency, from: at, to: at }, gap: "none" }
}

/** Times that name a quarter or a month. */
const DATED: ReadonlySet<PeriodMention["form"]["kind"]> = new Set(["span", "month", "last-month"])

/** How many years before another time a mention lies; 0 where it names a time of its own. */
function yearsBack(text: string, { form, start, end }: PeriodMention): number {
  if (form.kind === "from-carried") return Math.max(0, -form.shift)
  const isAgo = form.kind === "to-publication" && /\bago$/i.test(text.slice(start, end))
  return isAgo && HELD_AGAINST.test(text.slice(0, start)) ? form.back : 0
}

/** "4.45% in April vs 3.93% a year ago". */
const HELD_AGAINST =
  /(?:\b(?:vs\.?|versus|against|from|compared\s+(?:with|to))|[(,])\s+[^\s,;]*\d[^,;]{0,12}$/i

/** "That is the highest share of the four": of the figure before it, and of its time. */
const OF_FIGURE_BEFORE =
  /^(?:that|this)\s+(?:is|makes|remains)\s+(?:(?:by\s+far|still|also|even|among)\s+)*(?:the|its)\s+(?:[\p{L}-]+\s+)?(?:[\p{L}-]+est|most|least|worst|best|record)\b/iu

/** "That is equal to 26% of GDP", "this makes $3,257 a head": the figure before in another unit. */
const FIGURE_BEFORE =
  /^(?:that|this)\s+(?:is|equals|makes|represents|amounts\s+to|comes\s+to|works\s+out\s+(?:at|to))\s+(?:(?:equal|equivalent)\s+to\s+)?(?:(?:about|around|roughly|nearly|almost|some|just|over|under|more\s+than|less\s+than)\s+)*(?:US)?[$€£¥]?\d/i

function isPresent(text: string, span: Span): boolean {
  if (OF_FIGURE_BEFORE.test(text) || FIGURE_BEFORE.test(text)) return false
  return (PRESENT.test(text) && !/\bwas\b|\bwere\b/i.test(text)) || isPresentAt(text, span)
}

function oneYear(year: number, isChange: boolean): ClaimPeriod {
  return { frequency: "yearly", from: isChange ? year - 1 : year, to: year }
}

/** The time carried on; a quarter or month that was said of another measure stands for its year. */
function periodOfOther(
  period: ClaimPeriod,
  measure: string | null,
  request: DraftRequest,
): ClaimPeriod {
  if (period.frequency === "yearly" || request.measure === measure) return period
  return wholeYear(getYear(period.frequency, period.to))
}

function changed(period: ClaimPeriod, request: DraftRequest): ClaimPeriod {
  if (request.isChange === true && period.from === period.to && period.frequency === "yearly")
    return { ...period, from: period.from - 1 }
  return request.isChange === true ? period : { ...period, from: period.to }
}

/** The year in the sentence itself that stands before a relative one, else after it, else the carried one. */
function carriedYear(
  { sentence, carry, asOf }: SentenceContext,
  mention: PeriodMention | undefined,
): number | null {
  const years = sentence.periods.flatMap((period) => {
    const year = period === mention ? null : yearOfForm(period.form, asOf)
    return year === null ? [] : [{ at: period.start, year }]
  })
  const before = years.filter(({ at }) => mention === undefined || at < mention.start).at(-1)
  // A month without its year is of the year that the text is about, not of one that it only looked back to.
  const spokenOf =
    mention?.form.kind === "month" ? carry.period : (carry.lastPeriod ?? carry.period)
  const named = spokenOf === null ? null : getYear(spokenOf.frequency, spokenOf.to)
  // "That year" and "a year earlier" look back: to a year of the sentence before, not to one that is named later.
  if (mention?.form.kind === "from-carried" && mention.form.shift <= 0 && named !== null)
    return before?.year ?? yearOfFigureBefore(sentence, carry, mention) ?? named
  if (before) return before.year
  const next = years[0]?.year ?? named
  return isBetween(mention, named, next) ? named : next
}

/** "A decade later it had tripled, and in 2024 it was": later than the year of before, and not than one still to come. */
function isBetween(
  mention: PeriodMention | undefined,
  named: number | null,
  next: number | null,
): boolean {
  if (mention?.form.kind !== "from-carried" || named === null || next === null) return false
  return named + mention.form.shift <= next
}

/** "a year earlier", "two months later" in the sentence after one about a month, of the same measure. */
function carriedPart(
  { sentence, carry }: SentenceContext,
  { measure, period }: DraftRequest,
): ClaimPeriod | null {
  const { lastPeriod } = carry
  const isAlone = sentence.periods.every(({ form }) => isCounted(form))
  if (!period || !isCounted(period.form) || !isAlone || measure !== carry.measure) return null
  return lastPeriod === null || lastPeriod.frequency === "yearly" ? null : lastPeriod
}

/** Whether a time is counted from another. */
function isCounted(form: PeriodMention["form"]): boolean {
  if (form.kind === "month") return form.isAfter === true
  return form.kind === "from-carried" || form.kind === "months-later"
}

/** "reached $3.0bn, up from $2.5bn a year earlier": earlier than the figure before it, which is of the time spoken of. */
function yearOfFigureBefore(
  { text, quantities }: Sentence,
  carry: Context,
  { start }: Span,
): number | null {
  const [first, second] = quantities.filter(({ end }) => end <= start)
  if (!first || !second || carry.period?.frequency !== "yearly") return null
  const isHeldAgainst = /\b(?:from|against|after|versus|compared\s+(?:with|to))\s+[^\s]*$/i.test(
    text.slice(first.end, second.start),
  )
  return isHeldAgainst ? carry.period.to : null
}

/** The year that a time names by itself or by the date of the text. */
function yearOfForm(form: PeriodMention["form"], asOf: string | null): number | null {
  if (form.kind === "span") return form.frequency === "yearly" ? form.to : null
  return form.kind === "to-publication" && asOf !== null
    ? Number(asOf.slice(0, 4)) - form.back
    : null
}

/** The reading of one sentence. */
export function makeSentenceContext(
  sentence: Sentence,
  carry: Context,
  asOf: string | null,
): SentenceContext {
  return { sentence, carry, asOf }
}

/** The stretch from the first to the last of some mentions. */
export function cover(...spans: readonly (Span | undefined)[]): Span {
  const known = spans.filter((span) => span !== undefined)
  return {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end)),
  }
}

export type Found = { claims: ClaimSlots[]; used: readonly Span[]; usedPeriods?: readonly Span[] }
