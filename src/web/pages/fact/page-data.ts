import type { Sparkline } from "#charts/scene/sparkline.ts"

/** A figure as its page shows it: texts, and a few values for other programs. */
export type FactPageData = {
  name: string
  indicatorId: string
  place: { name: string; code: string; code2: string | null; slug: string }
  period: string
  periodLabel: string
  /** The figure with its unit, and `forecast` or `doubtful` where it is one. */
  text: string
  mark: string
  value: number
  unit: string
  sentence: string
  citation: string
  /** `+2.1 points on 2021`, `12th of 187 countries`, `3rd of 54 in Africa`; empty where there is none. */
  change: string
  rank: string
  continentRank: string
  /** Why the figure cannot be right as published; empty for all others. */
  doubt: string
  sparkline: Sparkline
  source: {
    id: string
    publisher: string
    title: string
    url: string
    licence: string
    licenceUrl: string | null
    terms: string
    isClosed: boolean
  }
  /** `data as of 01-07-2025`. */
  dated: string
  vintages: readonly { dated: string; text: string }[]
  /** The day asked for as people read it; empty for the present figures. */
  asOf: string
  /** Sentences about parts of the address that were not followed. */
  ignored: readonly string[]
  address: string
  seriesPath: string
  /** The row of the figure in the table of the series. */
  rowPath: string
  files: readonly { extension: string; name: string; path: string }[]
}

/** What stands in place of a figure that is not there. */
export type MissingFact = {
  sentence: string
  nearest: readonly { text: string; path: string }[]
}
