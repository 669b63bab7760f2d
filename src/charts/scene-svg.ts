import type { Scene } from "./scene.ts"

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Text as it may stand in markup; control characters, which no XML may hold, are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "")
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
}

/**
 * The chart as one SVG without a view box: it fills any box, and text keeps its size. Colours come from the
 * design tokens. `id` keeps the patterns of several charts on a page apart.
 */
export function sceneSvg(scene: Scene, id: string): string {
  const style = `--series:${scene.paint};--series-text:${scene.labelPaint}`
  return [
    `<svg class="plot-svg" aria-hidden="true" focusable="false" style="${escapeXml(style)}">`,
    gapsSvg(scene, id),
    gridSvg(scene),
    periodsSvg(scene),
    scene.chartType === "bar" ? barsSvg(scene) : lineSvg(scene),
    forecastSvg(scene),
    marksSvg(scene),
    "</svg>",
  ].join("")
}

function gapsSvg({ gaps }: Scene, id: string): string {
  if (gaps.length === 0) return ""
  const pattern = `${escapeXml(id)}-gap`
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
    .map(({ y, label }) => `<text x="0" y="${String(y)}%">${escapeXml(label)}</text>`)
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
      ? `<tspan${year.narrowOnly ? ' class="narrow"' : ""} ${place} dy="1.2em">${escapeXml(year.text)}</tspan>`
      : ""
    return `<text${isMinor ? ' class="minor"' : ""} ${place} y="100%">${escapeXml(label)}${second}</text>`
  })
  return `<g class="axis-x">${labels.join("")}</g>`
}

function barsSvg({ bars, skyline, valueTicks }: Scene): string {
  const zero = valueTicks.find(({ isZero }) => isZero)
  const over = zero && zero.y < 100 ? horizontal(zero.y, "zero-over") : ""
  if (skyline !== "") {
    return `${nested(`<path class="skyline" d="${skyline}"/>`)}${over}`
  }
  const rects = bars
    .map(
      ({ at, x, y, width, height }) =>
        `<rect data-at="${String(at)}" x="${String(x)}%" y="${String(y)}%" width="${String(width)}%" height="${String(height)}%"/>`,
    )
    .join("")
  return `<g class="bars">${rects}</g>${over}`
}

function lineSvg({ line, dots }: Scene): string {
  const circles = dots
    .map(({ x, y }) => `<circle cx="${String(x)}%" cy="${String(y)}%" r="4.5"/>`)
    .join("")
  const path = `<path class="line" d="${line}" vector-effect="non-scaling-stroke"/>`
  return `${nested(path)}<g class="points">${circles}<circle class="reader" r="4.5" visibility="hidden"/></g>`
}

/** A veil over the forecasts, a little wider than the plot so that it covers the dot at its edge. */
function forecastSvg({ forecastX }: Scene): string {
  if (forecastX === null) return ""
  const x = `${String(forecastX)}%`
  return (
    `<rect class="veil" x="${x}" y="0" width="${percent(102 - forecastX)}" height="100%"/>` +
    `<line class="forecast" x1="${x}" x2="${x}" y1="0" y2="100%"/>`
  )
}

function nested(content: string): string {
  return `<svg class="lines" viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">${content}</svg>`
}

function marksSvg({ marks }: Scene): string {
  const texts = marks.map(({ text, x, y, dx, dy, anchor, kind, isWide }) => {
    const names = ["mark", kind, ...(isWide ? ["wide"] : [])].join(" ")
    const shift = `${dx === 0 ? "" : ` dx="${String(dx)}"`} dy="${String(dy)}"`
    return `<text class="${names}" x="${percent(x)}" y="${percent(y)}"${shift} style="text-anchor:${anchor}">${escapeXml(text)}</text>`
  })
  return `<g class="marks">${texts.join("")}</g>`
}

function percent(number: number): string {
  return `${String(Math.round(number * 100) / 100 + 0)}%`
}
