import type { Country } from "#domain/places/country.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { statusAt, type FigureStatus } from "#domain/series/figure-status.ts"
import { lastIndex, valueAt, type Observations } from "#domain/series/series.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { periodAt, type Period, type PeriodIndex } from "#domain/time/period.ts"
import type { Source, SourceId } from "#domain/indicators/source.ts"

/** Which figures of several indicators and places are asked for. */
export type PanelQuery = {
  indicators: readonly Indicator[]
  countries: readonly Country[]
  startYear: number | null
  endYear: number | null
  /** `null` for the coarsest at which each indicator is published. */
  frequency: Frequency | null
  /** The days as of which the figures are asked for, `null` for today; at least one. */
  asOf: readonly (string | null)[]
}

/** A series of a panel: what was known of it on each of the days asked for, `null` where nothing was. */
export type PanelSeries = {
  indicator: Indicator
  country: Country
  frequency: Frequency
  versions: readonly (PanelVersion | null)[]
}

/** The values of a series as of one day. Those of a closed licence are not there: `observed` is `null`. */
export type PanelVersion = {
  source: Source
  /** `YYYY-MM-DD`, the date of the data. */
  vintage: string
  /** Whether the publisher states that date; else it is the earliest possible one. */
  vintageStated: boolean
  observed: Observations | null
  derivedFrom: Frequency | null
  forecastFrom: PeriodIndex | null
  doubtful: readonly DoubtfulFigure[]
  /** Up to which period an older file brought the values, and its date. */
  olderParts: readonly { lastIndex: PeriodIndex; vintage: string }[]
}

/** One period of a series with its figure as of each day, `null` where nothing was known of the series. */
export type PanelRow = { period: Period; cells: readonly (PanelCell | null)[] }

/** A figure, `null` where there is a gap, with the date of the data that it is of. */
export type PanelCell = { value: number | null; status: FigureStatus | null; vintage: string }

/** Every period of a series from the first to the last that any of its versions has. */
export function listPanelRows({ frequency, versions }: PanelSeries): PanelRow[] {
  const held = versions.flatMap((version) => version?.observed ?? [])
  const first = Math.min(...held.map(({ start }) => start))
  const last = Math.max(...held.map(lastIndex))
  const rows: PanelRow[] = []
  for (let index = first; index <= last; index += 1) {
    rows.push({
      period: periodAt(frequency, index),
      cells: versions.map((version) => version && readCell(version, index)),
    })
  }
  return rows
}

function readCell(version: PanelVersion, index: PeriodIndex): PanelCell | null {
  const { observed, vintage, olderParts } = version
  if (!observed) return null
  const value = valueAt(observed, index)
  return {
    value,
    status: value === null ? null : statusAt(index, version),
    vintage: olderParts.find((part) => index <= part.lastIndex)?.vintage ?? vintage,
  }
}

/** Sources whose licence keeps their figures out of a panel, and how many series that are. */
export type LeftOutSources = Map<SourceId, { source: Source; series: number }>

/** Writes down whose figures of a series may not be passed on: each source once, however many days are asked for. */
export function noteLeftOut(series: PanelSeries, leftOut: LeftOutSources): void {
  for (const source of new Map(listClosedSources(series).map((one) => [one.id, one])).values()) {
    leftOut.set(source.id, { source, series: (leftOut.get(source.id)?.series ?? 0) + 1 })
  }
}

/** The sources of a series whose figures may not be passed on. */
export function listClosedSources({ versions }: PanelSeries): Source[] {
  return versions.flatMap((version) => (version?.observed === null ? [version.source] : []))
}
