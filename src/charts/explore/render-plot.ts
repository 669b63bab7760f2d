import { svg, type Markup } from "#domain/format/markup.ts"

import type { MultiScene, NoteMark, PlotScene, ScatterScene } from "./multi-scene.ts"
import { seriesPaint } from "./palette.ts"
import { renderRace } from "./render-race.ts"
import type { PlotLook } from "./plot-look.ts"

/** A plot of several series as SVG. */
export function renderPlot(scene: PlotScene, look: PlotLook): Markup {
  if (scene.kind === "race") return renderRace(scene, look)
  return scene.kind === "multi" ? renderMulti(scene, look) : renderScatter(scene, look)
}

function renderMulti(scene: MultiScene, look: PlotLook): Markup {
  const { layers, valueTicks, rightTicks, periodTicks, labels } = scene
  const back = layers.toSorted((a, b) => Number(a.at !== null) - Number(b.at !== null))
  return svg`${[
    scene.notes.map((note) => renderSpan(note, look)),
    renderRows(valueTicks, look),
    valueTicks.map(({ y, label }) => valueLabel(look, { y, label }, "left")),
    rightTicks.map(({ y, label }) => valueLabel(look, { y, label }, "right")),
    periodTicks.map((tick) => periodLabels(look, tick)),
    back.map((layer) => renderBars(layer, look)),
    look.wrapPaths(back.map((layer) => renderLines(layer, look))),
    back.map((layer) => renderPoints(layer, look)),
    renderBoundary(scene, look),
    scene.notes.map((note) => renderNote(note, look)),
    labels.map(({ text, y, at }) =>
      look.text({
        text,
        x: 100,
        y,
        dx: rightTicks.length > 0 ? -6 : 8,
        dy: 4,
        anchor: rightTicks.length > 0 ? "end" : "start",
        at,
        on: "wide",
      }),
    ),
  ]}`
}

function renderRows(ticks: MultiScene["valueTicks"], look: PlotLook): Markup {
  const lines = ticks.map(({ y, isZero }) => {
    const at = look.y(y)
    return svg`<line${look.gridLine(isZero)} x1="${look.x(0)}" x2="${look.x(100)}" y1="${at}" y2="${at}"/>`
  })
  return svg`<g class="grid">${lines}</g>`
}

function valueLabel(
  look: PlotLook,
  { y, label }: { y: number; label: string },
  side: "left" | "right",
) {
  const isLeft = side === "left"
  const anchor = isLeft ? ("end" as const) : ("start" as const)
  return look.text({ text: label, x: isLeft ? 0 : 100, y, dx: isLeft ? -8 : 8, dy: 4, anchor })
}

function periodLabels(
  look: PlotLook,
  { x, label, year, isMinor }: MultiScene["periodTicks"][number],
) {
  const on = isMinor ? { on: "wide" as const } : {}
  const first = look.text({ text: label, x, y: 100, dx: 0, dy: 20, anchor: "middle", ...on })
  if (!year) return first
  const onYear = year.narrowOnly ? { on: "narrow" as const } : on
  return svg`${first}${look.text({ text: year.text, x, y: 100, dx: 0, dy: 36, anchor: "middle", ...onYear })}`
}

type OneLayer = MultiScene["layers"][number]

function renderBars({ bars, at, name }: OneLayer, look: PlotLook): Markup | null {
  if (bars.length === 0) return null
  const paint = look.paint(at)
  const rects = bars.map(({ x, y, width, height, isForecast, isDoubtful }) => {
    const hollow = svg` style="fill:none;stroke:${paint}"`
    const pale = svg` style="fill:${paint};fill-opacity:0.3;stroke:${paint};stroke-dasharray:3"`
    const look_ = isDoubtful ? hollow : isForecast ? pale : svg` style="fill:${paint}"`
    return svg`<rect${look_} x="${look.x(x)}" y="${look.y(y)}" width="${look.width(width)}" height="${look.height(height)}"/>`
  })
  return svg`<g aria-label="${name}">${rects}</g>`
}

function renderLines({ line, forecastLine, at }: OneLayer, look: PlotLook): Markup | null {
  const { dash } = seriesPaint(at)
  const width = at === null ? 1.25 : 2.5
  const path = (d: string, dashes: string) =>
    d === ""
      ? null
      : svg`<path d="${look.path(at === null ? roundPath(d) : d)}"${look.line} style="fill:none;stroke:${look.paint(at)};stroke-width:${look.px(width)};stroke-linejoin:round;stroke-linecap:${dashes === DOTTED ? "round" : "butt"}${dashes !== "" && svg`;stroke-dasharray:${scaleDash(dashes, look)}`}"/>`
  return svg`${path(line, dash)}${path(forecastLine, DOTTED)}`
}

/** One of many lines is thin and grey: a tenth of a percent is not seen, and two hundred of them weigh less. */
function roundPath(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}

const DOTTED = "1 6"

function scaleDash(dashes: string, look: PlotLook): string {
  return dashes
    .split(" ")
    .map((length) => String(look.px(Number(length))))
    .join(" ")
}

function renderPoints({ dots, doubts, at }: OneLayer, look: PlotLook): Markup {
  const paint = look.paint(at)
  const radius = at === null ? 2 : 3.5
  const circles = dots.map(
    ({ x, y }) =>
      svg`<circle cx="${look.x(x)}" cy="${look.y(y)}" r="${look.px(radius)}" style="fill:${paint}"/>`,
  )
  const rings = doubts.map(
    ({ x, y }) =>
      svg`<circle cx="${look.x(x)}" cy="${look.y(y)}" r="${look.px(4)}" style="fill:${look.ground};stroke:${paint};stroke-width:${look.px(2)}"/>`,
  )
  return svg`${circles}${rings}`
}

function renderBoundary({ forecastX }: MultiScene, look: PlotLook): Markup | null {
  if (forecastX === null) return null
  const x = look.x(forecastX)
  const isRight = forecastX > 80
  const label = look.text({
    text: "Forecast",
    x: isRight ? 100 : forecastX,
    y: 0,
    dx: isRight ? 0 : 4,
    dy: -7,
    anchor: isRight ? "end" : "start",
  })
  return svg`<line class="forecast" x1="${x}" x2="${x}" y1="${look.y(0)}" y2="${look.y(100)}" style="stroke:${look.paint(null)};stroke-dasharray:3"/>${label}`
}

/** The years of a note behind the lines. */
function renderSpan({ x, width, y }: NoteMark, look: PlotLook): Markup | null {
  if (y !== null) return null
  const [top, bottom] = [look.y(0), look.y(100)]
  if (width === 0)
    return svg`<line x1="${look.x(x)}" x2="${look.x(x)}" y1="${top}" y2="${bottom}" style="stroke:${look.paint(null)};stroke-width:${look.px(1)}"/>`
  return svg`<rect x="${look.x(x)}" y="${top}" width="${look.width(width)}" height="${look.height(100)}" style="fill:${look.paint(null)};fill-opacity:0.16"/>`
}

/** The number of a note at the top of its years, or beside its point with a ring. */
function renderNote({ label, x, width, y }: NoteMark, look: PlotLook): Markup | null {
  const at = x + width / 2
  const text = look.text({
    text: label,
    x: at,
    y: y ?? 0,
    dx: y === null && width === 0 ? 4 : 0,
    dy: y === null ? 13 : y < 8 ? 22 : -11,
    anchor: y === null && width === 0 ? "start" : "middle",
    at: null,
  })
  if (y === null) return text
  return svg`<circle cx="${look.x(x)}" cy="${look.y(y)}" r="${look.px(6)}" style="fill:none;stroke:${look.paint(null)};stroke-width:${look.px(1.5)}"/>${text}`
}

const LAST_TICK = 97

function renderScatter(scene: ScatterScene, look: PlotLook): Markup {
  const { xTicks, yTicks, dots, paths, labels } = scene
  const columns = xTicks.map(({ x, isZero }) => {
    const at = look.x(x)
    return svg`<line${look.gridLine(isZero)} x1="${at}" x2="${at}" y1="${look.y(0)}" y2="${look.y(100)}"/>`
  })
  return svg`${[
    renderRows(yTicks, look),
    svg`<g class="grid">${columns}</g>`,
    yTicks.map(({ y, label }) => valueLabel(look, { y, label }, "left")),
    xTicks.map(({ x, label, isMinor }) =>
      look.text({
        text: label,
        x,
        y: 100,
        dx: x > LAST_TICK ? 8 : 0,
        dy: 20,
        // The last one would be cut at the edge.
        anchor: x > LAST_TICK ? "end" : "middle",
        ...(isMinor && { on: "wide" as const }),
      }),
    ),
    look.wrapPaths(
      paths.map(
        ({ path, at }) =>
          svg`<path d="${look.path(path)}"${look.line} style="fill:none;stroke:${look.paint(at)};stroke-width:${look.px(1.75)};stroke-opacity:0.75"/>`,
      ),
    ),
    paths.flatMap(({ years, at }) =>
      years.map(
        ({ x, y, text }) =>
          svg`<circle cx="${look.x(x)}" cy="${look.y(y)}" r="${look.px(2.5)}" style="fill:${look.paint(at)}">${look.hasTitles && svg`<title>${text}</title>`}</circle>`,
      ),
    ),
    svg`<g class="dots">${dots.map((dot) => renderDot(dot, look))}</g>`,
    labels.map((label) => look.text(label)),
  ]}`
}

function renderDot(
  { at, x, y, radius, text, isForecast }: ScatterScene["dots"][number],
  look: PlotLook,
) {
  const paint = look.paint(at)
  const dashes = isForecast && svg`;stroke-dasharray:3 2`
  return svg`<circle cx="${look.x(x)}" cy="${look.y(y)}" r="${look.px(radius)}" style="fill:${paint};fill-opacity:${isForecast ? 0.15 : 0.62};stroke:${paint}${dashes}">${look.hasTitles && svg`<title>${text}</title>`}</circle>`
}
