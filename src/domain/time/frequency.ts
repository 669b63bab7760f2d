export const FREQUENCIES = ["yearly", "quarterly", "monthly"] as const

/** How often a series is observed. Coarser frequencies are derived from finer ones on read. */
export type Frequency = (typeof FREQUENCIES)[number]

/** Periods in a year: 1, 4 or 12. */
export const PERIODS_PER_YEAR: Readonly<Record<Frequency, number>> = {
  yearly: 1,
  quarterly: 4,
  monthly: 12,
}

/** Whether the text is one of the three frequencies. */
export function isFrequency(text: unknown): text is Frequency {
  return FREQUENCIES.some((frequency) => frequency === text)
}
