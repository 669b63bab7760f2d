import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"

import type { PeriodForm, PeriodMention } from "../../claims/claim-types.ts"

/** "last year ... the year before": counts from the year before it that the date of the text settles. */
export function fromLastYear(periods: readonly PeriodMention[]): PeriodMention[] {
  const settled: PeriodMention[] = []
  for (const period of periods) {
    const { form } = period
    const anchor = settled.findLast(
      ({ form: { kind } }) => kind === "to-publication" || kind === "span",
    )
    const isRelative = form.kind === "from-carried" && form.shift < 0
    settled.push(
      isRelative && anchor?.form.kind === "to-publication"
        ? { ...period, form: earlier(anchor.form.back, form.shift) }
        : period,
    )
  }
  return settled
}

/** "14.5% in January 2022, 27% by that December": a month of the year that the sentence has just named. */
export function withMonthsOfYearBefore(periods: readonly PeriodMention[]): PeriodMention[] {
  return periods.map((period, k) => {
    const { form } = period
    if (form.kind !== "month" || form.isOfYearBefore !== true) return period
    const anchor = periods.slice(0, k).findLast((one) => one.form.kind === "span")?.form
    if (anchor?.kind !== "span" || anchor.from !== anchor.to) return period
    const year = Math.floor(anchor.to / PERIODS_PER_YEAR[anchor.frequency])
    const at = year * PERIODS_PER_YEAR.monthly + form.month
    return { ...period, form: { kind: "span", frequency: "monthly", from: at, to: at } }
  })
}

/** "up from 27% in January", "against 12 in March": a month before the one that is spoken of. */
const LOOKS_BACK = /\b(?:from|against|than|since|versus|compared\s+(?:with|to))\b[^,;]{0,40}$/i
/** "and the year after", "the following year": counted from the time before it, be that counted itself. */
const NEXT_YEAR = /\b(?:after(?:\s+that)?|following|next|subsequent)\b/i

/**
 * Times that are counted from the one before them in their sentence: "187 in July 2015, 366 in January", "157 in July
 * 2024; two months on, 143", "11.9% in 2021, 27% the next year and 47% the year after that".
 */
export function withTimesAfter(text: string, periods: readonly PeriodMention[]): PeriodMention[] {
  const settled: PeriodMention[] = []
  for (const period of periods) {
    const anchor = settled.at(-1)
    const form = anchor && countFrom(anchor.form, period, text)
    settled.push(form ? { ...period, form } : period)
  }
  return settled
}

function countFrom(
  anchor: PeriodForm,
  mention: PeriodMention,
  text: string,
): PeriodForm | undefined {
  if (anchor.kind === "from-carried") return yearAfter(anchor.shift, mention, text)
  // "in November ... by the following July": of a year that the first month leaves open.
  if (anchor.kind === "month" && mention.form.kind === "month" && mention.form.isAfter === true)
    return { kind: "event", name: text.slice(mention.start, mention.end) }
  if (anchor.kind !== "span" || anchor.from !== anchor.to) return undefined
  if (anchor.frequency === "yearly") return yearsOnFrom(anchor.to, mention, text)
  return anchor.frequency === "monthly" ? afterMonth(anchor.to, mention, text) : undefined
}

/** "2.3 in 2015, and more in the nine years that followed": the years from the one named. */
const YEARS_ON =
  /\b(?:follow(?:ed|ing)|next|subsequent|ensuing|thereafter|after\s+that|since\s+then)\b/i

function yearsOnFrom(
  year: number,
  { form, start, end }: PeriodMention,
  text: string,
): PeriodForm | undefined {
  const isSpan = form.kind === "from-carried" && form.shift > 1
  return isSpan && YEARS_ON.test(text.slice(start, end))
    ? { kind: "span", frequency: "yearly", from: year, to: year + form.shift }
    : undefined
}

/** "the next year and the year after that". */
function yearAfter(
  shift: number,
  { form, start, end }: PeriodMention,
  text: string,
): PeriodForm | undefined {
  if (form.kind !== "from-carried" || form.shift <= 0 || shift <= 0) return undefined
  return NEXT_YEAR.test(text.slice(start, end)) ? { ...form, shift: shift + form.shift } : undefined
}

/** "in July 2015 ... in January": a month without its year, or so many months later, behind one with it. */
function afterMonth(
  anchor: number,
  { form, start }: PeriodMention,
  text: string,
): PeriodForm | undefined {
  if (form.kind === "months-later") return atMonth(anchor + form.months)
  if (form.kind !== "month" || form.back !== null || form.isOfYearBefore === true) return undefined
  if (LOOKS_BACK.test(text.slice(0, start))) return atMonth(nextOf(form.month, anchor - 12))
  const at = nextOf(form.month, anchor - 1)
  const isOfSameYear = Math.floor(at / 12) === Math.floor(anchor / 12)
  // A month of the year after is what is likely, and not said.
  return isOfSameYear || form.isAfter === true ? atMonth(at) : { ...form, after: anchor }
}

/** The first month of this number, 0 for January, after a month counted from the year 0. */
export function nextOf(month: number, after: number): number {
  return after + 1 + ((((month - after - 1) % 12) + 12) % 12)
}

function atMonth(at: number): PeriodForm {
  return { kind: "span", frequency: "monthly", from: at, to: at }
}

function earlier(back: number, shift: number): PeriodForm {
  return { kind: "to-publication", back: back - shift }
}

/** "last year" and "the year before last". */
export function lastYear(whole: string): PeriodForm | undefined {
  if (/before\s+last$/i.test(whole)) return { kind: "to-publication", back: 2 }
  return /last\s+year$/i.test(whole) ? { kind: "to-publication", back: 1 } : undefined
}
