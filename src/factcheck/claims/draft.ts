import { countryByCode } from "#domain/places/find-country.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"

import type { SentenceContext, DraftRequest } from "./sentence-context.ts"
import { isPresentAt } from "../discourse/bind-periods.ts"
import { groundSlots } from "../discourse/ground-slots.ts"
import type { Context } from "../discourse/types.ts"
import { measureById } from "../grammar/find-measures.ts"
import type {
  ClaimPeriod,
  ClaimSlots,
  PeriodGap,
  PeriodMention,
  PlaceMention,
  Span,
} from "./claim-types.ts"
import { findQualifiers } from "./cues.ts"
import { EMPTY_SLOTS } from "./empty-slots.ts"
import { isForecast } from "./is-no-statement.ts"
import type { Sentence } from "./sentence.ts"
import { settlePeriod, yearOfDate, type SettledPeriod } from "./settle-period.ts"

/** Makes the slots every claim has; the finders fill in what is their own. */
export function draft(reading: SentenceContext, wish: DraftRequest): ClaimSlots {
  const { sentence } = reading
  const time = wish.settled ?? settleFor(reading, wish)
  const place =
    namePlace(wish.place) ??
    (wish.carryPlace === true ? reading.carry.place : carriedPlace(reading))
  const slots: ClaimSlots = {
    ...EMPTY_SLOTS,
    start: wish.span.start,
    end: wish.span.end,
    place,
    measure: wish.measure ?? null,
    period: time.period,
    periodGap: time.gap,
    periodStated: time.stated,
    qualifiers: findQualifiers(sentence.text),
    forecast: isForecast(sentence.text.slice(0, wish.span.end)),
  }
  return { ...slots, ...groundSlots(reading, wish, slots) }
}

/** A place as a claim names it. */
export function namePlace(place: PlaceMention | undefined): ClaimSlots["place"] {
  if (!place) return null
  const country = place.kind === "country" ? countryByCode(place.code) : undefined
  return { code: place.code, kind: place.kind, name: country?.name ?? place.name }
}

/** A place carried over; a sentence with a place of its own, or about "the world", takes none. */
function carriedPlace({ sentence, carry }: SentenceContext): ClaimSlots["place"] {
  const own = sentence.places.filter(({ kind }) => kind === "country")
  return own.length === 0 ? carry.place : namePlace(own[0])
}

const PRESENT =
  /\b(?:is|are|has|have|exceeds?|stands?|remains?|sits?|totals|amounts|now|currently|today)\b/i

function settleFor(
  reading: SentenceContext,
  wish: DraftRequest,
): { period: ClaimPeriod | null; gap: PeriodGap; stated: boolean } {
  const { sentence, carry, asOf } = reading
  const kind = measureById(wish.measure ?? "")?.kind
  const context = {
    asOf,
    carried: carriedYear(reading, wish.period),
    isChange: wish.isChange === true,
    isStock: kind === "people",
  }
  if (wish.period) {
    const { form } = wish.period
    const settled = yearsFromPart(sentence, wish.period) ?? settlePeriod(form, context)
    if (form.kind === "in-years" && settled.period === null && context.carried !== null)
      return {
        period: { frequency: "yearly", from: context.carried - form.years, to: context.carried },
        gap: "none",
        stated: false,
      }
    if (form.kind === "now" && settled.period === null && context.carried !== null)
      return { period: oneYear(context.carried, context.isChange), gap: "none", stated: false }
    const isLoose = /^around\b/i.test(sentence.text.slice(wish.period.start, wish.period.end))
    return { ...settled, stated: form.kind !== "now" && !isLoose }
  }
  if (carry.period && !isPresent(sentence.text, wish.span))
    return { period: changed(carry.period, wish), gap: "none", stated: true }
  if (asOf === null) return { period: null, gap: "none", stated: false }
  const year = yearOfDate(asOf, kind === "people")
  return {
    period: { frequency: "yearly", from: wish.isChange === true ? year - 1 : year, to: year },
    gap: "none",
    stated: false,
  }
}

/** "3,795 in December 2025, compared with 4,386 a year earlier": the same month of the year before. */
function yearsFromPart(
  { text, periods }: SentenceContext["sentence"],
  mention: PeriodMention,
): SettledPeriod | undefined {
  const years = yearsBack(text, mention)
  if (years === 0) return undefined
  const anchor = periods
    .filter(({ end, form }) => end <= mention.start && form.kind === "span")
    .at(-1)
  if (anchor?.form.kind !== "span" || anchor.form.from !== anchor.form.to) return undefined
  const { frequency, from } = anchor.form
  if (frequency === "yearly") return undefined
  const at = from - years * PERIODS_PER_YEAR[frequency]
  return { period: { frequency, from: at, to: at }, gap: "none" }
}

/** How many years before another time a mention lies; 0 where it names a time of its own. */
function yearsBack(text: string, { form, start, end }: PeriodMention): number {
  if (form.kind === "from-carried") return Math.max(0, -form.shift)
  const isAgo = form.kind === "to-publication" && /\bago$/i.test(text.slice(start, end))
  return isAgo && HELD_AGAINST.test(text.slice(0, start)) ? form.back : 0
}

/** "4.45% in April vs 3.93% a year ago". */
const HELD_AGAINST =
  /(?:\b(?:vs\.?|versus|against|from|compared\s+(?:with|to))|[(,])\s+[^\s,;]*\d[^,;]{0,12}$/i

function isPresent(text: string, span: Span): boolean {
  return (PRESENT.test(text) && !/\bwas\b|\bwere\b/i.test(text)) || isPresentAt(text, span)
}

function oneYear(year: number, isChange: boolean): ClaimPeriod {
  return { frequency: "yearly", from: isChange ? year - 1 : year, to: year }
}

function changed(period: ClaimPeriod, wish: DraftRequest): ClaimPeriod {
  if (wish.isChange === true && period.from === period.to && period.frequency === "yearly")
    return { ...period, from: period.from - 1 }
  return wish.isChange === true ? period : { ...period, from: period.to }
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
  const named = (carry.lastPeriod ?? carry.period)?.to ?? null
  // "That year" and "a year earlier" look back: to a year of the sentence before, not to one that is named later.
  if (mention?.form.kind === "from-carried" && mention.form.shift <= 0 && named !== null)
    return before?.year ?? named
  return before?.year ?? years[0]?.year ?? named
}

/** The year that a time names by itself or by the date of the text. */
function yearOfForm(form: PeriodMention["form"], asOf: string | null): number | null {
  if (form.kind === "span") return form.frequency === "yearly" ? form.to : null
  return form.kind === "to-publication" && asOf !== null
    ? Number(asOf.slice(0, 4)) - form.back
    : null
}

/** The reading of one sentence. */
export function openReading(
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
