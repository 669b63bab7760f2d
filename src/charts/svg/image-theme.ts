import { svg, type Markup } from "#domain/format/markup.ts"

import { DEFAULT_COLOUR_2, INK } from "../model/chart-spec.ts"
import type { Pattern } from "./pattern.ts"
import type { PlotLabel, Scene } from "../scene/scene.ts"
import type { LayerLook, SceneLook, SceneTheme } from "./scene-theme.ts"

/** Where in an image a chart is drawn, in pixels, axes included, and how. */
export type ImagePlot = {
  x: number
  y: number
  width: number
  height: number
  /** Size of the tick labels; other labels and strokes follow it. */
  fontSize: number
  /** Fixed colours: of the marks and of text beside them. */
  colour: string
  labelColour: string
  /** The colours of a second dataset; the default ones where they are not given. */
  second?: { colour: string; labelColour: string }
  /** Tells the hatching apart where several charts share a document. */
  id: string
}

/** Average width of a digit or sign of the labels, as a share of the font size. */
const CHAR = 0.54
/** Size for which the offsets of labels in a scene are meant. */
const SCENE_FONT = 13

/** The box of the marks alone, in pixels. `unit` is the size of a scene's pixel. */
type Frame = { left: number; top: number; width: number; height: number; unit: number }

/** Charts in images and print: a piece of SVG in pixels with fixed colours, without percentages, style sheet or variables. */
export function imageTheme(plot: ImagePlot): SceneTheme {
  return (scene): SceneLook => {
    const frame = measureFrame(scene, plot)
    const { unit } = frame
    const { fontSize, id } = plot
    const second = plot.second ?? { colour: DEFAULT_COLOUR_2, labelColour: DEFAULT_COLOUR_2 }
    const secondId = `${id}-second`
    const thin = svg` stroke-width="${px(unit)}"`
    const zeroLine = svg` stroke="${INK.zero}"${thin}`
    const half = 4 * unit
    return {
      x: (percent) => px(atX(frame, percent)),
      y: (percent) => px(atY(frame, percent)),
      width: (percent) => px((percent / 100) * frame.width),
      height: (percent) => px((percent / 100) * frame.height),
      left: px(frame.left),
      top: px(frame.top),
      path: (path) => movePath(path, frame),
      wrapPaths: (paths) => svg`${paths}`,
      pathAttributes: null,
      wrap: (content) => svg`<g font-size="${px(fontSize)}">${content}</g>`,

      gapPattern: gapPattern(id, unit),
      secondPattern: secondPattern(secondId, second.colour, unit),
      gaps: svg` fill="url(#${id})"`,
      grid: null,
      gridLine: svg` stroke="${INK.grid}"${thin}`,
      zeroLine,
      zeroOverBars: zeroLine,
      first: layerLook(plot.colour, unit),
      second: {
        ...layerLook(second.colour, unit, `url(#${secondId})`),
        bars: svg` fill="url(#${secondId})" stroke="${second.colour}"${thin}`,
        skyline: svg` fill="url(#${secondId})" stroke="${second.colour}"${thin}`,
        line: dashes("7 5", unit),
      },
      points: null,
      radius: px(4.5 * unit),
      square: (x, y) =>
        svg`<rect x="${px(atX(frame, x) - half)}" y="${px(atY(frame, y) - half)}" width="${px(2 * half)}" height="${px(2 * half)}"/>`,
      hoverPoints: null,
      barKey: () => null,
      veil: svg` fill="${INK.background}" fill-opacity="0.5"`,
      forecastLine: svg`${zeroLine}${dashes("3", unit)}`,

      valueLabels: (ticks) => {
        const x = frame.left - fontSize * 0.6
        const labels = ticks.map(({ y, label }) =>
          drawText(x, atY(frame, y) + fontSize * 0.34, label, "end"),
        )
        return svg`<g fill="${INK.label}">${labels}</g>`
      },
      rightLabels: (ticks) => {
        const x = frame.left + frame.width + fontSize * 0.6
        const labels = ticks.map(({ y, label }) =>
          drawText(x, atY(frame, y) + fontSize * 0.34, label, "start"),
        )
        return svg`<g fill="${second.labelColour}">${labels}</g>`
      },
      periodLabels: (ticks) => drawPeriodLabels(ticks, frame, fontSize),
      forecastLabel: (forecastX) => drawForecastLabel(forecastX, frame),
      plotLabels: (labels) => {
        const fills = {
          series: plot.labelColour,
          second: second.labelColour,
          soft: INK.label,
        }
        return svg`${labels.map((label) => drawLabel(label, fills[label.kind], frame))}`
      },
    }
  }
}

/** What is left inside a plot when the labels of both axes have their room. */
function measureFrame(scene: Scene, { x, y, width, height, fontSize }: ImagePlot): Frame {
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

function gapPattern(id: string, unit: number): Pattern {
  const size = px(6 * unit)
  const content = svg`<line x1="0" y1="0" x2="0" y2="${size}" stroke="${INK.hatch}" stroke-width="${px(2 * unit)}"/>`
  return { id, size, content }
}

function secondPattern(id: string, colour: string, unit: number): Pattern {
  const size = px(6 * unit)
  const wash = svg`<rect width="${size}" height="${size}" fill="${colour}" fill-opacity="0.22"/>`
  const stripe = svg`<line x1="0" y1="0" x2="0" y2="${size}" stroke="${colour}" stroke-width="${px(4 * unit)}"/>`
  return { id, size, content: svg`${wash}${stripe}` }
}

/** `fill` is the colour, unless bars are hatched. */
function layerLook(colour: string, unit: number, fill = colour): LayerLook {
  const outline = svg` stroke-width="${px(1.5 * unit)}"`
  const stroke = svg` stroke-width="${px(2 * unit)}"`
  return {
    bars: svg` fill="${fill}"`,
    skyline: svg` fill="${fill}"`,
    forecastBar: svg` fill-opacity="0.3" stroke="${fill}"${outline}${dashes("3", unit)}`,
    doubtfulBar: svg` fill="none" stroke="${colour}"${outline}`,
    lines: svg` fill="none" stroke="${colour}" stroke-width="${px(2.5 * unit)}" stroke-linejoin="round" stroke-linecap="round"`,
    line: null,
    forecastLine: dashes("1 6", unit),
    points: svg` fill="${colour}" stroke="${INK.background}"${stroke}`,
    rings: svg` fill="${INK.background}" stroke="${colour}"${stroke}`,
  }
}

function dashes(pattern: string, unit: number): Markup {
  const lengths = pattern.split(" ").map((length) => px(Number(length) * unit))
  return svg` stroke-dasharray="${lengths.join(" ")}"`
}

function drawPeriodLabels(ticks: Scene["periodTicks"], frame: Frame, fontSize: number): Markup {
  const bottom = frame.top + frame.height
  const labels = ticks.map(({ x, label, year }) => {
    const first = drawText(atX(frame, x), bottom + fontSize * 1.5, label, "middle")
    if (!year || year.narrowOnly) return first
    return [first, drawText(atX(frame, x), bottom + fontSize * 2.7, year.text, "middle")]
  })
  return svg`<g fill="${INK.label}">${labels}</g>`
}

function drawForecastLabel(forecastX: number, frame: Frame): Markup {
  const y = frame.top - 7 * frame.unit
  const label =
    forecastX > 80
      ? drawText(frame.left + frame.width, y, "Forecast", "end")
      : drawText(atX(frame, forecastX) + 4 * frame.unit, y, "Forecast", "start")
  return svg`<g fill="${INK.label}">${label}</g>`
}

function drawLabel(label: PlotLabel, fill: string, frame: Frame): Markup {
  const x = atX(frame, label.x) + label.dx * frame.unit
  const y = atY(frame, label.y) + label.dy * frame.unit
  const weight = label.kind !== "soft" && svg` font-weight="bold"`
  const text = drawText(x, y, label.text, label.anchor)
  // The halo is a text of its own: not every renderer knows paint-order.
  const halo = svg` stroke="${INK.background}" stroke-width="${px(4 * frame.unit)}" stroke-linejoin="round"`
  return svg`<g fill="${INK.background}"${halo}${weight}>${text}</g><g fill="${fill}"${weight}>${text}</g>`
}

/** Moves a path of a scene, whose box is 1000 by 1000, into the frame. */
function movePath(path: string, frame: Frame): string {
  return path.replace(
    /([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g,
    (_, command: string, a: string, b: string | undefined) => {
      if (command === "V") return `V${String(px(atY(frame, Number(a) / 10)))}`
      const x = `${command}${String(px(atX(frame, Number(a) / 10)))}`
      return b === undefined ? x : `${x} ${String(px(atY(frame, Number(b) / 10)))}`
    },
  )
}

function drawText(x: number, y: number, content: string, anchor: PlotLabel["anchor"]): Markup {
  const side = anchor !== "start" && svg` text-anchor="${anchor}"`
  return svg`<text x="${px(x)}" y="${px(y)}"${side}>${content}</text>`
}

function atX(frame: Frame, percent: number): number {
  return frame.left + (percent / 100) * frame.width
}

function atY(frame: Frame, percent: number): number {
  return frame.top + (percent / 100) * frame.height
}

function px(number: number): number {
  return Math.round(number * 100) / 100
}
