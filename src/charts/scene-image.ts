import { INK } from "./chart-spec.ts"
import type { Mark, Scene } from "./scene.ts"
import { escapeXml } from "./scene-svg.ts"

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
    scene.chartType === "bar" ? barsOf(scene, frame, plot.colour) : lineOf(scene, frame, plot),
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
    `<defs><pattern id="${escapeXml(id)}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<line x1="0" y1="0" x2="0" y2="${size}" stroke="${INK.hatch}" stroke-width="${px(2 * frame.unit)}"/></pattern></defs>` +
    `<g fill="url(#${escapeXml(id)})">${slots.join("")}</g>`
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

function barsOf({ bars, skyline, valueTicks }: Scene, frame: Frame, colour: string): string {
  const zero = valueTicks.find(({ isZero }) => isZero)
  const over = zero && zero.y < 100 ? horizontal(frame, zero.y, true) : ""
  const shapes =
    skyline === ""
      ? bars
          .map(
            ({ x, y, width, height }) =>
              `<rect x="${px(atX(frame, x))}" y="${px(atY(frame, y))}" width="${px((width / 100) * frame.width)}" height="${px((height / 100) * frame.height)}"/>`,
          )
          .join("")
      : `<path d="${placePath(skyline, frame)}"/>`
  return `<g fill="${escapeXml(colour)}">${shapes}</g>${over}`
}

function lineOf({ line, dots }: Scene, frame: Frame, { colour }: ImagePlot): string {
  const paint = escapeXml(colour)
  const circles = dots.map(
    ({ x, y }) =>
      `<circle cx="${px(atX(frame, x))}" cy="${px(atY(frame, y))}" r="${px(4.5 * frame.unit)}" fill="${paint}" stroke="${INK.background}" stroke-width="${px(2 * frame.unit)}"/>`,
  )
  return `<path d="${placePath(line, frame)}" fill="none" stroke="${paint}" stroke-width="${px(2.5 * frame.unit)}" stroke-linejoin="round" stroke-linecap="round"/>${circles.join("")}`
}

function forecastOf({ forecastX }: Scene, frame: Frame): string {
  if (forecastX === null) return ""
  const [x, top] = [px(atX(frame, forecastX)), px(frame.top)]
  const width = px(atX(frame, 102) - atX(frame, forecastX))
  return (
    `<rect x="${x}" y="${top}" width="${width}" height="${px(frame.height)}" fill="${INK.background}" fill-opacity="0.5"/>` +
    `<line x1="${x}" x2="${x}" y1="${top}" y2="${px(frame.top + frame.height)}" stroke="${INK.zero}" stroke-width="${px(frame.unit)}" stroke-dasharray="${px(3 * frame.unit)}"/>`
  )
}

function markOf(mark: Mark, frame: Frame, { labelColour }: ImagePlot): string {
  const x = atX(frame, mark.x) + mark.dx * frame.unit
  const y = atY(frame, mark.y) + mark.dy * frame.unit
  const isSeries = mark.kind === "series"
  const weight = isSeries ? ` font-weight="bold"` : ""
  const fill = isSeries ? labelColour : INK.label
  // The halo is a text of its own: not every renderer knows paint-order.
  const halo = ` stroke="${INK.background}" stroke-width="${px(4 * frame.unit)}" stroke-linejoin="round"`
  return (
    `<g fill="${INK.background}"${halo}${weight}>${text(x, y, mark.text, mark.anchor)}</g>` +
    `<g fill="${escapeXml(fill)}"${weight}>${text(x, y, mark.text, mark.anchor)}</g>`
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
  return `<text x="${px(x)}" y="${px(y)}"${side}>${escapeXml(content)}</text>`
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
