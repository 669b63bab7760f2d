import type { ChartSpec } from "#charts/model/chart-spec.ts"
import type { Access } from "#domain/accounts/access.ts"
import type { Resource } from "#domain/places/country-content.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import type { FigureView } from "../../components/map-figure.ts"
import type { LinkedPlace } from "../indicator/page-data.ts"

/** A figure with its place among countries: `12th of 187 countries`; empty where a place means nothing. */
export type RankedFigure = FigureView & { rank: string; continentRank: string }

/** A chart of the dashboard with what is said around it. */
export type DashboardChart = {
  name: string
  path: string
  title: string
  subtitle: string
  definition: string
  observations: Observations
  format: UnitFormat
  spec: ChartSpec
  source: { publisher: string; url: string }
  /** How old the figures are. */
  vintage: string
  /** How the figures are made from finer ones, and from when on they are forecasts. */
  notes: readonly string[]
}

/** The dashboard of a country, the sentence that asks to sign in, or the one that there is none. */
export type DashboardData =
  | {
      state: "sign-in"
      origin: string
      country: LinkedPlace
      continent: string | null
      countries: readonly LinkedPlace[]
      downloads: Access
      /** The day as of which the figures are wanted; `null` for today. */
      asOf: string | null
      notices: readonly string[]
    }
  | { state: "missing"; name: string; closest: readonly { name: string; slug: string }[] }
  | {
      state: "open"
      origin: string
      country: LinkedPlace
      /** Every country with figures. */
      countries: readonly LinkedPlace[]
      /** Who may keep the dashboard as a file. */
      downloads: Access
      /** The day as of which the figures were known; `null` for today. */
      asOf: string | null
      /** What the address asked for and what came of it. */
      notices: readonly string[]
      headlines: readonly RankedFigure[]
      charts: readonly DashboardChart[]
      resources: readonly Resource[]
    }

/** The page on which a country is chosen. */
export type SelectData = {
  origin: string
  isOpen: boolean
  countries: readonly LinkedPlace[]
  /** What was asked for and names no country; empty for nothing. */
  unknown: string
  closest: readonly { name: string; slug: string }[]
}
