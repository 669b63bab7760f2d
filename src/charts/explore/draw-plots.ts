import { svg, type Markup } from "#domain/format/markup.ts"

import { INK } from "../model/chart-spec.ts"
import type { ImagePlot } from "../svg/image-theme.ts"
import { wrapText } from "../text/wrap-text.ts"
import type { PlotScene } from "./multi-scene.ts"
import { seriesPaint } from "./palette.ts"
import { placeDotLabelsOn } from "./place-dot-labels.ts"
import { imageLook, PAGE_FONT, WEB_LOOK, type PlotBox } from "./plot-look.ts"
import { renderPlot } from "./render-plot.ts"

/** A line of a legend: which series, and what it is called. */
export type LegendEntry = { at: number | null; name: string }

/** A plot as a page needs it: the finished SVG and what is laid out around it. */
export type PlotDrawing = {
  title: string
  svg: string
  tickChars: number
  rightChars: number
  labelChars: number
  hasYears: boolean
  kind: PlotScene["kind"]
  isEmpty: boolean
  /** Of the axes of a scatter; empty for others. */
  xTitle: string
  yTitle: string
}

/** Draws a plot for a page. */
export function drawPlot(scene: PlotScene): PlotDrawing {
  const isMulti = scene.kind === "multi"
  const isScatter = scene.kind === "scatter"
  const content = renderPlot(scene, WEB_LOOK)
  return {
    title: scene.title,
    svg: svg`<svg class="plot-svg" aria-hidden="true" focusable="false">${content}</svg>`.toString(),
    tickChars: scene.tickChars,
    rightChars: isScatter ? 0 : scene.rightChars,
    labelChars: isMulti ? scene.labelChars : 0,
    hasYears: isMulti && scene.hasYears,
    kind: scene.kind,
    isEmpty: scene.isEmpty,
    xTitle: isScatter ? scene.xTitle : "",
    yTitle: isScatter ? scene.yTitle : "",
  }
}

/** Average width of a character, as a share of the font size. */
const CHAR = 0.54

/** Draws plots into the box of an image, several in a grid, with a legend above them. */
export function drawPlotsImage(
  scenes: readonly PlotScene[],
  legend: readonly LegendEntry[],
  plot: ImagePlot,
): Markup {
  const { fontSize } = plot
  const isDots = scenes.some(({ kind }) => kind !== "multi")
  const rows = legend.length > 1 ? layLegend(legend, plot, isDots) : []
  const legendHeight = rows.length * fontSize * 1.5
  const columns = countColumns(scenes.length)
  const lines = Math.ceil(scenes.length / columns)
  const width = plot.width / columns
  const height = (plot.height - legendHeight) / Math.max(lines, 1)
  const small = scenes.length > 4 ? 0.72 : scenes.length > 1 ? 0.85 : 1
  const drawn = scenes.map((scene, k) =>
    drawOne(scene, {
      ...plot,
      x: plot.x + (k % columns) * width,
      y: plot.y + legendHeight + Math.floor(k / columns) * height,
      width,
      height,
      fontSize: Math.round(fontSize * small),
    }),
  )
  return svg`${rows.flat()}${drawn}`
}

function countColumns(count: number): number {
  if (count <= 1) return 1
  return count <= 4 ? 2 : count <= 9 ? 3 : 4
}

function drawOne(scene: PlotScene, { x, y, width, height, fontSize }: ImagePlot): Markup {
  const isMulti = scene.kind === "multi"
  const isScatter = scene.kind === "scatter"
  const heading = isScatter ? scene.yTitle : isMulti ? scene.title : ""
  const above = fontSize * (heading === "" ? 1.4 : 2.6)
  const below = fontSize * measureBelow(scene)
  const left = x + (scene.tickChars * CHAR + 0.9) * fontSize
  const beside = isMulti
    ? Math.max(scene.rightChars, scene.rightChars > 0 ? 0 : scene.labelChars)
    : isScatter
      ? 0
      : scene.rightChars
  const right = x + width - (beside > 0 ? (beside * CHAR + 1.2) * fontSize : fontSize * 0.8)
  const box = {
    left,
    top: y + above,
    width: right - left,
    height: height - above - below,
    fontSize,
  }
  const [text = ""] = wrapText(heading, {
    size: fontSize,
    isBold: true,
    width: width - fontSize,
    maxLines: 1,
  })
  const title =
    heading !== "" &&
    svg`<text x="${x.toFixed(1)}" y="${(y + fontSize * 1.1).toFixed(1)}" font-size="${fontSize}" font-weight="bold" fill="${INK.title}">${text}</text>`
  const xTitle =
    isScatter &&
    svg`<text x="${(left + box.width / 2).toFixed(1)}" y="${(y + height - fontSize * 0.4).toFixed(1)}" font-size="${fontSize}" font-weight="bold" fill="${INK.title}" text-anchor="middle">${scene.xTitle}</text>`
  return svg`${title}${renderPlot(placeLabels(scene, box), imageLook(box))}${xTitle}`
}

/** The size of an image is known, and it may be flatter than any plot of a page: names of dots are placed for it. */
function placeLabels(scene: PlotScene, { width, height, fontSize }: PlotBox): PlotScene {
  if (scene.kind !== "scatter" || scene.labels.length === 0) return scene
  const unit = fontSize / PAGE_FONT
  const labels = placeDotLabelsOn(scene.dots, { width: width / unit, height: height / unit })
  return { ...scene, labels }
}

/** Room for labels below a plot, in lines. */
function measureBelow(scene: PlotScene): number {
  if (scene.kind === "race") return 0.5
  return scene.kind === "multi" && !scene.hasYears ? 2 : 3.4
}

function layLegend(legend: readonly LegendEntry[], plot: ImagePlot, isDots: boolean): Markup[][] {
  const { x, y, width, fontSize } = plot
  const rows: Markup[][] = [[]]
  let left = 0
  for (const { at, name } of legend) {
    const length = (name.length * CHAR + 3) * fontSize
    if (left + length > width && left > 0) {
      rows.push([])
      left = 0
    }
    const top = y + (rows.length - 0.5) * fontSize * 1.5
    const from = x + left
    rows
      .at(-1)
      ?.push(
        svg`${drawKey({ at, x: from, y: top, fontSize, isDots })}<text x="${(from + fontSize * (isDots ? 1 : 1.8)).toFixed(1)}" y="${(top + fontSize * 0.34).toFixed(1)}" font-size="${fontSize}" fill="${INK.title}">${name}</text>`,
      )
    left += length
  }
  return rows
}

type Key = { at: number | null; x: number; y: number; fontSize: number; isDots: boolean }

/** A dot, or a piece of the line with its dashes. */
function drawKey({ at, x, y, fontSize, isDots }: Key): Markup {
  const { ink, dash } = seriesPaint(at)
  const middle = y.toFixed(1)
  if (isDots) {
    const radius = fontSize * 0.34
    return svg`<circle cx="${(x + radius).toFixed(1)}" cy="${middle}" r="${radius.toFixed(1)}" fill="${ink}"/>`
  }
  const dashes = dash !== "" && svg` stroke-dasharray="${dash}"`
  return svg`<line x1="${x.toFixed(1)}" x2="${(x + fontSize * 1.4).toFixed(1)}" y1="${middle}" y2="${middle}" stroke="${ink}" stroke-width="4"${dashes}/>`
}
