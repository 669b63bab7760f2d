import type { PlotDrawing } from "#charts/explore/draw-plots.ts"

import type { LegendClass, RankRow } from "../ranking/page-data.ts"

export type ExploreLink = { label: string; path: string }

/** A line of a legend as a page paints it. */
export type LegendKey = { name: string; paint: string; dash: string }

/** The ranking of a year as a list of bars. */
export type RankingPart = {
  title: string
  rows: readonly (Pick<RankRow, "rank" | "name" | "value" | "share"> & { path: string })[]
}

/** What is drawn, as far as the server draws it. */
export type ExploreFigure =
  | { kind: "plots"; plots: readonly PlotDrawing[]; legend: readonly LegendKey[]; isDots: boolean }
  | {
      kind: "map"
      svg: string
      legend: readonly LegendClass[]
      description: string
      ranking: RankingPart
    }
  | { kind: "bars"; lists: readonly RankingPart[] }
  | { kind: "table" }

export type ExploreTable = {
  rowHeading: string
  columns: readonly { heading: string; unit: string }[]
  rows: readonly { label: string; path: string | null; cells: readonly string[] }[]
}

/** The years of a figure that moves, from the first to the one shown. */
export type ExplorePlayer = {
  framesPath: string
  years: readonly number[]
  /** Address of the same composition without a last year, to which that of a frame is added. */
  path: string
  msPerFrame: number
  table: ExploreTable
}

/** A composition as it stands on its page and in its embed. */
export type ExploreChart = {
  player: ExplorePlayer | null
  annotations: readonly string[]
  title: string
  subtitle: string
  description: string
  figure: ExploreFigure
  table: ExploreTable
  notes: readonly string[]
  source: string
}

/** What the form of the page holds. */
export type ExploreForm = {
  indicators: readonly { id: string; name: string; without: string }[]
  places: readonly { token: string; name: string; without: string }[]
  layout: string
  startYear: string
  endYear: string
  scale: string
  calc: string
  frequency: string
  asOf: string
  highlight: string
  /** The places that may stand out. */
  highlights: readonly { code: string; name: string }[]
  step: string
  title: string
  notes: readonly { value: string; name: string; without: string }[]
  /** The layouts as links to the same with another one. */
  layouts: readonly (ExploreLink & { isCurrent: boolean })[]
  /** To choose from. */
  names: readonly string[]
  groups: readonly { id: string; name: string }[]
  countries: readonly { code: string; name: string; code2: string | null }[]
}

/** Everything on the page of a composition. */
export type ExplorePageData = {
  state: "composed" | "problem" | "empty"
  /** Whether it holds words of the author of the address: search engines are not to take them for ours. */
  isAnnotated: boolean
  origin: string
  path: string
  form: ExploreForm
  chart: ExploreChart | null
  /** Which places have no figures, in a sentence. */
  missing: string
  problem: { sentence: string; links: readonly ExploreLink[] } | null
  /** What fits the words of an indicator that were typed without script; `null` where none were. */
  matches: { words: string; links: readonly ExploreLink[] } | null
  sources: readonly {
    publisher: string
    title: string
    url: string
    licence: string
    day: string
  }[]
  /** Why figures of the composition may not be taken along; `null` where they may. */
  closed: string | null
  files: readonly ExploreLink[]
  citations: readonly ExploreLink[]
  framePath: string | null
  card: string | null
  ignored: readonly string[]
  /** Formulas one click away. */
  ready: readonly ExploreLink[]
  /** The one country beside those like it. */
  peers: readonly ExploreLink[]
  examples: readonly ExploreLink[]
}
