import type { ScatterAxis, ScatterPoint } from "#charts/explore/draw-scatter.ts"
import type { ExploreScale, ExploreSpec } from "#charts/explore/explore-spec.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { valueAt } from "#domain/series/series.ts"
import type { Country } from "#domain/places/country.ts"

import type { ComposedMeasure, ComposedSeries } from "../composition.ts"
import { numberNotes } from "./annotations.ts"

/** A place with its series of both axes and of the size. */
export type Pair = {
  place: Country
  at: number | null
  /** Whether its path through the years is drawn: those of all countries would hide each other. */
  hasPath: boolean
  x: ComposedSeries
  y: ComposedSeries
  size: ComposedSeries | undefined
}

/** Which axes are scales of ratios. */
export function readLogs(scale: ExploreScale): { x: boolean; y: boolean } {
  return { x: scale === "log" || scale === "log-x", y: scale === "log" || scale === "log-y" }
}

/** Both axes with what stands on them. */
export function makeAxes(
  { x, y }: { x: ComposedMeasure; y: ComposedMeasure },
  isLog: { x: boolean; y: boolean },
): { x: ScatterAxis; y: ScatterAxis } {
  return {
    x: { name: nameAxis(x, isLog.x), format: x.format, isLog: isLog.x },
    y: { name: nameAxis(y, isLog.y), format: y.format, isLog: isLog.y },
  }
}

function nameAxis({ name, unit }: ComposedMeasure, isLog: boolean): string {
  const inBrackets = [unit, isLog ? "log scale" : ""].filter((part) => part !== "").join(", ")
  return capitalize(inBrackets === "" ? name : `${name} (${inBrackets})`)
}

/** The dot of a place in a year with its path from the start year on; nothing where a figure is missing. */
export function makePoint(
  pair: Pair,
  year: number,
  spec: Pick<ExploreSpec, "startYear" | "notes">,
): ScatterPoint[] {
  const point = readPoint(pair, year)
  if (!point) return []
  const since = spec.startYear
  const hasPath = since !== null && pair.hasPath && since < year
  const before = hasPath
    ? Array.from({ length: year - since }, (_, k) => readPoint(pair, since + k)).filter(
        (one) => one !== undefined,
      )
    : []
  const numbers = numberNotes(spec, { year, place: pair.place.code })
  const name = numbers === "" ? pair.place.name : `${pair.place.name} (${numbers})`
  return [{ ...point, name, at: pair.at, before }]
}

/** The figures of a place in a year; `undefined` unless both axes have one. */
export function readPoint({ x, y, size }: Pair, year: number) {
  const [first, second] = [valueAt(x.observations, year), valueAt(y.observations, year)]
  if (first === null || second === null) return undefined
  return {
    period: String(year),
    x: first,
    y: second,
    size: size ? valueAt(size.observations, year) : null,
    isForecast: [x, y].some(({ forecastFrom }) => forecastFrom !== null && year >= forecastFrom),
  }
}
