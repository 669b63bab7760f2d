import { formatHeadline, type UnitFormat } from "#domain/format/number-format.ts"
import { svg, type Markup } from "#domain/format/markup.ts"

import { DEFAULT_COLOUR_2, INK } from "../model/chart-spec.ts"
import type { ImagePlot } from "./image-theme.ts"
import { markForecast } from "../text/series-text.ts"
import { wrapText } from "../text/wrap-text.ts"
import type { RankedPlace } from "../views/world-view.ts"

const COLUMNS = 2

/** The first places of a ranking as bars, in pixels with fixed colours, as a piece of SVG for images: as many as the box has room for. */
export function rankingImage(
  places: readonly RankedPlace[],
  format: UnitFormat,
  plot: ImagePlot,
): Markup {
  const lineHeight = plot.fontSize * 1.6
  const perColumn = Math.floor(plot.height / lineHeight)
  const shown = places.slice(0, perColumn * COLUMNS)
  const columns = shown.length > perColumn ? COLUMNS : 1
  const gap = plot.fontSize * 2
  const width = (plot.width - gap * (columns - 1)) / columns
  const largest = shown.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0)
  const hasNotes = shown.some(({ note }) => note)
  const rows = shown.map((place, k) => {
    const column = Math.floor(k / perColumn)
    const figure = formatHeadline(place.value, format)
    const written = place.isForecast ? markForecast(figure) : figure
    return drawRow(place, place.note ? `${written} · note ${place.note}` : written, {
      x: plot.x + column * (width + gap),
      y: plot.y + (k % perColumn) * lineHeight,
      width,
      fontSize: plot.fontSize,
      valueWidth: plot.fontSize * (hasNotes ? 9 : 5),
      share: largest === 0 ? 0 : Math.abs(place.value) / largest,
      colour: place.value < 0 ? DEFAULT_COLOUR_2 : plot.colour,
    })
  })
  return svg`${rows}`
}

type RowBox = {
  x: number
  y: number
  width: number
  fontSize: number
  valueWidth: number
  share: number
  colour: string
}

function drawRow({ country, rank }: RankedPlace, value: string, box: RowBox): Markup {
  const { x, y, width, fontSize, valueWidth, share, colour } = box
  const [rankWidth, nameWidth] = [fontSize * 1.8, width * 0.38]
  const left = x + rankWidth + fontSize * 0.5
  const barLeft = left + nameWidth
  const bar = Math.max(1, (width - (barLeft - x) - valueWidth) * share)
  const baseline = (y + fontSize).toFixed(1)
  const [name = country.name] = wrapText(country.name, {
    size: fontSize,
    width: nameWidth - fontSize * 0.5,
    maxLines: 1,
  })
  const size = svg`font-size="${fontSize}"`
  return svg`${[
    svg`<text x="${(x + rankWidth).toFixed(1)}" y="${baseline}" ${size} fill="${INK.label}" text-anchor="end">${rank}</text>`,
    svg`<text x="${left.toFixed(1)}" y="${baseline}" ${size} fill="${INK.title}">${name}</text>`,
    svg`<rect x="${barLeft.toFixed(1)}" y="${(y + fontSize * 0.2).toFixed(1)}" width="${bar.toFixed(1)}" height="${fontSize.toFixed(1)}" fill="${colour}"/>`,
    svg`<text x="${(barLeft + bar + fontSize * 0.4).toFixed(1)}" y="${baseline}" ${size} fill="${INK.title}">${value}</text>`,
  ]}`
}
