import type { Frequency } from "#domain/time/frequency.ts"
import { ageText, rhythmText } from "#domain/time/freshness-text.ts"
import { decideFreshness, type Freshness, type Pace } from "#domain/time/freshness.ts"
import { periodAt } from "#domain/time/period.ts"

import type { DatasetRowBody } from "../contract.ts"

type AgeBody = NonNullable<DatasetRowBody["freshness"]>

/** How old a line of a list is on a day; `null` where all its figures are forecasts. */
export function paceBody(pace: Pace | null, today: Date): AgeBody | null {
  return pace && ageBody(decideFreshness(pace, today), pace.frequency)
}

/** The freshness of a series in the words of the API; its periods are of the frequency given. */
export function ageBody(freshness: Freshness, frequency: Frequency): AgeBody {
  return {
    rhythm: rhythmText(freshness.rhythm),
    lastActualPeriod: periodAt(frequency, freshness.last),
    behind: freshness.behind === null ? null : ageText(freshness.ageMonths),
    isStale: freshness.behind !== null,
  }
}
