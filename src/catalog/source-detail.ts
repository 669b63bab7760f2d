import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Standstill } from "#domain/time/standstill-text.ts"

/** How much is held of a source, and the last of its files that changed anything. */
export type SourceHoldings = {
  source: Source
  indicators: number
  series: number
  /** Figures of the series and figures without a date. */
  valueCount: number
  lastImport: { at: Date; vintage: string; vintageStated: boolean }
}

/** What of a whole source has fallen behind, and of each of its indicators by id. */
export type SourceStandstill = Standstill & {
  indicators: ReadonlyMap<IndicatorId, Standstill>
}

/** What a source holds at one frequency; `null` stands for its figures without a date. */
export type FrequencyHoldings = {
  frequency: Frequency | null
  indicators: number
  series: number
  valueCount: number
  /** Countries with a figure; regions are not counted. */
  countries: number
}

/** An indicator as one source has it; years are `null` where no figure has a date. */
export type SourceIndicator = {
  indicator: Indicator
  frequencies: readonly Frequency[]
  countries: number
  startYear: number | null
  /** The year of the last figure, forecasts included. */
  endYear: number | null
  /** The year of the last actual figure; `null` where there is none. */
  lastActualYear: number | null
}

/** The latest file of a source and what came of it; a file that failed left the data from before. */
export type LastRun = {
  fileName: string
  startedAt: Date
  outcome: "imported" | "unchanged" | "failed" | "running"
}

/** Everything that is said about one source. */
export type SourceDetail = SourceHoldings & {
  byFrequency: readonly FrequencyHoldings[]
  /** By name. */
  list: readonly SourceIndicator[]
  lastRun: LastRun
}
