import { svg, type Markup } from "#domain/format/markup.ts"

import { CHART_TRAITS, type MarkForm } from "../model/chart-traits.ts"
import { definePattern } from "./pattern.ts"
import type { Bar, Layer, Scene } from "../scene/scene.ts"
import type { LayerLook, SceneLook, SceneTheme } from "./scene-theme.ts"

/** A chart as SVG: the theme says where its percentages lie and what its elements look like. */
export function renderScene(scene: Scene, theme: SceneTheme): Markup {
  const look = theme(scene)
  const { second, valueTicks, periodTicks, labels } = scene
  return look.wrap([
    renderGaps(scene, look),
    renderGrid(scene, look),
    look.valueLabels(valueTicks),
    second && second.ticks.length > 0 ? look.rightLabels(second.ticks) : null,
    look.periodLabels(periodTicks),
    RENDER_MARKS[CHART_TRAITS[scene.chartType].marks](scene, look),
    renderRings(scene, look.first, look),
    second ? renderRings(second, look.second, look) : null,
    renderForecast(scene, look),
    look.plotLabels(labels),
  ])
}

const RENDER_MARKS: Readonly<Record<MarkForm, (scene: Scene, look: SceneLook) => Markup>> = {
  bars: renderBars,
  lines: renderLines,
}

function renderGaps({ gaps }: Scene, look: SceneLook): Markup | null {
  if (gaps.length === 0) return null
  const slots = gaps.map(
    ({ x, width }) =>
      svg`<rect x="${look.x(x)}" y="${look.top}" width="${look.width(width)}" height="${look.height(100)}"/>`,
  )
  return svg`${definePattern(look.gapPattern)}<g${look.gaps}>${slots}</g>`
}

function renderGrid({ valueTicks }: Scene, look: SceneLook): Markup {
  const lines = valueTicks.map(({ y, isZero }) =>
    renderHorizontal(y, isZero ? look.zeroLine : look.gridLine, look),
  )
  return group(look.grid, lines)
}

function renderHorizontal(percent: number, attributes: Markup | null, look: SceneLook): Markup {
  const y = look.y(percent)
  return svg`<line${attributes} x1="${look.left}" x2="${look.x(100)}" y1="${y}" y2="${y}"/>`
}

/** Bars of a second dataset are hatched, so that they are told apart without their colour. */
function renderBars(scene: Scene, look: SceneLook): Markup {
  const { second, valueTicks } = scene
  const zero = valueTicks.find(({ isZero }) => isZero)
  return svg`${[
    second ? definePattern(look.secondPattern) : null,
    renderLayerBars(scene, look.first, look),
    second ? renderLayerBars(second, look.second, look) : null,
    zero && zero.y < 100 ? renderHorizontal(zero.y, look.zeroOverBars, look) : null,
  ]}`
}

function renderLayerBars({ bars, skyline }: Layer, layer: LayerLook, look: SceneLook): Markup {
  if (skyline !== "") {
    return look.wrapPaths([svg`<path${layer.skyline} d="${look.path(skyline)}"/>`])
  }
  return group(
    layer.bars,
    bars.map((bar) => renderBar(bar, layer, look)),
  )
}

function renderBar(bar: Bar, layer: LayerLook, look: SceneLook): Markup {
  const { at, x, y, width, height, isForecast, isDoubtful } = bar
  const kind = isDoubtful ? layer.doubtfulBar : isForecast ? layer.forecastBar : null
  return svg`<rect${kind}${look.barKey(at)} x="${look.x(x)}" y="${look.y(y)}" width="${look.width(width)}" height="${look.height(height)}"/>`
}

/** A second line is dashed and has square points, so that it is told apart without its colour. */
function renderLines(scene: Scene, look: SceneLook): Markup {
  const { second, dots } = scene
  const paths = [
    renderLayerLines(scene, look.first, look),
    second ? renderLayerLines(second, look.second, look) : null,
  ]
  const circles = dots.map(({ x, y }) => renderCircle(x, y, look))
  const squares = second?.dots.map(({ x, y }) => look.square(x, y)) ?? []
  const points = [
    group(look.first.points, circles),
    second ? group(look.second.points, squares) : null,
    look.hoverPoints,
  ]
  return svg`${look.wrapPaths(paths)}${group(look.points, points)}`
}

function renderLayerLines(
  { line, forecastLine }: Layer,
  layer: LayerLook,
  look: SceneLook,
): Markup {
  return group(layer.lines, [
    renderPath(line, layer.line, look),
    renderPath(forecastLine, layer.forecastLine, look),
  ])
}

function renderPath(path: string, attributes: Markup | null, look: SceneLook): Markup | null {
  return path === "" ? null : svg`<path${attributes} d="${look.path(path)}"${look.pathAttributes}/>`
}

function renderCircle(x: number, y: number, look: SceneLook): Markup {
  return svg`<circle cx="${look.x(x)}" cy="${look.y(y)}" r="${look.radius}"/>`
}

/** A ring for each figure that cannot be right as published. */
function renderRings({ doubts }: Layer, layer: LayerLook, look: SceneLook): Markup | null {
  if (doubts.length === 0) return null
  return group(
    layer.rings,
    doubts.map(({ x, y }) => renderCircle(x, y, look)),
  )
}

/** Where forecasts begin. One outline of many bars cannot be dashed, so a veil lies over its forecasts. */
function renderForecast({ forecastX, skyline }: Scene, look: SceneLook): Markup | null {
  if (forecastX === null) return null
  const x = look.x(forecastX)
  const veil =
    skyline !== "" &&
    svg`<rect${look.veil} x="${x}" y="${look.top}" width="${look.width(100 - forecastX)}" height="${look.height(100)}"/>`
  const line = svg`<line${look.forecastLine} x1="${x}" x2="${x}" y1="${look.top}" y2="${look.y(100)}"/>`
  return svg`${veil}${line}${look.forecastLabel(forecastX)}`
}

/** A group with attributes of its own; without any, only what is in it. */
function group(attributes: Markup | null, content: readonly (Markup | null)[]): Markup {
  return attributes === null ? svg`${content}` : svg`<g${attributes}>${content}</g>`
}
