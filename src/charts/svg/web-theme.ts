import { svg, type Markup } from "#domain/format/markup.ts"

import type { PlotLabel, Scene, ValueTick } from "../scene/scene.ts"
import type { LayerLook, SceneLook, SceneTheme } from "./scene-theme.ts"

const RADIUS = 4.5

/**
 * Charts on pages: SVG without a view box, which fills any box while its text keeps its size. Colours come from the
 * design tokens by class name. `id` keeps the patterns of several charts on a page apart.
 */
export function webTheme(id: string): SceneTheme {
  const [gapId, secondId] = [`${id}-gap`, `${id}-second`]
  return (scene): SceneLook => ({
    x: percent,
    y: percent,
    width: percent,
    height: percent,
    left: "0",
    top: "0",
    path: (path) => path,
    wrapPaths: (paths) =>
      svg`<svg class="lines" viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">${paths}</svg>`,
    pathAttributes: svg` vector-effect="non-scaling-stroke"`,
    wrap: (content) => wrapChart(scene, content),

    gapPattern: { id: gapId, size: 6, content: svg`<line class="hatch" y2="6"/>` },
    secondPattern: {
      id: secondId,
      size: 6,
      content: svg`<rect class="wash" width="6" height="6"/><line class="stripe" y2="6"/>`,
    },
    gaps: svg` class="gap" fill="url(#${gapId})"`,
    grid: svg` class="grid"`,
    gridLine: null,
    zeroLine: svg` class="zero"`,
    zeroOverBars: svg` class="zero-over"`,
    first: { ...LAYER, bars: svg` class="bars"`, ...nameLayer("") },
    second: {
      ...LAYER,
      bars: svg` class="bars second" fill="url(#${secondId})"`,
      ...nameLayer(" second"),
    },
    points: svg` class="points"`,
    radius: RADIUS,
    square: (x, y) => drawSquare(percent(x), percent(y)),
    hoverPoints: drawHoverPoints(scene),
    barKey: (at) => svg` data-at="${at}"`,
    veil: svg` class="veil"`,
    forecastLine: svg` class="forecast"`,

    valueLabels,
    rightLabels,
    periodLabels,
    forecastLabel,
    plotLabels: drawPlotLabels,
  })
}

const LAYER = {
  skyline: svg` class="skyline"`,
  forecastBar: svg` class="ahead"`,
  doubtfulBar: svg` class="doubted"`,
  lines: null,
  points: null,
} satisfies Partial<LayerLook>

function nameLayer(name: "" | " second"): Pick<LayerLook, "line" | "forecastLine" | "rings"> {
  return {
    line: svg` class="line${name}"`,
    forecastLine: svg` class="line ahead${name}"`,
    rings: svg` class="rings${name}"`,
  }
}

function wrapChart({ paint, labelPaint, second }: Scene, content: readonly (Markup | null)[]) {
  const hasScales = second && second.ticks.length > 0
  const style = [
    `--series:${paint};--series-text:${labelPaint}`,
    ...(second ? [`--series-2:${second.paint};--series-2-text:${second.labelPaint}`] : []),
  ].join(";")
  return svg`<svg class="plot-svg${hasScales && " scales"}" aria-hidden="true" focusable="false" style="${style}">${content}</svg>`
}

function valueLabels(ticks: readonly ValueTick[]): Markup {
  const labels = ticks.map(({ y, label }) => svg`<text x="0" y="${percent(y)}">${label}</text>`)
  return svg`<g class="axis-y">${labels}</g>`
}

function rightLabels(ticks: readonly ValueTick[]): Markup {
  const labels = ticks.map(({ y, label }) => svg`<text x="100%" y="${percent(y)}">${label}</text>`)
  return svg`<g class="axis-y right">${labels}</g>`
}

function periodLabels(ticks: Scene["periodTicks"]): Markup {
  const labels = ticks.map(({ x, label, year, isMinor }) => {
    const at = svg`x="${percent(x)}"`
    const second =
      year &&
      svg`<tspan${year.narrowOnly && svg` class="narrow"`} ${at} dy="1.2em">${year.text}</tspan>`
    return svg`<text${isMinor && svg` class="minor"`} ${at} y="100%">${label}${second}</text>`
  })
  return svg`<g class="axis-x">${labels}</g>`
}

/** The label stands right of the boundary, or ends at the plot's edge where it would not fit. */
function forecastLabel(forecastX: number): Markup {
  return forecastX > 80
    ? svg`<text class="boundary" x="100%" y="0" dx="0" dy="-7" style="text-anchor:end">Forecast</text>`
    : svg`<text class="boundary" x="${percent(forecastX)}" y="0" dx="4" dy="-7">Forecast</text>`
}

function drawPlotLabels(labels: readonly PlotLabel[]): Markup {
  const texts = labels.map(({ text, x, y, dx, dy, anchor, kind, isWide }) => {
    const shift = svg`${dx !== 0 && svg` dx="${dx}"`} dy="${dy}"`
    return svg`<text class="mark ${kind}${isWide && " wide"}" x="${percent(x)}" y="${percent(y)}"${shift} style="text-anchor:${anchor}">${text}</text>`
  })
  return svg`<g class="marks">${texts}</g>`
}

/** Points that the page's script moves to where the pointer is. */
function drawHoverPoints({ second }: Scene): Markup {
  const square = second && drawSquare("0", "0", svg` class="reader-2" visibility="hidden"`)
  return svg`<circle class="reader" r="${RADIUS}" visibility="hidden"/>${square}`
}

function drawSquare(x: string, y: string, attributes?: Markup): Markup {
  return svg`<svg x="${x}" y="${y}" overflow="visible"${attributes}><rect class="square" x="-4" y="-4" width="8" height="8"/></svg>`
}

function percent(number: number): string {
  return `${String(Math.round(number * 100) / 100 + 0)}%`
}
