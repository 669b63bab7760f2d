import { drawRace, type RaceEntry } from "#charts/explore/draw-race.ts"
import type { PackedFrames } from "#charts/frames/packed-frames.ts"
import { openPlotFrames } from "#charts/frames/read-frame.ts"
import { markForecast } from "#charts/text/series-text.ts"
import { formatHeadline, NO_DATA } from "#domain/format/number-format.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { valueAt } from "#domain/series/series.ts"

import type {
  ComposedFigure,
  ComposedFrames,
  ComposedMeasure,
  ComposedSeries,
  ComposedTable,
} from "../composition.ts"
import { markNotes, numberNotes } from "./annotations.ts"
import { chooseFrames, describeFrames, listRemarks } from "./choose-frames.ts"
import { chooseYear } from "./choose-year.ts"
import { composeByPlace } from "./compose-by-place.ts"
import type { Composed, FigureParts } from "./figure-parts.ts"
import { listRows } from "./list-rows.ts"
import { findContinentColour, isByContinent, listPlaceColours } from "./place-colours.ts"

/** The places with the highest values as bars, year after year. */
export function composeRace(parts: FigureParts): Composed {
  const [measure, ...others] = parts.measures
  const held = parts.series.filter((one) => one.measure === 0)
  const year = parts.spec.endYear ?? chooseYear(held.map((one) => [one]))
  const one = { ...parts, measures: parts.measures.slice(0, 1), series: held }
  const list = composeByPlace({ ...one, spec: { ...parts.spec, layout: "bars" } })
  if (!measure) return { ...list, figure: { kind: "table" } }
  const chosen = chooseFrames(
    held.map((series) => [series]),
    { ...parts.spec, year },
  )
  const years = chosen.length === 0 ? [year] : chosen
  const race = makeRace(years, { parts, held, measure })
  const left =
    others.length === 0
      ? []
      : [`A race shows one measure; ${joinNames(others.map(({ name }) => name))} is left out.`]
  const scale = `The highest values of each year; all years share one scale.${describeFrames(years)}`
  return {
    ...list,
    figure: race.drawFigure(years.length - 1),
    frames: years.length < 2 ? null : race,
    rows: listRows(held, parts.measures).filter(({ period }) => years.includes(Number(period))),
    notes: [scale, ...left, ...list.notes],
  }
}

type Race = { parts: FigureParts; held: readonly ComposedSeries[]; measure: ComposedMeasure }

function makeRace(years: readonly number[], { parts, held, measure }: Race): ComposedFrames {
  const { spec, request } = parts
  const entries = years.map((year) => listEntries(held, year, parts))
  const hasForecasts = (year: number) =>
    held.some(
      ({ forecastFrom, observations }) =>
        forecastFrom !== null && year >= forecastFrom && valueAt(observations, year) !== null,
    )
  const frames: PackedFrames = {
    years,
    remarks: listRemarks(years, spec, hasForecasts),
    drawing: drawRace(measure.name, entries),
  }
  const draw = openPlotFrames(frames)
  const legend = listPlaceColours(request.places)
  return {
    years,
    table: listYears(years, entries),
    pack: () => frames,
    drawFigure: (k): ComposedFigure => {
      const scene = draw?.(k)
      return scene ? { kind: "plots", scenes: [scene], legend } : { kind: "table" }
    },
  }
}

function listEntries(
  held: readonly ComposedSeries[],
  year: number,
  { request, spec }: FigureParts,
): RaceEntry[] {
  const byContinent = isByContinent(request.places)
  const colours = new Map(request.places.places.map(({ country, at }) => [country.code, at]))
  return held.flatMap(({ place, observations, forecastFrom, format }): RaceEntry[] => {
    const value = valueAt(observations, year)
    if (value === null) return []
    const written = formatHeadline(value, format)
    const { code, name } = place
    const isForecast = forecastFrom !== null && year >= forecastFrom
    const text = isForecast ? markForecast(written) : written
    return [
      {
        code,
        name,
        value,
        at: byContinent ? findContinentColour(place) : (colours.get(code) ?? null),
        text: markNotes(text, numberNotes(spec, { year, place: code })),
      },
    ]
  })
}

const FIRST = ["1st", "2nd", "3rd"]

function listYears(
  years: readonly number[],
  entries: readonly (readonly RaceEntry[])[],
): ComposedTable {
  const rows = years.map((year, k) => {
    const sorted = (entries[k] ?? []).toSorted((a, b) => b.value - a.value)
    const cells = FIRST.map((_, at) => {
      const entry = sorted[at]
      return entry ? `${entry.name} ${entry.text}` : NO_DATA
    })
    return { label: String(year), slug: null, cells: [...cells, String(sorted.length)] }
  })
  return {
    rowHeading: "Year",
    columns: [...FIRST, "Places with figures"].map((heading) => ({ heading, unit: "" })),
    rows: rows.toReversed(),
  }
}
