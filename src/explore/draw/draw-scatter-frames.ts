import type { LegendEntry } from "#charts/explore/draw-plots.ts"
import { drawScatter, type ScatterPoint } from "#charts/explore/draw-scatter.ts"
import type { ScatterScene } from "#charts/explore/multi-scene.ts"
import {
  packTrack,
  type PackedFrames,
  type ScatterFrames,
  type Track,
} from "#charts/frames/packed-frames.ts"
import { openPlotFrames } from "#charts/frames/read-frame.ts"
import { formatHeadline, NO_DATA } from "#domain/format/number-format.ts"
import { lowerMedian } from "#domain/series/median.ts"

import type { ComposedFrames, ComposedMeasure, ComposedTable } from "../composition.ts"
import { chooseFrames, listRemarks } from "./choose-frames.ts"
import { measureCorrelation } from "./describe-correlation.ts"
import type { FigureParts } from "./figure-parts.ts"
import { makeAxes, makePoint, readLogs, type Pair } from "./scatter-points.ts"

/** Positions in percent and sizes in pixels are rounded to this step: a fifth of a percent is not seen. */
const FINENESS = 0.2

type ScatterYears = {
  x: ComposedMeasure
  y: ComposedMeasure
  size: ComposedMeasure | null
  pairs: readonly Pair[]
  /** The year shown, which is the last frame. */
  year: number
  legend: readonly LegendEntry[]
}
/** The dots of a year, each beside its pair. */
type Frame = readonly (ScatterPoint | undefined)[]

/** The dots of each year over axes that all years share; nothing for one year. */
export function drawScatterFrames(
  { spec }: FigureParts,
  scatter: ScatterYears,
): ComposedFrames | null {
  const { pairs, year, legend } = scatter
  const years = chooseFrames(
    pairs.map((pair) => [pair.x, pair.y]),
    { ...spec, year },
  )
  if (years.length < 2) return null
  const isLog = readLogs(spec.scale)
  const frames = years.map((one): Frame =>
    pairs.map((pair) => {
      const [point] = makePoint(pair, one, { startYear: null, notes: [] })
      return point && (!isLog.x || point.x > 0) && (!isLog.y || point.y > 0) ? point : undefined
    }),
  )
  const hasForecasts = (one: number) =>
    (frames[years.indexOf(one)] ?? []).some((point) => point?.isForecast)
  let packed: PackedFrames | undefined
  const pack = () =>
    (packed ??= {
      years,
      remarks: listRemarks(years, spec, hasForecasts),
      drawing: packScatter(frames, scatter, isLog),
    })
  let draw: ReturnType<typeof openPlotFrames>
  return {
    years,
    table: listYears(years, frames, scatter, isLog),
    pack,
    drawFigure: (k) => {
      draw ??= openPlotFrames(pack())
      const scene = draw?.(k)
      return scene ? { kind: "plots", scenes: [scene], legend } : { kind: "table" }
    },
  }
}

function packScatter(
  frames: readonly Frame[],
  { x, y, size, pairs }: ScatterYears,
  isLog: { x: boolean; y: boolean },
): PackedFrames["drawing"] {
  const all = frames.flatMap((frame) => frame.flatMap((point) => point ?? []))
  // Drawn as one plot they share their axes and the scale of their sizes; its dots come back from the largest.
  const named = all.map((point, k) => ({ ...point, name: String(k), before: [] }))
  const drawn = drawScatter({
    title: "",
    points: named,
    hasLabels: false,
    ...makeAxes({ x, y }, isLog),
    size,
  })
  const { dots } = drawn
  const placed = new Map(dots.map((dot) => [Number(dot.name), dot]))
  let at = 0
  const grid = frames.map((frame) =>
    frame.map((point) => {
      if (!point) return undefined
      at += 1
      return placed.get(at - 1)
    }),
  )
  const shown = pairs.flatMap((_pair, k) => (grid.some((frame) => frame[k]) ? [k] : []))
  const track = (read: (dot: (typeof dots)[number]) => number): Track[] =>
    shown.map((k) =>
      packTrack(
        grid.map((frame) => {
          const dot = frame[k]
          return dot ? Math.round(read(dot) / FINENESS) : null
        }),
      ),
    )
  return {
    kind: "scatter",
    scene: pickAxes(drawn),
    unit: FINENESS,
    places: shown.flatMap((k) => {
      const pair = pairs[k]
      return pair ? [{ name: pair.place.name, at: pair.at }] : []
    }),
    x: track((dot) => dot.x),
    y: track((dot) => dot.y),
    radius: size ? track((dot) => Math.round(dot.radius)) : null,
  }
}

/** What all frames share. */
function pickAxes({
  kind,
  title,
  xTitle,
  yTitle,
  xTicks,
  yTicks,
  tickChars,
  isEmpty,
}: ScatterScene): ScatterFrames["scene"] {
  return { kind, title, xTitle, yTitle, xTicks, yTicks, tickChars, isEmpty }
}

function listYears(
  years: readonly number[],
  frames: readonly Frame[],
  { x, y }: ScatterYears,
  isLog: { x: boolean; y: boolean },
): ComposedTable {
  const points = frames.map((frame) => frame.flatMap((point) => point ?? []))
  const correlations = points.map((shown) => measureCorrelation(shown, isLog))
  // Of a few places no year has one.
  const hasAny = correlations.some((r) => r !== undefined)
  const rows = years.map((year, k) => {
    const shown = points[k] ?? []
    const r = correlations[k]
    return {
      label: String(year),
      slug: null,
      cells: [
        String(shown.length),
        writeMiddle(
          shown.map((point) => point.x),
          x,
        ),
        writeMiddle(
          shown.map((point) => point.y),
          y,
        ),
        ...(hasAny ? [r === undefined ? "Too few places" : `r = ${r}`] : []),
      ],
    }
  })
  return {
    rowHeading: "Year",
    columns: [
      "Places",
      `Middle of ${x.name}`,
      `Middle of ${y.name}`,
      ...(hasAny ? ["Correlation"] : []),
    ].map((heading) => ({ heading, unit: "" })),
    rows: rows.toReversed(),
  }
}

function writeMiddle(values: readonly number[], { format }: ComposedMeasure): string {
  const middle = lowerMedian(values)
  return middle === undefined ? NO_DATA : formatHeadline(middle, format)
}
