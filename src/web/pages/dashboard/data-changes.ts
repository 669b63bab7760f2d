import { formatHeadline, unitFormat } from "#domain/format/number-format.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod, periodLabel } from "#domain/time/period.ts"

/** What the API says of a series, as far as the dashboard shows it. */
export type SeriesState = {
  latest: { period: string; value: number } | null
  frequency: Frequency
  metric: string
  currency: string | null
  lastModified: string
}

/** The latest figure of a series in short, and whether its figures changed since a time. */
export function describeSeries(
  { latest, frequency, metric, currency, lastModified }: SeriesState,
  since: string,
): { value: string; period: string; isNew: boolean } {
  const isNew = lastModified > since
  if (latest === null) return { value: "No figure", period: "", isNew }
  const parsed = parsePeriod(latest.period)
  const period = parsed ? periodLabel(frequency, parsed.index) : latest.period
  return { value: formatHeadline(latest.value, unitFormat(metric, currency)), period, isNew }
}
