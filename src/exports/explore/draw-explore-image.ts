import { drawPlotsImage } from "#charts/explore/draw-plots.ts"
import { DEFAULT_COLOUR, INK } from "#charts/model/chart-spec.ts"
import { drawMap } from "#charts/scene/draw-map.ts"
import { drawImage, type ChartImage, type ImageForm } from "#charts/svg/draw-image.ts"
import { imageMapTheme } from "#charts/svg/image-map-theme.ts"
import type { ImagePlot } from "#charts/svg/image-theme.ts"
import { rankingImage } from "#charts/svg/ranking-image.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { svg, type Markup } from "#domain/format/markup.ts"
import type { Composition } from "#explore/composition.ts"

import { markMissingGlyphs } from "../documents/missing-glyphs.ts"
import type { ExploreView } from "./explore-view.ts"

/** The composition as an image that stands alone, or one of its frames. */
export function drawExploreImage(
  file: ExploreView,
  form: ImageForm,
  { figure, subtitle }: Pick<Composition, "figure" | "subtitle"> = file.composition,
): string {
  const { composition, address, licence, terms } = file
  const { title, description, table } = composition
  const image: ChartImage = {
    title: markMissingGlyphs(title),
    subtitle: markMissingGlyphs(subtitle),
    scene: { description, isEmpty: false },
    drawPlot: (plot) => drawFigure({ figure, table }, plot),
    colour: DEFAULT_COLOUR,
    terms,
    notes: markMissingGlyphs(file.notes),
    source: markMissingGlyphs(
      `${file.credit} ${file.vintage}${figure.kind === "map" ? " Borders: Natural Earth." : ""}`,
    ),
    licence: `Licence: ${licence}.`,
    address,
    position: "bottom",
    metadata: null,
  }
  return drawImage(image, form)
}

function drawFigure(
  { figure, table }: Pick<Composition, "figure" | "table">,
  plot: ImagePlot,
): Markup {
  switch (figure.kind) {
    case "plots":
      return drawPlotsImage(figure.scenes, figure.legend, plot)
    case "map": {
      const { view, measure, scale, notes } = figure
      const scene = drawMap({
        view,
        format: measure.format,
        title: measure.name,
        ...(scale && { scale }),
        ...(notes && { notes }),
      })
      return renderMap(scene, imageMapTheme(plot))
    }
    case "bars": {
      const width = plot.width / figure.lists.length
      return svg`${figure.lists.map(({ view, measure }, k) =>
        rankingImage(view.countries, measure.format, {
          ...plot,
          x: plot.x + k * width,
          width: width - plot.fontSize,
        }),
      )}`
    }
    case "table":
      return drawTable(table, plot)
  }
}

/** As many rows of a table as an image has room for. */
function drawTable({ rowHeading, columns, rows }: Composition["table"], plot: ImagePlot): Markup {
  const size = Math.round(plot.fontSize * 0.85)
  const step = size * 1.55
  const most = Math.max(1, Math.floor(plot.height / step) - 1)
  const width = plot.width / (columns.length + 1)
  const letters = Math.max(4, Math.floor(width / (size * 0.56)))
  const lines = [
    { label: rowHeading, cells: columns.map(({ heading }) => heading) },
    ...rows.slice(0, most),
  ]
  const cell = (text: string, at: number, row: number) => {
    const x = at === 0 ? plot.x : plot.x + (at + 1) * width
    const shown = text.length > letters ? `${text.slice(0, letters - 1)}…` : text
    return svg`<text x="${x.toFixed(1)}" y="${(plot.y + (row + 0.8) * step).toFixed(1)}" font-size="${size}"${row === 0 && svg` font-weight="bold"`}${at > 0 && svg` text-anchor="end"`} fill="${INK.title}">${shown}</text>`
  }
  return svg`${lines.map(({ label, cells }, row) => [label, ...cells].map((text, at) => cell(text, at, row)))}`
}
