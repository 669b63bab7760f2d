import { escapeMarkup } from "#domain/format/markup.ts"

import type { Bar, Layer, Scene, SecondLayer } from "./scene.ts"

/**
 * The chart as one SVG without a view box: it fills any box, and text keeps its size. Colours come from the
 * design tokens. `id` keeps the patterns of several charts on a page apart.
 */
export function sceneSvg(scene: Scene, id: string): string {
  const { second } = scene
  const style = [
    `--series:${scene.paint};--series-text:${scene.labelPaint}`,
    ...(second ? [`--series-2:${second.paint};--series-2-text:${second.labelPaint}`] : []),
  ].join(";")
  return [
    `<svg class="plot-svg${second && second.ticks.length > 0 ? " scales" : ""}" aria-hidden="true" focusable="false" style="${escapeMarkup(style)}">`,
    gapsSvg(scene, id),
    gridSvg(scene),
    second ? rightAxisSvg(second) : "",
    periodsSvg(scene),
    scene.chartType === "bar" ? barsSvg(scene, id) : linesSvg(scene),
    ringsSvg(scene, ""),
    second ? ringsSvg(second, " second") : "",
    forecastSvg(scene),
    marksSvg(scene),
    "</svg>",
  ].join("")
}

function gapsSvg({ gaps }: Scene, id: string): string {
  if (gaps.length === 0) return ""
  const pattern = `${escapeMarkup(id)}-gap`
  const slots = gaps
    .map(
      ({ x, width }) => `<rect x="${String(x)}%" y="0" width="${String(width)}%" height="100%"/>`,
    )
    .join("")
  return (
    `<defs><pattern id="${pattern}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<line class="hatch" y2="6"/></pattern></defs><g class="gap" fill="url(#${pattern})">${slots}</g>`
  )
}

function gridSvg({ valueTicks }: Scene): string {
  const lines = valueTicks.map(({ y, isZero }) => horizontal(y, isZero ? "zero" : "")).join("")
  const labels = valueTicks
    .map(({ y, label }) => `<text x="0" y="${String(y)}%">${escapeMarkup(label)}</text>`)
    .join("")
  return `<g class="grid">${lines}</g><g class="axis-y">${labels}</g>`
}

function horizontal(y: number, name: string): string {
  const named = name === "" ? "" : ` class="${name}"`
  return `<line${named} x1="0" x2="100%" y1="${String(y)}%" y2="${String(y)}%"/>`
}

function periodsSvg({ periodTicks }: Scene): string {
  const labels = periodTicks.map(({ x, label, year, isMinor }) => {
    const place = `x="${String(x)}%"`
    const second = year
      ? `<tspan${year.narrowOnly ? ' class="narrow"' : ""} ${place} dy="1.2em">${escapeMarkup(year.text)}</tspan>`
      : ""
    return `<text${isMinor ? ' class="minor"' : ""} ${place} y="100%">${escapeMarkup(label)}${second}</text>`
  })
  return `<g class="axis-x">${labels.join("")}</g>`
}

function rightAxisSvg({ ticks }: SecondLayer): string {
  if (ticks.length === 0) return ""
  const labels = ticks.map(
    ({ y, label }) => `<text x="100%" y="${String(y)}%">${escapeMarkup(label)}</text>`,
  )
  return `<g class="axis-y right">${labels.join("")}</g>`
}

function barsSvg({ second, valueTicks, ...first }: Scene, id: string): string {
  const zero = valueTicks.find(({ isZero }) => isZero)
  const over = zero && zero.y < 100 ? horizontal(zero.y, "zero-over") : ""
  if (!second) return layerBars(first, "bars") + over
  const pattern = `${escapeMarkup(id)}-second`
  return [
    `<defs><pattern id="${pattern}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">`,
    `<rect class="wash" width="6" height="6"/><line class="stripe" y2="6"/></pattern></defs>`,
    layerBars(first, "bars"),
    layerBars(second, "bars second", ` fill="url(#${pattern})"`),
    over,
  ].join("")
}

function layerBars({ bars, skyline }: Layer, name: string, fill = ""): string {
  if (skyline !== "") return nested(`<path class="skyline" d="${skyline}"/>`)
  return `<g class="${name}"${fill}>${bars.map(barSvg).join("")}</g>`
}

function barSvg({ at, x, y, width, height, isForecast, isDoubtful }: Bar): string {
  const name = isDoubtful ? ' class="doubted"' : isForecast ? ' class="ahead"' : ""
  return `<rect${name} data-at="${String(at)}" x="${String(x)}%" y="${String(y)}%" width="${String(width)}%" height="${String(height)}%"/>`
}

/** A ring for each figure that cannot be right as published. */
function ringsSvg({ doubts }: Layer, name: string): string {
  if (doubts.length === 0) return ""
  const rings = doubts.map(({ x, y }) => `<circle cx="${String(x)}%" cy="${String(y)}%" r="4.5"/>`)
  return `<g class="rings${name}">${rings.join("")}</g>`
}

/** A second line is dashed and has square points, so that it is told apart without its colour. */
function linesSvg({ second, ...first }: Scene): string {
  const paths = [...linePaths(first, ""), ...(second ? linePaths(second, " second") : [])]
  const circles = first.dots
    .map(({ x, y }) => `<circle cx="${String(x)}%" cy="${String(y)}%" r="4.5"/>`)
    .join("")
  const squares = second?.dots.map(({ x, y }) => squareAt(`${String(x)}%`, `${String(y)}%`)) ?? []
  const reader = `<circle class="reader" r="4.5" visibility="hidden"/>`
  const reader2 = second ? squareAt("0", "0", ' class="reader-2" visibility="hidden"') : ""
  return `${nested(paths.join(""))}<g class="points">${circles}${squares.join("")}${reader}${reader2}</g>`
}

function linePaths({ line, forecastLine }: Layer, name: string): string[] {
  const paths = [`<path class="line${name}" d="${line}" vector-effect="non-scaling-stroke"/>`]
  if (forecastLine === "") return paths
  return [
    ...paths,
    `<path class="line ahead${name}" d="${forecastLine}" vector-effect="non-scaling-stroke"/>`,
  ]
}

function squareAt(x: string, y: string, attributes = ""): string {
  return `<svg x="${x}" y="${y}" overflow="visible"${attributes}><rect class="square" x="-4" y="-4" width="8" height="8"/></svg>`
}

/** Where forecasts begin. One outline of many bars cannot be dashed, so a veil lies over its forecasts. */
function forecastSvg({ forecastX, skyline }: Scene): string {
  if (forecastX === null) return ""
  const x = `${String(forecastX)}%`
  const veil =
    skyline === ""
      ? ""
      : `<rect class="veil" x="${x}" y="0" width="${percent(100 - forecastX)}" height="100%"/>`
  const isLate = forecastX > 80
  const label = `<text class="boundary" x="${isLate ? "100%" : x}" y="0" dx="${isLate ? "0" : "4"}" dy="-7"${isLate ? ' style="text-anchor:end"' : ""}>Forecast</text>`
  return `${veil}<line class="forecast" x1="${x}" x2="${x}" y1="0" y2="100%"/>${label}`
}

function nested(content: string): string {
  return `<svg class="lines" viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">${content}</svg>`
}

function marksSvg({ marks }: Scene): string {
  const texts = marks.map(({ text, x, y, dx, dy, anchor, kind, isWide }) => {
    const names = ["mark", kind, ...(isWide ? ["wide"] : [])].join(" ")
    const shift = `${dx === 0 ? "" : ` dx="${String(dx)}"`} dy="${String(dy)}"`
    return `<text class="${names}" x="${percent(x)}" y="${percent(y)}"${shift} style="text-anchor:${anchor}">${escapeMarkup(text)}</text>`
  })
  return `<g class="marks">${texts.join("")}</g>`
}

function percent(number: number): string {
  return `${String(Math.round(number * 100) / 100 + 0)}%`
}
