import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"

import { nextOf } from "../grammar/times/relative-times.ts"
import type { ClaimPeriod, PeriodForm, PeriodGap, PeriodMention } from "./claim-types.ts"

/** Whether a time as it is written covers more than one year, quarter or month. */
export function isLong({ form }: PeriodMention): boolean {
  if (form.kind === "span") return form.from !== form.to
  return form.kind === "since" || form.kind === "in-years" || form.kind === "last-years"
}

/** Whether two periods have the same frequency, beginning and end. */
export function isSamePeriod(a: ClaimPeriod, b: ClaimPeriod): boolean {
  return a.frequency === b.frequency && a.from === b.from && a.to === b.to
}

/** What a relative period is settled with. */
export type PeriodContext = {
  /** `YYYY-MM-DD`: the day the text was published. */
  asOf: string | null
  /** The year that "the year before" counts from. */
  carried: number | null
  /** The quarter or month that it counts from, where the text spoke of one last. */
  carriedPart?: ClaimPeriod | null
  /** Whether the claim is about a change, so that a single year needs the one before it. */
  isChange: boolean
  /** Populations are known at mid-year, what a whole year brought only when it is nearly over. */
  isStock: boolean
}

export type SettledPeriod = { period: ClaimPeriod | null; gap: PeriodGap }

/** Stands for "up to the latest figure" until the figures are known. */
export const LATEST = 9999
/** Stands for "since figures exist". */
export const EARLIEST = 0

const yearly = (from: number, to = from): SettledPeriod => ({
  period: { frequency: "yearly", from, to },
  gap: "none",
})

/** The year of a time that lies behind `base`; `undefined` for any other. */
function laterYear({ form }: PeriodMention, base: number): number | undefined {
  if (form.kind === "from-carried") return form.shift > 0 ? base + form.shift : undefined
  const isYear = form.kind === "span" && form.frequency === "yearly" && form.from === form.to
  return isYear && form.to > base ? form.to : undefined
}

/** From the one year that was named last to the only time of a sentence, where that is a later year. */
export function spanSince(
  last: ClaimPeriod | null,
  [only, second]: readonly PeriodMention[],
): ClaimPeriod | undefined {
  if (!only || second || last?.frequency !== "yearly" || last.from !== last.to) return undefined
  const to = laterYear(only, last.to)
  return to === undefined ? undefined : { frequency: "yearly", from: last.to, to }
}

/** Which half of a year the name of its part says. */
function readHalf(name: string): Pick<ClaimPeriod, "half"> {
  if (/\bhalf 2\b|\b(?:second|latter) half\b/i.test(name)) return { half: "second" }
  return /\bhalf\b/i.test(name) ? { half: "first" } : {}
}

/** The years that a form means, or why they are not known. */
export function resolvePeriod(form: PeriodForm, context: PeriodContext): SettledPeriod {
  switch (form.kind) {
    case "span":
      return {
        period: { frequency: form.frequency, from: getStart(form, context), to: form.to },
        gap: "none",
      }
    case "since":
      if (context.asOf === null) return yearly(form.from, LATEST)
      return {
        period: {
          frequency: "yearly",
          from: form.from,
          to: yearOfDate(context.asOf, context.isStock),
          isOpen: true,
        },
        gap: "none",
      }
    case "fiscal":
      return { period: { frequency: "yearly", from: form.from, to: form.from }, gap: "fiscal" }
    case "part":
      return { period: { ...wholeYear(form.year), ...readHalf(form.name) }, gap: "part" }
    case "event":
      return { period: null, gap: "event" }
    case "from-carried":
      return fromCarried(form.shift, context)
    case "month":
      return nearestMonth(form, context)
    case "months-later":
      return fromMonth(form.months, context)
    case "last-month":
      return lastMonth(context)
    default:
      return fromDate(form, context)
  }
}

/** A year as a period. */
export function wholeYear(year: number): ClaimPeriod {
  return { frequency: "yearly", from: year, to: year }
}

/** The year that the present tense means in a text of this day: the latest that is over, or nearly. */
export function yearOfDate(asOf: string, isStock: boolean): number {
  const year = Number(asOf.slice(0, 4))
  const month = Number(asOf.slice(5, 7))
  return month >= (isStock ? 7 : 10) ? year : year - 1
}

function getStart(
  form: Extract<PeriodForm, { kind: "span" }>,
  { isChange }: PeriodContext,
): number {
  const isOne = form.from === form.to && form.frequency !== "quarterly"
  return isChange && (isOne || form.isCounted === true) ? form.from - 1 : form.from
}

/** "A year earlier" than a month is the same month of the year before. */
function fromCarried(
  shift: number,
  { carried, carriedPart, isChange }: PeriodContext,
): SettledPeriod {
  if (carriedPart && !isChange) {
    const { frequency, to } = carriedPart
    const at = to + shift * PERIODS_PER_YEAR[frequency]
    return { period: { frequency, from: at, to: at }, gap: "none" }
  }
  if (carried === null) return { period: null, gap: "none" }
  const year = carried + shift
  // "A decade later it had tripled": since the year that it is counted from.
  if (isChange && shift > 1) return yearly(carried, year)
  return isChange ? yearly(year - 1, year) : yearly(year)
}

/** "Two months later" than a month; nothing is known of it where the text speaks of no month. */
function fromMonth(months: number, { carriedPart }: PeriodContext): SettledPeriod {
  if (carriedPart?.frequency !== "monthly") return { period: null, gap: "event" }
  const at = carriedPart.to + months
  return { period: { frequency: "monthly", from: at, to: at }, gap: "none" }
}

type MonthForm = Extract<PeriodForm, { kind: "month" }>

/** A month without its year; a change in a month is one from the month before. */
function nearestMonth(form: MonthForm, context: PeriodContext): SettledPeriod {
  const at = monthSpokenOf(form, context) ?? monthByDate(form, context)
  if (at === null) return { period: null, gap: "no-date" }
  const from = context.isChange ? at - 1 : at
  return { period: { frequency: "monthly", from, to: at }, gap: "none" }
}

/** "the following February" and a month of the year before count from what the text spoke of. */
function monthSpokenOf(
  { month, isOfYearBefore, isAfter, after }: MonthForm,
  { asOf, carried, carriedPart }: PeriodContext,
): number | undefined {
  const spokenOf = after ?? (isAfter === true ? carriedPart?.to : undefined)
  const next = spokenOf === undefined ? undefined : nextOf(month, spokenOf)
  // "3.3% in April, after 2.8% in the month of March": not one that is still to come.
  const isToCome = next !== undefined && asOf !== null && next > monthOfDate(asOf)
  if (next !== undefined && !isToCome) return next
  return isOfYearBefore === true && carried !== null ? carried * 12 + month : undefined
}

/** The month of a day, counted from January of the year 0 as a monthly period counts. */
export function monthOfDate(asOf: string): number {
  return Number(asOf.slice(0, 4)) * 12 + Number(asOf.slice(5, 7)) - 1
}

/** "in August" is the last one before the date, or that of the year spoken of where this lies further back. */
function monthByDate(
  { month, back, isNewest }: MonthForm,
  { asOf, carried }: PeriodContext,
): number | null {
  if (asOf === null && carried === null) return null
  const [published, now] = [Number(asOf?.slice(0, 4)), Number(asOf?.slice(5, 7)) - 1]
  const newest = month <= now ? published : published - 1
  const isPast =
    carried !== null && (asOf === null || (carried < published - 1 && isNewest !== true))
  const year = back !== null && asOf !== null ? published - back : isPast ? carried : newest
  return year * 12 + month
}

/** The month before that of the day of the text. */
function lastMonth({ asOf }: PeriodContext): SettledPeriod {
  if (asOf === null) return { period: null, gap: "no-date" }
  const at = monthOfDate(asOf) - 1
  return { period: { frequency: "monthly", from: at, to: at }, gap: "none" }
}

function fromDate(form: PeriodForm, { asOf, isChange, isStock }: PeriodContext): SettledPeriod {
  if (asOf === null) return { period: null, gap: "no-date" }
  const year = Number(asOf.slice(0, 4))
  if (form.kind === "to-publication") {
    const meant = year - form.back
    return isChange ? yearly(meant - 1, meant) : yearly(meant)
  }
  if (form.kind === "last-years") {
    const end = yearOfDate(asOf, isStock)
    return isChange ? yearly(end - form.years, end) : yearly(year - form.years, year - 1)
  }
  if (form.kind === "in-years") return yearly(year - form.years, year)
  return yearly(yearOfDate(asOf, isStock))
}
