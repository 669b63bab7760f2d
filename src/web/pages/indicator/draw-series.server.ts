import { describeFigures } from "#charts/describe-chart.ts"
import { drawChart } from "#charts/draw-chart.ts"
import { drawingOf } from "#charts/drawing.ts"
import { packDrawing, type PackedDrawing } from "#charts/packed-drawing.ts"
import { plottedTitle, seriesTitle } from "#charts/series-words.ts"

import type { SeriesData } from "./page-data.ts"

/** The chart of a series as its page shows it, and what it says in sentences; a document holds the chart in its HTML. */
export function drawSeries(
  series: SeriesData,
  { isDocument }: { isDocument: boolean },
): { drawing: PackedDrawing; summary: string } {
  const { spec, plotted, forecastFrom, doubtful } = series
  const title = plottedTitle(series)
  const { figures, format } = series
  const drawing = drawingOf(drawChart({ spec, ...plotted, title, forecastFrom, doubtful }), "plot")
  return {
    drawing: packDrawing(drawing, { isInDocument: isDocument }),
    summary: describeFigures({
      figures,
      format,
      title: seriesTitle(series),
      forecastFrom,
      doubtful,
    }),
  }
}
