import { upperMedian } from "../series/median.ts"
import { PERIODS_PER_YEAR, type Frequency } from "./frequency.ts"
import type { PeriodIndex } from "./period.ts"

/** How often a series has figures. */
export type Rhythm = {
  /** Months from one figure to the next; where that changes, the longest of the usual steps. */
  months: number
  isRegular: boolean
}

/** What the freshness of a series is read from; forecasts do not count. */
export type Pace = {
  frequency: Frequency
  /** Actual figures in order, the last one at the end; some 24 are enough. */
  values: readonly (number | null)[]
  /** The period of the last of them. */
  last: PeriodIndex
  /** The last period that most series of the source and frequency have; `null` where that is not known. */
  usualLast: PeriodIndex | null
}

/** How old a series is against its own rhythm and against what else its source publishes. */
export type Freshness = {
  rhythm: Rhythm
  /** The period of the last actual figure. */
  last: PeriodIndex
  /** Whole months since that period ended; 0 while it lasts. */
  ageMonths: number
  /** Whether it has fallen behind: `rhythm` against the calendar, `source` against the source's other series. */
  behind: "rhythm" | "source" | null
}

const MONTHS_A_YEAR = 12
/** Steps between figures that tell the rhythm: what was long ago says nothing of it. */
const STEPS = 12
/** The part of its steps that must be alike before a series is called regular. */
const ALIKE = 0.7
/** A series has stopped when it is behind most of its source's by more than this many of its own steps. */
const STEPS_BEHIND = 3
/** The fewest figures that show a rhythm: of fewer, only the frequency of the series is known. */
const MIN_VALUES = 3

/** How old a series is on a day. */
export function decideFreshness(pace: Pace, today: Date): Freshness {
  const rhythm = decideRhythm(pace.frequency, pace.values)
  const ageMonths = monthsSince(pace.frequency, pace.last, today)
  return { rhythm, last: pace.last, ageMonths, behind: decideBehind(pace, rhythm, today) }
}

/** Whether a series of a rhythm has fallen behind, and what shows it. */
export function decideBehind(
  { frequency, last, usualLast }: Pick<Pace, "frequency" | "last" | "usualLast">,
  rhythm: Rhythm,
  today: Date,
): Freshness["behind"] {
  if (monthsSince(frequency, last, today) > staleAge(rhythm)) return "rhythm"
  if (usualLast === null || !rhythm.isRegular) return null
  const monthsAPeriod = MONTHS_A_YEAR / PERIODS_PER_YEAR[frequency]
  const lag = (usualLast - last) * monthsAPeriod
  return lag > STEPS_BEHIND * rhythm.months ? "source" : null
}

/** The rhythm that the gaps between the last figures show. */
export function decideRhythm(frequency: Frequency, values: readonly (number | null)[]): Rhythm {
  const monthsAPeriod = MONTHS_A_YEAR / PERIODS_PER_YEAR[frequency]
  const held = values.flatMap((value, at) => (value === null ? [] : [at]))
  if (held.length < MIN_VALUES) return { months: monthsAPeriod, isRegular: held.length < 2 }
  const steps = held
    .slice(1)
    .map((at, k) => at - (held[k] ?? at))
    .slice(-STEPS)
    .toSorted((a, b) => a - b)
  const middle = upperMedian(steps) ?? 1
  const alike = steps.filter((step) => step === middle).length / steps.length
  if (alike >= ALIKE) return { months: middle * monthsAPeriod, isRegular: true }
  return { months: (steps.at(-1) ?? middle) * monthsAPeriod, isRegular: false }
}

/**
 * The age in months from which a series of a rhythm stands still: half a year for months, a year for quarters, three
 * years for years, and three years more than a step for what comes more seldom or irregularly (at least five).
 */
export function staleAge({ months, isRegular }: Rhythm): number {
  if (!isRegular) return Math.max(5 * MONTHS_A_YEAR, months + 3 * MONTHS_A_YEAR)
  if (months <= 1) return 6
  if (months <= 3) return MONTHS_A_YEAR
  if (months <= MONTHS_A_YEAR) return 3 * MONTHS_A_YEAR
  return months + 3 * MONTHS_A_YEAR
}

/** Whole months from the end of a period to a day; 0 while the period lasts. */
export function monthsSince(frequency: Frequency, period: PeriodIndex, day: Date): number {
  const monthsAPeriod = MONTHS_A_YEAR / PERIODS_PER_YEAR[frequency]
  const firstAfter = (period + 1) * monthsAPeriod
  const month = day.getUTCFullYear() * MONTHS_A_YEAR + day.getUTCMonth()
  return Math.max(0, month - firstAfter)
}
