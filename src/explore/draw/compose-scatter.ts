import { drawScatter, type ScatterPoint } from "#charts/explore/draw-scatter.ts"
import { explorePath } from "#charts/explore/explore-spec.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { formatColumn, NO_DATA } from "#domain/format/number-format.ts"
import { valueAt } from "#domain/series/series.ts"
import { lowerFirstWord } from "#domain/format/lower-first.ts"
import { markForecast } from "#charts/text/series-text.ts"

import type {
  ComposedRow,
  ComposedSeries,
  ExploreProblem,
  ComposedMeasure,
} from "../composition.ts"
import { linkEach } from "../read/read-series.ts"
import { chooseYear } from "./choose-year.ts"
import { drawScatterFrames } from "./draw-scatter-frames.ts"
import type { Composed, FigureParts } from "./figure-parts.ts"
import { describeCorrelation } from "./describe-correlation.ts"
import {
  findContinentColour,
  isByContinent as colourByContinent,
  listPlaceColours,
} from "./place-colours.ts"
import { makeAxes, makePoint, readLogs, readPoint, type Pair } from "./scatter-points.ts"
import { describePlaces } from "./title-text.ts"

/** What stands where: places in the list of measures. */
type Axes = { x: number; y: number; size: number | null }
/** Two measures of many places against each other, in one year or on their paths through the years. */
export function composeScatter(parts: FigureParts): Composed | ExploreProblem {
  const { measures, spec } = parts
  const axes = chooseAxes(parts)
  const [x, y] = [measures[axes.x], measures[axes.y]]
  if (!x || !y || axes.x === axes.y) return describeOneMeasure(parts)
  const pairs = listPairs(parts, axes)
  const year = spec.endYear ?? chooseYear(pairs.map((pair) => [pair.x, pair.y]))
  const all = pairs.flatMap((pair) => makePoint(pair, year, spec))
  const isLog = readLogs(spec.scale)
  const points = all.filter((point) => (!isLog.x || point.x > 0) && (!isLog.y || point.y > 0))
  if (points.length === 0) return describeNoPairs(parts)
  const size = axes.size === null ? null : (measures[axes.size] ?? null)
  const leftOut = describeLeftOut(parts, pairs, { points: points.length, all: all.length, year })
  return composePoints(parts, { x, y, size, points, pairs, year, leftOut })
}

type PointsOfYear = {
  x: ComposedMeasure
  y: ComposedMeasure
  size: ComposedMeasure | null
  points: readonly ScatterPoint[]
  pairs: readonly Pair[]
  year: number
  leftOut: readonly string[]
}

function composePoints(
  parts: FigureParts,
  { x, y, size, points, pairs, year, leftOut }: PointsOfYear,
): Composed {
  const { spec, request } = parts
  const isLog = readLogs(spec.scale)
  const legend = listPlaceColours(request.places)
  const title = `${capitalize(y.name)} and ${lowerFirstWord(x.name)}: ${describePlaces(request.places)}`
  const scene = drawScatter({
    title,
    points,
    ...makeAxes({ x, y }, isLog),
    size,
  })
  const shown = [x, y, ...(size ? [size] : [])]
  const hasPaths = points.some(({ before }) => before.length > 0)
  const years = hasPaths ? `${String(spec.startYear)}–${String(year)}` : String(year)
  const correlation = describeCorrelation(points, isLog)
  return {
    figure: { kind: "plots", scenes: [scene], legend },
    frames: drawScatterFrames(parts, { x, y, size, pairs, year, legend }),
    table: makeTable(pairs, year, shown),
    rows: pairs.flatMap((pair) => listPairRows(pair, year, shown)),
    title,
    subtitle: size ? `${years}; the area of a dot shows ${lowerFirstWord(size.name)}` : years,
    description: `${title}, ${years}. ${String(points.length)} places. ${correlation}`.trim(),
    notes: [correlation, ...leftOut].filter((note) => note !== ""),
  }
}

function chooseAxes({ measures, spec }: FigureParts): Axes {
  const find = (letter: string | null) => {
    const at = measures.findIndex((one) => one.letter === letter)
    return at === -1 ? undefined : at
  }
  const x = find(spec.x) ?? (find(spec.y) === 0 ? 1 : 0)
  const y = find(spec.y) ?? (x === 0 ? 1 : 0)
  const size =
    find(spec.size) ?? [0, 1, 2, 3].find((k) => k < measures.length && k !== x && k !== y)
  return { x, y, size: size ?? null }
}

function listPairs({ series, request }: FigureParts, { x, y, size }: Axes): Pair[] {
  const byPlace = Map.groupBy(series, ({ place }) => place.code)
  const isByContinent = colourByContinent(request.places)
  return request.places.places.flatMap(({ country, at }) => {
    const held = byPlace.get(country.code) ?? []
    const find = (measure: number) => held.find((one) => one.measure === measure)
    const [first, second] = [find(x), find(y)]
    const colour = isByContinent ? findContinentColour(country) : at
    return first && second
      ? [
          {
            place: country,
            at: colour,
            hasPath: at !== null && !isByContinent,
            x: first,
            y: second,
            size: size === null ? undefined : find(size),
          },
        ]
      : []
  })
}

function makeTable(pairs: readonly Pair[], year: number, shown: readonly ComposedMeasure[]) {
  return {
    rowHeading: "Country",
    columns: shown.map(({ name, unit }) => ({ heading: `${name}, ${String(year)}`, unit })),
    rows: pairs
      .filter(
        ({ x, y }) =>
          valueAt(x.observations, year) !== null && valueAt(y.observations, year) !== null,
      )
      .map(({ place, x, y, size }) => ({
        label: place.name,
        slug: place.slug,
        cells: [x, y, ...(shown.length > 2 ? [size] : [])].map((one) => writeValue(one, year)),
      })),
  }
}

function writeValue(series: ComposedSeries | undefined, year: number): string {
  const value = series ? valueAt(series.observations, year) : null
  if (!series || value === null) return NO_DATA
  const written = formatColumn(value, series.format)
  return series.forecastFrom !== null && year >= series.forecastFrom
    ? markForecast(written)
    : written
}

function listPairRows(
  { place, x, y, size }: Pair,
  year: number,
  shown: readonly ComposedMeasure[],
): ComposedRow[] {
  return [x, y, size].flatMap((one, k): ComposedRow[] => {
    const value = one ? valueAt(one.observations, year) : null
    const measure = shown[k]?.name
    if (!one || value === null || measure === undefined) return []
    const status = one.forecastFrom !== null && year >= one.forecastFrom ? "forecast" : "actual"
    return [
      {
        country: place.name,
        code: place.code,
        measure,
        period: String(year),
        value,
        unit: one.unit,
        status,
      },
    ]
  })
}

function describeLeftOut(
  { request, spec }: FigureParts,
  pairs: readonly Pair[],
  { points, all, year }: { points: number; all: number; year: number },
): string[] {
  const notes: string[] = []
  const has = new Set(pairs.flatMap((pair) => (readPoint(pair, year) ? [pair.place.code] : [])))
  const without = request.places.places.filter(({ country }) => !has.has(country.code))
  const isAll = spec.places.includes("all")
  if (isAll && without.length > 0)
    notes.push(
      `${String(without.length)} countries and territories do not have both figures for ${String(year)}.`,
    )
  else if (without.length > 0) {
    const names = without.slice(0, 8).map(({ country }) => country.name)
    const rest = without.length - names.length
    notes.push(
      `Without both figures for ${String(year)}: ${names.join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""}.`,
    )
  }
  if (all > points)
    notes.push(
      `${String(all - points)} places with values that are not above zero cannot be shown on a log scale.`,
    )
  if (typeof spec.scale === "string" && spec.scale !== "linear")
    notes.push("Log scale: equal distances are equal ratios.")
  if (typeof spec.scale === "object")
    notes.push("A scatter has no index scale, so it shows the values themselves.")
  return notes
}

function describeOneMeasure({ request, spec }: FigureParts): ExploreProblem {
  const path = explorePath({ ...spec, layout: request.places.isMany ? "map" : "lines" })
  return {
    status: 400,
    sentence: "A scatter compares two indicators, and the address names only one.",
    links: [{ label: request.places.isMany ? "The same as a map" : "The same as lines", path }],
  }
}

function describeNoPairs({ request, spec, measures }: FigureParts): ExploreProblem {
  const year = spec.endYear === null ? "" : ` in ${String(spec.endYear)}`
  const any = { ...spec, endYear: null, startYear: null }
  return {
    status: 400,
    sentence: `No country has figures of both ${measures[0]?.name ?? ""} and ${measures[1]?.name ?? ""} for the same year${year}.`,
    links: [
      ...(spec.endYear === null
        ? []
        : [{ label: "The newest year that has both", path: explorePath(any) }]),
      {
        label: "A panel for each, over their own years",
        path: explorePath({ ...any, layout: "panels" }),
      },
      ...linkEach(request.indicators, any),
    ],
  }
}
