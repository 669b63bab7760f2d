import { lastIndex, valueAt, type Observations } from "./series.ts"
import type { PeriodIndex } from "../time/period.ts"

/** Older figures of a series, and the import that brought them. */
export type OlderObservations = Pick<Observations, "start" | "values"> & {
  importId: number
  /** Whether its file is the publisher's whole edition: what it leaves out at the start is withdrawn. */
  isFullEdition: boolean
  /** The first period that is a forecast. */
  forecastStart: PeriodIndex | null
}

/** Figures with the earlier ones of older files before their own: each part to its last period. */
export type JoinedObservations = Pick<Observations, "start" | "values"> & {
  parts: readonly { lastIndex: PeriodIndex; importId: number }[]
}

/**
 * The figures of an extract with the earlier ones that older files have, these from the newest to the oldest. A file is
 * joined where its figures agree with those held for the periods that both have; nothing is joined from before a whole
 * edition that leaves it out. Without parts when there is nothing to join.
 */
export function joinEarlier(
  own: Pick<Observations, "start" | "values">,
  olderFirstNewest: readonly OlderObservations[],
): JoinedObservations {
  let { start, values } = own
  const parts: { lastIndex: PeriodIndex; importId: number }[] = []
  for (const older of olderFirstNewest) {
    if (older.start < start && isActualBefore(older, start) && agree(older, { start, values })) {
      parts.push({ lastIndex: start - 1, importId: older.importId })
      values = [...older.values.slice(0, start - older.start), ...values]
      start = older.start
    }
    if (older.isFullEdition) break
  }
  return { start, values, parts: parts.toReversed() }
}

function isActualBefore({ forecastStart }: OlderObservations, index: PeriodIndex): boolean {
  return forecastStart === null || forecastStart >= index
}

const MIN_COMMON_PERIODS = 3
const MAX_APART = 0.01
const SHARE_ALIKE = 0.9

/**
 * Whether two files say the same of the periods that both have: at least three of them, the first alike to one in a
 * hundred and nine in ten of all. Another base year, unit or method shows here.
 */
function agree(
  older: Pick<Observations, "start" | "values">,
  newer: Pick<Observations, "start" | "values">,
): boolean {
  const observations = { frequency: "yearly", ...older } as const
  const alike: boolean[] = []
  for (const [k, value] of newer.values.entries()) {
    if (newer.start + k > lastIndex(observations)) break
    const other = valueAt(observations, newer.start + k)
    if (value !== null && other !== null) alike.push(isAlike(value, other))
  }
  return (
    alike.length >= MIN_COMMON_PERIODS &&
    alike[0] === true &&
    alike.filter(Boolean).length >= SHARE_ALIKE * alike.length
  )
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= MAX_APART * Math.max(Math.abs(a), Math.abs(b))
}
