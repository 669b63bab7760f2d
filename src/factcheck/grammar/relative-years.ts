import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"

import type { PeriodForm, PeriodMention } from "../claims/claim-types.ts"

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

function earlier(back: number, shift: number): PeriodForm {
  return { kind: "to-publication", back: back - shift }
}

/** "last year" and "the year before last". */
export function lastYear(whole: string): PeriodForm | undefined {
  if (/before\s+last$/i.test(whole)) return { kind: "to-publication", back: 2 }
  return /last\s+year$/i.test(whole) ? { kind: "to-publication", back: 1 } : undefined
}
