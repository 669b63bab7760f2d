import type { LegendEntry } from "#charts/explore/draw-plots.ts"
import { chooseMultiType, drawMulti, findRange } from "#charts/explore/draw-multi.ts"
import type { MultiScene, PlotSeries } from "#charts/explore/multi-scene.ts"
import { rangeText } from "#charts/text/series-text.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { formatHeadline } from "#domain/format/number-format.ts"
import { periodLabel } from "#domain/time/period.ts"
import { lastIndex, newestFigure } from "#domain/series/series.ts"
import { unitKey } from "#domain/format/unit-key.ts"

import type { ComposedSeries } from "../composition.ts"
import type { PlaceRequest } from "../read/read-places.ts"
import type { Composed, FigureParts } from "./figure-parts.ts"
import { placeNotes } from "./annotations.ts"
import { indexSeries } from "./index-series.ts"
import { listRows } from "./list-rows.ts"
import { periodTable, yearsTable } from "./period-table.ts"
import { describePlaces, nameMeasures } from "./title-text.ts"

/** More panels than this are not read. */
const MAX_PANELS = 24
/** More lines in colour are not told apart. */
const MAX_LINES = 12

type NamedSeries = ComposedSeries & { at: number | null; name: string }

/** Series over their periods: in one plot, or in a panel each. */
export function composeByTime(parts: FigureParts): Composed {
  const indexed = indexSeries(parts)
  const series = nameSeries(indexed.series, parts)
  const drawn = drawFigure(series, parts)
  const title = nameSeriesShown(series, parts)
  const isMany = series.length > MAX_LINES
  return {
    figure: drawn.figure,
    table: isMany ? yearsTable(series, parts) : periodTable(series, parts),
    rows: listRows(series, parts.measures),
    title,
    subtitle: describeRange(series, parts),
    description: describeLatest(series, title),
    notes: [...drawn.notes, ...indexed.notes],
  }
}

function drawFigure(
  series: readonly NamedSeries[],
  parts: FigureParts,
): Pick<Composed, "figure" | "notes"> {
  if (parts.spec.layout === "table") return { figure: { kind: "table" }, notes: [] }
  const isPanels = needsPanels(series, parts)
  // The title of a panel names its measure, so its lines are named by their places alone.
  const named = isPanels ? namePlaces(series, parts) : series
  const { scenes, notes } = isPanels ? drawPanels(named, parts) : drawLines(named, parts)
  const legend = isPanels && parts.measures.length === 1 ? [] : makeLegend(named, parts)
  return { figure: { kind: "plots", scenes, legend }, notes }
}

/** Panels were asked for, or one plot would hold too many scales or lines. */
function needsPanels(series: readonly NamedSeries[], parts: FigureParts): boolean {
  const units = new Set(series.map(unitKey))
  return parts.spec.layout === "panels" || units.size > 2 || isCrowded(series, parts)
}

/** The measures with the places; of series that the address names one by one each with its own. */
function nameSeriesShown(series: readonly NamedSeries[], parts: FigureParts): string {
  const { measures, request, spec } = parts
  if (spec.pins === undefined || series.length > MAX_PANELS / 4)
    return `${nameMeasures(measures)}: ${describePlaces(keepShown(request.places, series))}`
  return joinNames(
    series.map(({ measure, place }) => `${measures[measure]?.name ?? ""}, ${place.name}`),
  )
}

/** The places that are drawn: a title names none that has no figures, unless none has. */
function keepShown(asked: PlaceRequest, series: readonly NamedSeries[]): PlaceRequest {
  const shown = new Set(series.map(({ place }) => place.code))
  const places = asked.places.filter(({ country }) => shown.has(country.code))
  return places.length === 0 ? asked : { ...asked, places }
}

/** Several measures of many places would be a plot of too many lines. */
function isCrowded(series: readonly NamedSeries[], { measures, request }: FigureParts): boolean {
  return measures.length > 1 && (series.length > MAX_LINES || request.places.isMany)
}

/** Each series with its colour and its name: that of its place, of its measure, or of both. */
function nameSeries(series: readonly ComposedSeries[], parts: FigureParts): NamedSeries[] {
  const { measures, request, spec } = parts
  const places = mapPlaceColours(parts)
  const hasManyPlaces = request.places.places.length > 1
  return series.map((one, k) => {
    const own = places.get(one.place.code) ?? null
    const measure = measures[one.measure]?.name ?? ""
    if (measures.length === 1 || own === null)
      return { ...one, at: own, name: hasManyPlaces ? one.place.name : measure }
    const name = hasManyPlaces ? `${one.place.name}, ${measure}` : measure
    const colour = spec.pins ? k : one.measure * request.places.places.length + own
    return { ...one, at: colour, name }
  })
}

/** The same series with the name and the colour of their place alone. */
function namePlaces(series: readonly NamedSeries[], parts: FigureParts): NamedSeries[] {
  const places = mapPlaceColours(parts)
  return series.map((one) => ({
    ...one,
    at: places.get(one.place.code) ?? null,
    name: one.place.name,
  }))
}

function mapPlaceColours({ request }: FigureParts): ReadonlyMap<string, number | null> {
  return new Map(request.places.places.map((one) => [one.country.code, one.at]))
}

type Drawn = { scenes: MultiScene[]; notes: string[] }

function drawLines(
  series: readonly NamedSeries[],
  { spec, measures, frequency }: FigureParts,
): Drawn {
  const [first, second] = [...new Set(series.map(unitKey))]
  const wanted = spec.layout === "bars" ? "bar" : "line"
  const values = series.flatMap(({ observations }) => observations.values)
  const isLog = spec.scale === "log" && values.every((value) => value === null || value > 0)
  const chartType = chooseMultiType(wanted, series.length, isLog)
  const scene = drawMulti({
    title: "",
    series: series.map((one) => plotSeries(one, unitKey(one) === first ? "left" : "right")),
    isLog,
    chartType,
    // Beside a second scale there is no room for names.
    isLabelled: series.length > 1 && second === undefined,
    notes: placeNotes(spec, frequency, series),
  })
  const unitName = (key: string | undefined) => {
    const one = series.find((each) => unitKey(each) === key)
    return one?.unit === "" ? (measures[one.measure]?.name ?? "") : (one?.unit ?? "")
  }
  const notes =
    second === undefined
      ? []
      : [
          `Two scales: ${unitName(first)} on the left, ${unitName(second)} on the right. Graph is not up to scale.`,
        ]
  return {
    scenes: [scene],
    notes: [
      ...notes,
      ...describeScale(spec, isLog, scene, wanted === "bar" && chartType !== "bar"),
    ],
  }
}

function describeScale(
  spec: FigureParts["spec"],
  isLog: boolean,
  scene: MultiScene,
  isInsteadOfBars: boolean,
): string[] {
  const notes: string[] = []
  if (spec.scale === "log")
    notes.push(
      isLog
        ? "Log scale: equal distances are equal ratios."
        : "A log scale needs values above zero, so the scale is linear.",
    )
  const [lowest] = scene.valueTicks
  const hasZero = scene.valueTicks.some(({ isZero }) => isZero)
  if (!isLog && lowest && !hasZero) notes.push(`The value axis starts at ${lowest.label}.`)
  if (isInsteadOfBars)
    notes.push(
      isLog
        ? "A log scale has no zero for bars to start from, so lines are drawn."
        : "Bars of more than two series would hide each other, so lines are drawn.",
    )
  return notes
}

/** A panel for each measure with a line for each place; of one measure a panel for each place. */
function drawPanels(series: readonly NamedSeries[], parts: FigureParts): Drawn {
  const { measures, spec } = parts
  const range = findRange(series.map(({ observations }) => observations))
  const common = {
    isLog: spec.scale === "log",
    chartType: "line" as const,
    ...(range && { range }),
  }
  if (measures.length > 1) {
    const scenes = measures.flatMap(({ name, unit }, k) => {
      const held = series.filter(({ measure }) => measure === k)
      const title = unit === "" ? name : `${name} (${unit})`
      return held.length === 0
        ? []
        : [
            drawMulti({
              ...common,
              title,
              series: held.map((one) => plotSeries(one, "left")),
              isLabelled: held.length > 1,
              notes: placeNotes(spec, parts.frequency, held),
            }),
          ]
    })
    return { scenes, notes: ["Each panel has a scale of its own."] }
  }
  const shown = series.slice(0, MAX_PANELS)
  const isOneUnit = new Set(shown.map(unitKey)).size === 1
  const values = shown.flatMap(({ observations }) => observations.values)
  const scenes = shown.map((one) =>
    drawMulti({
      ...common,
      title: one.place.name,
      series: [plotSeries({ ...one, at: 0 }, "left")],
      isLabelled: false,
      notes: placeNotes(spec, parts.frequency, [one]),
      ...(isOneUnit && { scaledWith: values }),
    }),
  )
  const left = series.length - shown.length
  const scale = isOneUnit ? "All panels share one scale." : "Each panel has a scale of its own."
  return {
    scenes,
    notes:
      left > 0
        ? [
            scale,
            `${String(left)} more countries have no panel here; the files contain all of them.`,
          ]
        : [scale],
  }
}

function plotSeries(one: NamedSeries, side: PlotSeries["side"]): PlotSeries {
  const { at, name, observations, forecastFrom, doubtful, format } = one
  return { at, name, observations, forecastFrom, doubtful, format, side }
}

function makeLegend(series: readonly NamedSeries[], { request }: FigureParts): LegendEntry[] {
  const named = new Map(
    series.flatMap(({ at, name }) => (at === null ? [] : [[at, { at, name }] as const])),
  )
  const rest = request.places.groupName
  const legend: LegendEntry[] = [...named.values()]
  return series.some(({ at }) => at === null)
    ? [...legend, { at: null, name: rest ?? "Other countries" }]
    : legend
}

function describeRange(
  series: readonly NamedSeries[],
  { measures, frequency }: FigureParts,
): string {
  const range = findRange(series.map(({ observations }) => observations))
  const units = [...new Set(series.map(({ unit }) => unit))]
  const unit = measures.length === 1 || units.length === 1 ? (units[0] ?? "") : ""
  const years = range
    ? rangeText({
        frequency,
        start: range.start,
        values: Array.from({ length: range.end - range.start + 1 }, () => 0),
      })
    : ""
  const parts = [unit, frequency === "yearly" ? "" : frequency, years]
  return capitalize(parts.filter((part) => part !== "").join(", "))
}

const MAX_DESCRIBED = 6

/** The newest figure of each series in words. */
function describeLatest(series: readonly NamedSeries[], title: string): string {
  const said = series
    .slice(0, MAX_DESCRIBED)
    .flatMap(({ name, observations, forecastFrom, format }) => {
      const newest = newestFigure(observations, forecastFrom)
      if (!newest) return []
      const period = periodLabel(
        observations.frequency,
        Math.min(newest.index, lastIndex(observations)),
      )
      return [`${name} ${formatHeadline(newest.value, format)} in ${period}`]
    })
  return `${title}. ${joinNames(said)}${series.length > said.length ? ", and others" : ""}.`
}
