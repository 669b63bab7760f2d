import { describeObservations } from "#charts/text/describe-chart.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { renderDrawing, type Drawing } from "#charts/svg/drawing.ts"
import { plottedTitle, seriesTitle } from "#charts/text/series-text.ts"

import type { SeriesData } from "./page-data.ts"

/** The chart of a series as its page shows it, and what it says in sentences. */
export function drawSeries(series: SeriesData): { drawing: Drawing; summary: string } {
  const { spec, plotted, forecastFrom, doubtful } = series
  const title = plottedTitle(series)
  const { observations, format } = series
  const scene = drawChart({ spec, ...plotted, title, forecastFrom, doubtful })
  return {
    drawing: renderDrawing(scene, "plot"),
    summary: describeObservations({
      observations,
      format,
      title: seriesTitle(series),
      forecastFrom,
      doubtful,
    }),
  }
}
