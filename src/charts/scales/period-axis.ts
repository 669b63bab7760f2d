import type { Frequency } from "#domain/time/frequency.ts"
import { periodLabel, getYear, type PeriodIndex } from "#domain/time/period.ts"

/** A label below the plot. `year` is its second line; on narrow plots minor labels are dropped. */
export type PeriodTick = {
  /** Position in the shown periods, from 0. */
  at: number
  label: string
  year: { text: string; narrowOnly: boolean } | null
  isMinor: boolean
}

const MAX_LABELS = 14
const STEPS: Readonly<Record<Frequency, readonly number[]>> = {
  yearly: [1, 2, 5, 10, 20, 25, 50, 100, 200, 500],
  quarterly: [1, 2, 4, 8, 20, 40, 80, 100, 200, 400, 800, 2000],
  monthly: [1, 2, 3, 6, 12, 24, 60, 120, 240, 300, 600, 1200, 2400, 6000],
}

/**
 * The periods to label: the last one always, then every k-th backwards, every other of them minor. Of figures that are
 * several periods apart, at `held`, only periods with figures are labelled.
 */
export function periodTicks(
  frequency: Frequency,
  start: PeriodIndex,
  count: number,
  held?: readonly number[],
): PeriodTick[] {
  const places = held ? chooseHeld(held) : chooseEvery(frequency, count)
  const isMinor = (k: number) => (places.length - 1 - k) % 2 === 1 && places.length > 6
  let wideYear = ""
  let narrowYear = ""
  return places.map((at, k) => {
    const index = start + at
    const minor = isMinor(k)
    if (frequency === "yearly") {
      return { at, label: String(getYear(frequency, index)), year: null, isMinor: minor }
    }
    const [label = "", year = ""] = periodLabel(frequency, index).split(" ")
    const inWide = year !== wideYear
    const inNarrow = !minor && year !== narrowYear
    wideYear = year
    if (!minor) narrowYear = year
    const second = inWide || inNarrow ? { text: year, narrowOnly: !inWide } : null
    return { at, label, year: second, isMinor: minor }
  })
}

function chooseEvery(frequency: Frequency, count: number): number[] {
  const step = STEPS[frequency].find((k) => count / k <= MAX_LABELS) ?? count
  const places: number[] = []
  for (let at = count - 1; at >= 0; at -= step) places.unshift(at)
  return places
}

function chooseHeld(held: readonly number[]): number[] {
  const apart = Math.ceil(held.length / MAX_LABELS)
  return held.filter((_, k) => (held.length - 1 - k) % apart === 0)
}
