import type { SeriesSummary } from "#catalog/series-summary.ts"
import { nameWithoutUnit } from "#charts/text/series-text.ts"
import { isLine, sparklinePath, type Sparkline } from "#charts/scene/sparkline.ts"
import { advancedPath } from "#domain/addresses/page-paths.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { formatChange, formatHeadline, unitFormat } from "#domain/format/number-format.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import { latestPeriodText } from "./latest-period-text.ts"

/** The latest figure of an indicator in a country, written out. */
export type FigureView = {
  /** Without a unit in brackets, which stands in `unit`. */
  name: string
  path: string
  value: string
  /** As published, but for signs that the value already carries; may be empty. */
  unit: string
  period: string
  /** Against one period before; empty where there is none. */
  change: string
  /** `up`, `down` or `same`; null where there is no change to tell. */
  course: "up" | "down" | "same" | null
  /** In a box of 100 by 100; null where fewer than two figures follow each other. */
  spark: Sparkline | null
}

type Named = Pick<Indicator, "name" | "unit" | "currency">

/** What is needed of a country's figure to write it out. */
export type WrittenFigure =
  | {
      state: "series"
      summary: Pick<SeriesSummary, "latest" | "previous" | "recent"> & { indicator: Named }
    }
  | { state: "fact"; indicator: Named; value: number }

const BOX = 100

/** Writes a country's figure out: value, unit, period, change and a small line. */
export function mapFigure(figure: WrittenFigure, countrySlug: string): FigureView {
  const indicator = figure.state === "series" ? figure.summary.indicator : figure.indicator
  const format = unitFormat(indicator.unit, indicator.currency)
  const base = {
    name: nameWithoutUnit(indicator),
    path: advancedPath({ name: indicator.name, countrySlug }),
    unit: shownUnit(indicator),
  }
  if (figure.state === "fact") {
    const value = formatHeadline(figure.value, format)
    return { ...base, value, period: "no date given", change: "", course: null, spark: null }
  }
  const { latest, previous, recent } = figure.summary
  const change = previous === null ? "" : formatChange(previous, latest.value, format)
  return {
    ...base,
    value: formatHeadline(latest.value, format),
    period: latestPeriodText(latest),
    change,
    course: change === "" || previous === null ? null : decideCourse(previous, latest.value),
    spark: isLine(recent) ? sparklinePath(recent, BOX, BOX) : null,
  }
}

function decideCourse(from: number, to: number): "up" | "down" | "same" {
  if (from === to) return "same"
  return to > from ? "up" : "down"
}

function shownUnit({ unit }: Named): string {
  const shown = unitScale(unit)?.unit ?? unit
  return shown === "%" ? "" : shown
}
