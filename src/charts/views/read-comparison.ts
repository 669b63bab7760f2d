import { capitalize } from "#domain/format/capitalize.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { formatHeadline, unitFormat } from "#domain/format/number-format.ts"
import { unitKey } from "#domain/format/unit-key.ts"
import { periodLabel, getYear } from "#domain/time/period.ts"
import { lastIndex, newestFigure, type Observations } from "#domain/series/series.ts"
import { unitScale } from "#domain/units/unit-scale.ts"
import { lowerFirst, lowerFirstWord } from "#domain/format/lower-first.ts"

import type { ComparedSide, ComparedView } from "../query/compared-view.ts"
import { CHART_TRAITS } from "../model/chart-traits.ts"
import {
  DEFAULT_COLOUR,
  DEFAULT_COLOUR_2,
  type ChartSpec,
  type Transform,
} from "../model/chart-spec.ts"
import { secondQuery } from "../query/compare-query.ts"
import type { ComparedSeries } from "../model/compared-series.ts"
import { describeObservations, gapsSentence } from "../text/describe-chart.ts"
import { doubtfulDrawn } from "../scene/doubtful-marks.ts"
import { drawChart, selectShown } from "../scene/draw-chart.ts"
import { drawComparison, type CompareInput } from "../scene/draw-comparison.ts"
import { joinRanges } from "../model/join-series.ts"
import { parseChartQuery } from "../query/parse-chart-query.ts"
import { resolveTransform } from "./read-view.ts"
import type { Scene } from "../scene/scene.ts"
import { nameLines } from "../text/name-lines.ts"
import { markForecast, nameWithoutUnit, rangeText, seriesTitle } from "../text/series-text.ts"
import {
  firstFigureAt,
  offeredTransforms,
  transformObservations,
  type TransformInput,
} from "../model/transform.ts"

type Read = { series: ComparedSeries; spec: ChartSpec; input: TransformInput; ignored: string[] }

/**
 * Reads the options of two datasets of the same frequency from an address and draws them; the second may not be chosen
 * yet. Pages, embeds and the browser use the same function.
 */
export function readComparison(
  first: ComparedSeries,
  second: ComparedSeries | null,
  query: URLSearchParams,
  currentYear: number,
): ComparedView {
  const a = readSide(first, query, { currentYear, defaultColour: DEFAULT_COLOUR })
  const defaults = { currentYear, defaultColour: DEFAULT_COLOUR_2 }
  const b = second && readSide(second, secondQuery(query), defaults)
  const base = b ? commonStart(a.input.shown, b.input.shown) : firstFigureAt(a.input.shown)
  const transforms = listSharedTransforms(b ? [a, b] : [a], base)
  const settled = resolveTransform(a.spec, transforms)
  const transform = settled.spec.transform ?? "level"
  const scale = b === null || isSameUnit(transform, a, b) ? "one" : "two"
  const layout = b !== null && query.get("layout") === "panels" ? "panels" : "together"
  const buildSide = (read: Read, side: "left" | "right"): ComparedSide =>
    mapSide(read, transform, base, scale === "two" && layout === "together" ? side : null)
  const sides = { first: buildSide(a, "left"), second: b && buildSide(b, "right") }
  const draw = { ...sides, transform, layout, scale, chartType: settled.spec.chartType } as const
  return {
    ...sides,
    transforms,
    transform,
    layout,
    scale,
    title: writeTitle(first, second),
    subtitle: writeSubtitle(draw),
    ...drawSides(draw),
    ignored: [...new Set([...a.ignored, ...(b?.ignored ?? []), ...settled.problem])],
  }
}

/** The transforms that make sense of every side. */
function listSharedTransforms(sides: readonly Read[], base: number): Transform[] {
  const [first = [], ...others] = sides.map(({ input }) =>
    offeredTransforms({ ...input, base, isCompared: sides.length > 1 }),
  )
  return first.filter((name) => others.every((offered) => offered.includes(name)))
}

function readSide(
  series: ComparedSeries,
  query: URLSearchParams,
  defaults: { currentYear: number; defaultColour: string },
): Read {
  const { observations, indicator, frequencies } = series
  const { frequency } = observations
  const firstYear = getYear(frequency, observations.start)
  const lastYear = getYear(frequency, lastIndex(observations))
  const { spec, ignored } = parseChartQuery(query, {
    frequencies,
    frequency,
    firstYear,
    lastYear,
    ...defaults,
  })
  const input = {
    all: observations,
    shown: selectShown(observations, spec),
    format: unitFormat(indicator.unit, indicator.currency),
    unit: unitScale(indicator.unit)?.unit ?? indicator.unit,
  }
  return { series, spec, input, ignored: ignored.map(({ reason }) => reason) }
}

/** The first period in which both have a figure above zero; an index of both starts there. */
function commonStart(first: Observations, second: Observations): number {
  const from = Math.max(first.start, second.start)
  const to = Math.min(lastIndex(first), lastIndex(second))
  for (let index = from; index <= to; index += 1) {
    const values = [first, second].map(({ start, values: own }) => own[index - start] ?? 0)
    if (values.every((value) => value > 0)) return index
  }
  return Number.NaN
}

function isSameUnit(transform: Transform, a: Read, b: Read): boolean {
  if (transform === "year-change" || transform === "index") return true
  const keyFrom = ({ series, input }: Read) =>
    unitKey({ unit: input.unit, currency: series.indicator.currency, format: input.format })
  return keyFrom(a) === keyFrom(b)
}

function mapSide(
  { series, spec, input }: Read,
  transform: Transform,
  base: number,
  side: "left" | "right" | null,
): ComparedSide {
  const { frequency, start } = series.observations
  const plotted = transformObservations(transform, { ...input, base })
  const credible = withoutDoubtful(plotted.observations, doubtfulDrawn(series.doubtful, spec))
  const last = newestFigure(credible, series.forecastFrom)
  const words =
    last && `${formatHeadline(last.value, plotted.format)} in ${periodLabel(frequency, last.index)}`
  const figure = words === undefined ? "no data" : last?.isForecast ? markForecast(words) : words
  const parts = [figure, plotted.unit, ...(side ? [`${side} scale`] : [])]
  return {
    series,
    spec: transform === "level" ? spec : { ...spec, transform },
    plotted,
    firstYear: getYear(frequency, start),
    lastYear: getYear(frequency, lastIndex(series.observations)),
    title: writeTitle(series, null),
    legend: parts.filter((part) => part !== "").join(", "),
  }
}

/** `Inflation rate, Nigeria and Ghana`, `Inflation rate and exchange rate, Nigeria`, or both in full. */
function writeTitle(first: ComparedSeries, second: ComparedSeries | null): string {
  const full = ({ indicator, place }: ComparedSeries) =>
    seriesTitle({ indicator: { name: nameWithoutUnit(indicator) }, place })
  if (!second) return full(first)
  const [a, b] = [first, second].map(({ indicator }) => nameWithoutUnit(indicator))
  if (first.indicator.name === second.indicator.name) {
    return `${full(first)} and ${second.place.name}`
  }
  if (first.place.slug === second.place.slug) {
    return `${a ?? ""} and ${lowerFirstWord(b ?? "")}, ${first.place.name}`
  }
  return `${full(first)} and ${lowerFirstWord(full(second))}`
}

type Drawn = Pick<ComparedView, "first" | "second" | "transform" | "layout" | "scale"> & {
  chartType: ChartSpec["chartType"]
}

function writeSubtitle({ first, second, scale, layout, chartType }: Drawn): string {
  const { frequency } = first.plotted.observations
  const range = joinRanges(first.plotted.observations, (second ?? first).plotted.observations)
  const periods = Number.isFinite(range.start)
    ? `, ${rangeText({ frequency, start: range.start, values: Array(range.end - range.start + 1).fill(null) })}`
    : ""
  const text = `${capitalize(frequency)}${periods}`
  if (scale === "one" || layout === "panels") return text
  return `${text}. ${CHART_TRAITS[chartType].ownScaleNote}`
}

function drawSides(drawn: Drawn): Pick<ComparedView, "scenes" | "notes"> {
  const { first, second, transform, layout } = drawn
  const gaps = (second ? [first, second] : [first]).flatMap(({ title, plotted }) => {
    const sentence = gapsSentence(plotted.observations)
    return sentence === "" ? [] : [`${title}: ${lowerFirst(sentence)}`]
  })
  if (!second || layout === "panels") {
    const sides = second ? [first, second] : [first]
    const scenes = alignGutters(sides.map((side) => drawAlone(side, sides)))
    return { scenes, notes: joinNotes(scenes, sides) }
  }
  const names = nameLines(first.series, second.series)
  const [a, b] = [buildInput(first, names[0]), buildInput(second, names[1])]
  const scene = drawComparison({
    first: a,
    second: b,
    scale: drawn.scale,
    chartType: drawn.chartType,
    isLog: transform === "log",
    withChange: transform !== "change",
    description: describeComparison(drawn, second),
  })
  return { scenes: [scene], notes: [...scene.notes, ...gaps] }
}

/** What every plot says is said once; a note of one plot names its dataset, save where it explains a mark: `Mark: meaning.` */
function joinNotes(scenes: readonly Scene[], sides: readonly ComparedSide[]): string[] {
  const isShared = (note: string) =>
    note.includes(":") || scenes.every(({ notes }) => notes.includes(note))
  const notes = scenes.flatMap((scene, k) =>
    scene.notes.map((note) =>
      isShared(note) ? note : `${sides[k]?.title ?? ""}: ${lowerFirst(note)}`,
    ),
  )
  return [...new Set(notes)]
}

/** The same room left and right of every plot, so that a period stands below itself. */
function alignGutters(scenes: readonly Scene[]): Scene[] {
  const tickChars = Math.max(...scenes.map((scene) => scene.tickChars))
  const endChars = Math.max(...scenes.map((scene) => scene.endChars))
  return scenes.map((scene) => ({ ...scene, tickChars, endChars }))
}

/** A plot of its own, over the same periods as the other one. */
function drawAlone(
  { plotted, spec, series, title }: ComparedSide,
  sides: readonly ComparedSide[],
): Scene {
  const [a, b] = sides.map((side) => side.plotted.observations)
  const { start, end } = joinRanges(a ?? plotted.observations, b ?? plotted.observations)
  const { observations, format } = plotted
  const values = Array.from(
    { length: Math.max(0, end - start + 1) },
    (_, k) => observations.values[start + k - observations.start] ?? null,
  )
  return drawChart({
    spec: { ...spec, startYear: null, endYear: null },
    observations: { ...observations, start, values },
    format,
    title,
    forecastFrom: series.forecastFrom,
    doubtful: series.doubtful,
  })
}

function buildInput(side: ComparedSide, name: string): CompareInput {
  const { series, spec, plotted } = side
  return {
    name,
    colour: spec.colour,
    observations: plotted.observations,
    all: series.observations,
    format: plotted.format,
    forecastFrom: series.forecastFrom,
    doubtful: doubtfulDrawn(series.doubtful, spec),
  }
}

function describeComparison({ first, scale, chartType }: Drawn, second: ComparedSide): string {
  const sentences = [first, second].map(({ title, plotted, series }, k) => {
    const side = scale === "one" ? "" : k === 0 ? ", left scale" : ", right scale"
    const { forecastFrom, doubtful } = series
    return describeObservations({ ...plotted, title: `${title}${side}`, forecastFrom, doubtful })
  })
  return `${CHART_TRAITS[chartType].name} of two datasets on ${scale === "one" ? "one scale" : "two scales"}. ${sentences.join(" ")}`
}
