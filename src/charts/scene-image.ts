import { escapeMarkup } from "#domain/format/markup.ts"

import { DEFAULT_COLOUR_2, INK } from "./chart-spec.ts"
import type { Bar, Layer, Mark, Scene, SecondLayer } from "./scene.ts"

/** Where in an image a chart is drawn, in pixels, axes included, and how. */
export type ImagePlot = {
  x: number
  y: number
  width: number
  height: number
  /** Size of the tick labels; marks and strokes follow it. */
  fontSize: number
  /** Fixed colours: of the marks and of text beside them. */
  colour: string
  labelColour: string
  /** The same of a second dataset; the default one's where it is not given. */
  second?: { colour: string; labelColour: string }
  /** Tells the hatching apart where several charts share a document. */
  id: string
}

/** Average width of a digit or sign of the labels, as a share of the font size. */
const CHAR = 0.54
/** Size for which the offsets of marks in a scene are meant. */
const SCENE_FONT = 13

type Frame = { left: number; top: number; width: number; height: number; unit: number }

/** The scene in pixels with fixed colours, as a piece of SVG for images and print: no percentages, no style sheet, no variables. */
export function sceneImage(scene: Scene, plot: ImagePlot): string {
  const frame = frameOf(scene, plot)
  return [
    `<g font-size="${px(plot.fontSize)}">`,
    gapsOf(scene, frame, plot.id),
    valueAxisOf(scene, frame, plot.fontSize),
    periodAxisOf(scene, frame, plot.fontSize),
    rightAxisOf(scene, frame, plot),
    scene.chartType === "bar" ? barsOf(scene, frame, plot) : linesOf(scene, frame, plot),
    ringsOf(scene, frame, plot.colour),
    scene.second ? ringsOf(scene.second, frame, secondOf(plot).colour) : "",
    forecastOf(scene, frame),
    ...scene.marks.map((mark) => markOf(mark, frame, plot)),
    "</g>",
  ].join("")
}

/** The box of the marks alone: what is left inside when the labels of both axes have their room. */
function frameOf(scene: Scene, { x, y, width, height, fontSize }: ImagePlot): Frame {
  const gutterLeft = scene.tickChars * CHAR * fontSize + fontSize * 0.8
  const gutterRight = scene.endChars > 0 ? (scene.endChars + 1.4) * CHAR * fontSize : fontSize * 0.5
  const above = fontSize * 1.4
  const below = fontSize * (scene.hasYears ? 3.2 : 2)
  return {
    left: x + gutterLeft,
    top: y + above,
    width: width - gutterLeft - gutterRight,
    height: height - above - below,
    unit: fontSize / SCENE_FONT,
  }
}

function gapsOf({ gaps }: Scene, frame: Frame, id: string): string {
  if (gaps.length === 0) return ""
  const size = px(6 * frame.unit)
  const slots = gaps.map(
    (gap) =>
      `<rect x="${px(atX(frame, gap.x))}" y="${px(frame.top)}" width="${px((gap.width / 100) * frame.width)}" height="${px(frame.height)}"/>`,
  )
  return (
    `<defs><pattern id="${escapeMarkup(id)}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<line x1="0" y1="0" x2="0" y2="${size}" stroke="${INK.hatch}" stroke-width="${px(2 * frame.unit)}"/></pattern></defs>` +
    `<g fill="url(#${escapeMarkup(id)})">${slots.join("")}</g>`
  )
}

function valueAxisOf({ valueTicks }: Scene, frame: Frame, fontSize: number): string {
  const lines = valueTicks.map(({ y, isZero }) => horizontal(frame, y, isZero))
  const labels = valueTicks.map(({ y, label }) =>
    text(frame.left - fontSize * 0.6, atY(frame, y) + fontSize * 0.34, label, "end"),
  )
  return `${lines.join("")}<g fill="${INK.label}">${labels.join("")}</g>`
}

function horizontal(frame: Frame, y: number, isZero: boolean): string {
  const at = px(atY(frame, y))
  return `<line x1="${px(frame.left)}" x2="${px(frame.left + frame.width)}" y1="${at}" y2="${at}" stroke="${isZero ? INK.zero : INK.grid}" stroke-width="${px(frame.unit)}"/>`
}

function periodAxisOf({ periodTicks }: Scene, frame: Frame, fontSize: number): string {
  const bottom = frame.top + frame.height
  const labels = periodTicks.map(({ x, label, year }) => {
    const first = text(atX(frame, x), bottom + fontSize * 1.5, label, "middle")
    if (!year || year.narrowOnly) return first
    return first + text(atX(frame, x), bottom + fontSize * 2.7, year.text, "middle")
  })
  return `<g fill="${INK.label}">${labels.join("")}</g>`
}

function rightAxisOf({ second }: Scene, frame: Frame, plot: ImagePlot): string {
  if (!second || second.ticks.length === 0) return ""
  const x = frame.left + frame.width + plot.fontSize * 0.6
  const labels = second.ticks.map(({ y, label }) =>
    text(x, atY(frame, y) + plot.fontSize * 0.34, label, "start"),
  )
  return `<g fill="${escapeMarkup(secondOf(plot).labelColour)}">${labels.join("")}</g>`
}

function secondOf({ second }: ImagePlot): { colour: string; labelColour: string } {
  return second ?? { colour: DEFAULT_COLOUR_2, labelColour: DEFAULT_COLOUR_2 }
}

function barsOf({ second, valueTicks, ...first }: Scene, frame: Frame, plot: ImagePlot): string {
  const zero = valueTicks.find(({ isZero }) => isZero)
  const over = zero && zero.y < 100 ? horizontal(frame, zero.y, true) : ""
  const hatched = second ? hatchedBars(second, frame, plot) : ""
  const paint = escapeMarkup(plot.colour)
  return layerBars(first, frame, { fill: paint, paint }) + hatched + over
}

/** Bars of a second dataset are hatched, so that they are told apart without their colour. */
function hatchedBars(second: SecondLayer, frame: Frame, plot: ImagePlot): string {
  const paint = escapeMarkup(secondOf(plot).colour)
  const [id, size] = [`${escapeMarkup(plot.id)}-second`, px(6 * frame.unit)]
  return (
    `<defs><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="${size}" height="${size}" fill="${paint}" fill-opacity="0.22"/>` +
    `<line x1="0" y1="0" x2="0" y2="${size}" stroke="${paint}" stroke-width="${px(4 * frame.unit)}"/></pattern></defs>` +
    layerBars(
      second,
      frame,
      { fill: `url(#${id})`, paint },
      ` stroke="${paint}" stroke-width="${px(frame.unit)}"`,
    )
  )
}

type BarPaint = {
  fill: string
  /** The plain colour where the fill is a pattern. */
  paint: string
}

function layerBars(
  { bars, skyline }: Layer,
  frame: Frame,
  { fill, paint }: BarPaint,
  stroke = "",
): string {
  const shapes =
    skyline === ""
      ? bars.map((bar) => barOf(bar, frame, { fill, paint })).join("")
      : `<path d="${placePath(skyline, frame)}"/>`
  return `<g fill="${fill}"${stroke}>${shapes}</g>`
}

function barOf(bar: Bar, frame: Frame, { fill, paint }: BarPaint): string {
  const { x, y, width, height, isForecast, isDoubtful } = bar
  const hollow = ` fill="none" stroke="${paint}" stroke-width="${px(1.5 * frame.unit)}"`
  const ahead = isDoubtful
    ? hollow
    : isForecast
      ? ` fill-opacity="0.3" stroke="${fill}" stroke-width="${px(1.5 * frame.unit)}" stroke-dasharray="${px(3 * frame.unit)}"`
      : ""
  return `<rect x="${px(atX(frame, x))}" y="${px(atY(frame, y))}" width="${px((width / 100) * frame.width)}" height="${px((height / 100) * frame.height)}"${ahead}/>`
}

/** A ring for each figure that cannot be right as published. */
function ringsOf({ doubts }: Layer, frame: Frame, colour: string): string {
  if (doubts.length === 0) return ""
  const rings = doubts.map(
    ({ x, y }) =>
      `<circle cx="${px(atX(frame, x))}" cy="${px(atY(frame, y))}" r="${px(4.5 * frame.unit)}"/>`,
  )
  return `<g fill="${INK.background}" stroke="${escapeMarkup(colour)}" stroke-width="${px(2 * frame.unit)}">${rings.join("")}</g>`
}

function linesOf({ second, ...first }: Scene, frame: Frame, plot: ImagePlot): string {
  const circles = first.dots.map(
    ({ x, y }) =>
      `<circle cx="${px(atX(frame, x))}" cy="${px(atY(frame, y))}" r="${px(4.5 * frame.unit)}"/>`,
  )
  const drawn = layerLine(first, frame, escapeMarkup(plot.colour), circles)
  if (!second) return drawn
  const [half, side] = [4 * frame.unit, px(8 * frame.unit)]
  const squares = second.dots.map(
    ({ x, y }) =>
      `<rect x="${px(atX(frame, x) - half)}" y="${px(atY(frame, y) - half)}" width="${side}" height="${side}"/>`,
  )
  return drawn + layerLine(second, frame, escapeMarkup(secondOf(plot).colour), squares, "7 5")
}

function layerLine(
  { line, forecastLine }: Layer,
  frame: Frame,
  paint: string,
  points: readonly string[],
  dashes = "",
): string {
  const path = (d: string, pattern: string) =>
    d === "" ? "" : `<path d="${placePath(d, frame)}"${dashesOf(pattern, frame)}/>`
  return (
    `<g fill="none" stroke="${paint}" stroke-width="${px(2.5 * frame.unit)}" stroke-linejoin="round" stroke-linecap="round">${path(line, dashes)}${path(forecastLine, "1 6")}</g>` +
    `<g fill="${paint}" stroke="${INK.background}" stroke-width="${px(2 * frame.unit)}">${points.join("")}</g>`
  )
}

function dashesOf(pattern: string, frame: Frame): string {
  if (pattern === "") return ""
  const lengths = pattern.split(" ").map((length) => px(Number(length) * frame.unit))
  return ` stroke-dasharray="${lengths.join(" ")}"`
}

function forecastOf({ forecastX, skyline }: Scene, frame: Frame): string {
  if (forecastX === null) return ""
  const [x, top] = [px(atX(frame, forecastX)), px(frame.top)]
  const width = px(atX(frame, 100) - atX(frame, forecastX))
  const veil =
    skyline === ""
      ? ""
      : `<rect x="${x}" y="${top}" width="${width}" height="${px(frame.height)}" fill="${INK.background}" fill-opacity="0.5"/>`
  const isLate = forecastX > 80
  const label = text(
    isLate ? frame.left + frame.width : atX(frame, forecastX) + 4 * frame.unit,
    frame.top - 7 * frame.unit,
    "Forecast",
    isLate ? "end" : "start",
  )
  return (
    `${veil}<line x1="${x}" x2="${x}" y1="${top}" y2="${px(frame.top + frame.height)}" stroke="${INK.zero}" stroke-width="${px(frame.unit)}" stroke-dasharray="${px(3 * frame.unit)}"/>` +
    `<g fill="${INK.label}">${label}</g>`
  )
}

function markOf(mark: Mark, frame: Frame, plot: ImagePlot): string {
  const x = atX(frame, mark.x) + mark.dx * frame.unit
  const y = atY(frame, mark.y) + mark.dy * frame.unit
  const fills = {
    series: plot.labelColour,
    second: secondOf(plot).labelColour,
    soft: INK.label,
  }
  const fill = fills[mark.kind]
  const weight = mark.kind === "soft" ? "" : ` font-weight="bold"`
  // The halo is a text of its own: not every renderer knows paint-order.
  const halo = ` stroke="${INK.background}" stroke-width="${px(4 * frame.unit)}" stroke-linejoin="round"`
  return (
    `<g fill="${INK.background}"${halo}${weight}>${text(x, y, mark.text, mark.anchor)}</g>` +
    `<g fill="${escapeMarkup(fill)}"${weight}>${text(x, y, mark.text, mark.anchor)}</g>`
  )
}

/** A path of a scene, whose box is 1000 by 1000, moved to its place. */
function placePath(path: string, frame: Frame): string {
  return path.replace(
    /([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g,
    (_, command: string, a: string, b: string | undefined) => {
      if (command === "V") return `V${px(atY(frame, Number(a) / 10))}`
      const x = px(atX(frame, Number(a) / 10))
      return b === undefined ? `${command}${x}` : `${command}${x} ${px(atY(frame, Number(b) / 10))}`
    },
  )
}

function text(x: number, y: number, content: string, anchor: Mark["anchor"]): string {
  const side = anchor === "start" ? "" : ` text-anchor="${anchor}"`
  return `<text x="${px(x)}" y="${px(y)}"${side}>${escapeMarkup(content)}</text>`
}

function atX(frame: Frame, percent: number): number {
  return frame.left + (percent / 100) * frame.width
}

function atY(frame: Frame, percent: number): number {
  return frame.top + (percent / 100) * frame.height
}

function px(number: number): string {
  return String(Math.round(number * 100) / 100 + 0)
}
