import type { ComparedSide } from "#charts/query/compared-view.ts"
import {
  DEFAULT_CHART_TYPE,
  DEFAULT_COLOUR_2,
  INK,
  getLabelInk,
  type ChartType,
} from "#charts/model/chart-spec.ts"
import { CHART_TRAITS, type MarkForm } from "#charts/model/chart-traits.ts"
import { drawImage, type ImageForm } from "#charts/svg/draw-image.ts"
import { imageTheme, type ImagePlot } from "#charts/svg/image-theme.ts"

import { renderScene } from "#charts/svg/render-scene.ts"
import type { Scene } from "#charts/scene/scene.ts"
import { wrapText } from "#charts/text/wrap-text.ts"
import { svg, type Markup } from "#domain/format/markup.ts"

import { writeNotes, type FileView } from "./file-view.ts"
import { svgMetadata } from "./images/image-metadata.ts"
import type { TwoViews } from "./two-views.ts"

const DISCLAIMER = "Graph is not up to scale."
const LEADING = 1.35
const PANEL_LINES = 2

/** The image of a comparison as its page draws it: together or in two panels, on one scale or on two, with a legend. */
export function drawComparisonImage(views: TwoViews, form: ImageForm): string {
  const { one, two, title, view } = views
  const secondColour = chooseSecondColour(views)
  const [scene] = view.scenes
  const both = [one, two]
  const each = (of: (view: FileView) => string) => [...new Set(both.map(of))].join(" ").trim()
  const notes = [...view.notes, ...both.map(ownNotes)].filter((note) => note !== "")
  return drawImage(
    {
      title,
      subtitle: view.subtitle,
      scene: {
        description: view.scenes.map(({ description }) => description).join(" "),
        isEmpty: scene?.isEmpty !== false,
      },
      drawPlot: (plot) => drawPlots(views, plot),
      colour: view.first.spec.colour,
      secondColour,
      terms: each(({ licence }) =>
        licence.isRestricted ? `${licence.name}. ${licence.terms}` : "",
      ),
      notes: [DISCLAIMER, ...new Set(notes)].join(" "),
      // A card prints no notes.
      source: `${form.isFull ? "" : `${DISCLAIMER} `}${each(({ credit, dateOfData }) => `${credit} ${dateOfData.sentence}`)}`,
      licence: `Licence: ${each(({ licence }) => `${licence.name.replace(/\.$/, "")}.`)}`,
      address: each(({ shortAddress }) => shortAddress),
      position: "bottom",
      metadata: svgMetadata({ ...one, title }),
    },
    form,
  )
}

/** What the reader wrote in place of the notes of a dataset, or how its figures were made and where forecasts begin. */
function ownNotes(view: FileView): string {
  return writeNotes(view, { notes: [] })
}

/** Two of one colour could not be told apart by it. */
function chooseSecondColour({ view }: TwoViews): string {
  const colour = view.second?.spec.colour ?? DEFAULT_COLOUR_2
  return colour === view.first.spec.colour ? DEFAULT_COLOUR_2 : colour
}

function drawPlots({ view }: TwoViews, plot: ImagePlot): Markup {
  const sides = view.second ? [view.first, view.second] : [view.first]
  const line = plot.fontSize * LEADING
  const chartType = view.scenes[0]?.chartType ?? DEFAULT_CHART_TYPE
  if (view.scenes.length === 1) {
    const keys = sides.map((side, k) =>
      drawKey(
        { side, isSecond: k === 1, chartType, maxLines: 1 },
        { ...plot, y: plot.y + k * line },
      ),
    )
    const used = keys.length * line
    const [scene] = view.scenes
    const rest = { ...plot, y: plot.y + used, height: plot.height - used }
    return svg`${keys}${scene && renderScene(scene, imageTheme(rest))}`
  }
  const panels = view.scenes.map((scene, k) =>
    drawPanel({ scene, side: sides[k] ?? view.first, k, chartType }, plot),
  )
  return svg`${panels}`
}

type Panel = { scene: Scene; side: ComparedSide; k: number; chartType: ChartType }

/** Panels stand beside each other: an image is wide, and half its height is too little for an axis. */
function drawPanel({ scene, side, k, chartType }: Panel, plot: ImagePlot): Markup {
  const gap = plot.fontSize * 1.5
  const width = (plot.width - gap) / 2
  const colour = k === 1 ? (plot.second?.colour ?? plot.colour) : plot.colour
  const box = {
    ...plot,
    colour,
    labelColour: getLabelInk(colour),
    id: `${plot.id}-${String(k)}`,
    x: plot.x + k * (width + gap),
    width,
  }
  const used = PANEL_LINES * plot.fontSize * LEADING
  const rest = { ...box, y: plot.y + used, height: plot.height - used }
  const key = drawKey({ side, isSecond: false, chartType, maxLines: PANEL_LINES }, box)
  return svg`${key}${renderScene(scene, imageTheme(rest))}`
}

type Key = { side: ComparedSide; isSecond: boolean; chartType: ChartType; maxLines: number }

/** An entry of the legend: how a dataset is drawn, its name, last figure, unit and scale. */
function drawKey({ side, isSecond, chartType, maxLines }: Key, plot: ImagePlot): Markup {
  const { x, y, width, fontSize } = plot
  const colour = isSecond ? (plot.second?.colour ?? plot.colour) : plot.colour
  const [swatch, baseline] = [fontSize * 1.6, y + fontSize]
  const middle = baseline - fontSize * 0.33
  const left = x + swatch + fontSize * 0.5
  const lines = wrapText(`${side.title}: ${side.legend}`, {
    size: fontSize,
    width: width - swatch - fontSize,
    maxLines,
  })
  const texts = lines.map(
    (line, k) =>
      svg`<text x="${px(left)}" y="${px(baseline + k * fontSize * LEADING)}" font-size="${px(fontSize)}" fill="${INK.title}">${line}</text>`,
  )
  const box = { x, y: middle - fontSize * 0.4, width: swatch, height: fontSize * 0.8 }
  return svg`${DRAW_SWATCH[CHART_TRAITS[chartType].marks](box, colour, isSecond)}${texts}`
}

type Box = { x: number; y: number; width: number; height: number }

const DRAW_SWATCH: Readonly<
  Record<MarkForm, (box: Box, colour: string, isSecond: boolean) => Markup>
> = { bars: drawBarSwatch, lines: drawLineSwatch }

/** A piece of line, dashed for a second dataset. */
function drawLineSwatch({ x, y, width, height }: Box, colour: string, isSecond: boolean): Markup {
  const dashes = isSecond && svg` stroke-dasharray="${px(height * 0.525)} ${px(height * 0.375)}"`
  return svg`<path d="M${px(x)} ${px(y + height / 2)}H${px(x + width)}" stroke="${colour}" stroke-width="${px(height / 4)}"${dashes}/>`
}

/** A full bar, or three slanted strokes in a frame. */
function drawBarSwatch({ x, y, width, height }: Box, colour: string, isHatched: boolean): Markup {
  const box = svg`x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"`
  if (!isHatched) return svg`<rect ${box} fill="${colour}"/>`
  const strokes = [0, 1, 2].map((k) => {
    const start = x + (width * (k + 0.1)) / 3
    return `M${px(start)} ${px(y + height)}L${px(start + height * 0.6)} ${px(y)}`
  })
  const frame = svg`<rect ${box} fill="${colour}" fill-opacity="0.22" stroke="${colour}"/>`
  return svg`${frame}<path d="${strokes.join("")}" stroke="${colour}" stroke-width="${px(height * 0.22)}"/>`
}

function px(number: number): string {
  return String(Math.round(number * 100) / 100)
}
