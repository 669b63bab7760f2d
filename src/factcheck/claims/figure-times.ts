import type { PeriodMention, Span } from "../types.ts"

import { attach, BREAK } from "./attach.ts"
import { isEachOf } from "./cues.ts"
import type { Reading } from "./draft.ts"
import { joinedYears } from "./find-trends.ts"

/** For each figure the time it is of; `used` are times that other claims of the sentence have taken. */
export function timesOf(
  reading: Reading,
  figures: readonly Span[],
  used: readonly Span[],
): (PeriodMention | undefined)[] {
  const { text, periods, quantities } = reading.sentence
  const free = withoutBases(
    text,
    periods.filter((period) => !used.includes(period)),
  )
  const nearest = attach(text, figures, free, quantities)
  const each = eachOf(reading)
  return figures.map(
    (figure, k) =>
      summedPeriod(reading, figure, k) ??
      sinceBase(reading, figure) ??
      each ??
      ownTime(reading, figure, nearest[k]),
  )
}

const COMPARED =
  /\b(?:higher|larger|bigger|more|lower|smaller|less|up|down)\b[^.;,]{0,24}\b(?:than|from|on|over|compared\s+(?:with|to))\s+(?:(?:in|it\s+was)\s+)?$/i

/** "In the second quarter, output was 5% higher than a year earlier": what is compared with is no time of the figure. */
function withoutBases(text: string, periods: readonly PeriodMention[]): readonly PeriodMention[] {
  const own = periods.filter(
    ({ form, start }) => form.kind !== "from-carried" || !COMPARED.test(text.slice(0, start)),
  )
  return own.some(({ form }) => form.kind === "span" && form.frequency !== "yearly") ? own : periods
}

/** "in 2024, down by 1.7 million from 2023": the change is over both years. */
function sinceBase(
  { sentence: { text, periods } }: Reading,
  { start, end }: Span,
): PeriodMention | undefined {
  const isChange =
    /\b(?:up|down|higher|lower|rise|fall|increase|decrease|drop)\s+(?:by\s+|of\s+)?(?:about\s+|nearly\s+|some\s+)*$/i.test(
      text.slice(0, start),
    )
  const base = periods.find(
    ({ start: at }) =>
      at >= end && /^\s*(?:from|on|compared\s+(?:with|to))?\s*$/i.test(text.slice(end, at)),
  )
  const to = periods.filter((period) => period.end <= start).at(-1)
  if (!isChange || base?.form.kind !== "span" || to?.form.kind !== "span") return undefined
  const isLater =
    to.form.frequency === "yearly" &&
    base.form.frequency === "yearly" &&
    base.form.to < to.form.from
  return isLater ? { ...to, form: { ...to.form, from: base.form.from } } : undefined
}

/** "from 30.9 million in 2000 to 54 million in 2022, an increase of 75%": the change is over both years. */
function summedPeriod(
  { sentence: { text, periods } }: Reading,
  { start }: Span,
  at: number,
): PeriodMention | undefined {
  if (
    at < 2 ||
    !/,\s*(?:or\s+)?an?\s+(?:\w+\s+)?(?:increase|rise|gain|jump|fall|drop|decline|decrease|reduction)\s+of\s+(?:\w+\s+)?$/i.test(
      text.slice(0, start),
    )
  )
    return undefined
  const [first, second, third] = periods.filter(
    ({ end, form }) => end <= start && form.kind === "span" && form.from === form.to,
  )
  if (!first || !second || third || first.form.kind !== "span" || second.form.kind !== "span")
    return undefined
  return { ...second, form: { ...first.form, to: second.form.to } }
}

/** "6.5% after 4.3% the year before, while prices rose 0.8%": the year before is over with its clause. */
function ownTime(
  { sentence: { text, periods } }: Reading,
  { start }: Span,
  time: PeriodMention | undefined,
): PeriodMention | undefined {
  if (time?.form.kind !== "from-carried" || time.form.shift >= 0 || time.end > start) return time
  const main = periods.filter(({ form, end }) => form.kind === "span" && end <= time.start).at(-1)
  return main && BREAK.test(text.slice(time.end, start)) ? main : time
}

/** "in each of 2021, 2022 and 2023": one stretch, and every year of it. */
function eachOf({ sentence: { text, periods } }: Reading): PeriodMention | undefined {
  const joined = joinedYears(text, periods)
  return joined && isEachOf(text) ? joined : undefined
}
