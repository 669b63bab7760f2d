import { drawMap } from "#charts/scene/draw-map.ts"
import { makeWorldView } from "#charts/views/make-world-view.ts"
import type { WorldView } from "#charts/views/world-view.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { valueAt } from "#domain/series/series.ts"

import type { ComposedFrames, ComposedMeasure } from "../composition.ts"
import { listMapNotes, numberNotes } from "./annotations.ts"
import { chooseFrames } from "./choose-frames.ts"
import { chooseYear } from "./choose-year.ts"
import { drawMapFrames } from "./draw-map-frames.ts"
import type { Composed, FigureParts } from "./figure-parts.ts"
import {
  headYear,
  listComparedYears,
  listYearRows,
  makePlaceTable,
  type YearOfMeasure,
} from "./place-table.ts"
import { describePlaces, nameMeasures } from "./title-text.ts"

/** The figures of one year in many places: a map of one measure, bars or a table of each. */
export function composeByPlace(parts: FigureParts): Composed {
  const { measures, series, spec, request } = parts
  const isMap = spec.layout === "map"
  const years = measures.flatMap((measure, k): YearOfMeasure[] => {
    const held = series.filter((one) => one.measure === k)
    const year = spec.endYear ?? chooseYear(held.map((one) => [one]))
    return held.length === 0 ? [] : [{ measure, year, held }]
  })
  const shown = isMap ? years.slice(0, 1) : years
  const views = shown.map((one) => ({ measure: one.measure, view: makeView(one, parts) }))
  const [first] = views
  // A table has room for the year compared with.
  const since = spec.layout === "table" ? spec.startYear : null
  const named = measures.slice(0, isMap ? 1 : undefined)
  return {
    figure:
      spec.layout === "table" || !first
        ? { kind: "table" }
        : isMap
          ? { kind: "map", ...first, notes: listMapNotes(spec) }
          : { kind: "bars", lists: views },
    frames: isMap ? makeMapFrames(parts, shown[0]) : null,
    table: makePlaceTable(shown, since),
    rows: shown.flatMap((one) => listYearRows(one, since)),
    title: `${nameMeasures(named)}: ${describePlaces(request.places)}`,
    subtitle: describeYears(shown, since),
    description: first
      ? drawMap({
          view: first.view,
          format: first.measure.format,
          title: headYear(first.measure, first.view.spec.year),
        }).description
      : "",
    notes: listNotes(parts, shown, views),
  }
}

/** The map of each year in the colours of the year shown. */
function makeMapFrames(
  parts: FigureParts,
  shown: YearOfMeasure | undefined,
): ComposedFrames | null {
  if (!shown) return null
  const { measure, held, year } = shown
  const years = chooseFrames(
    held.map((one) => [one]),
    { ...parts.spec, year },
  )
  const view = (of: number) => makeView({ ...shown, year: of }, parts)
  return years.length < 2 ? null : drawMapFrames({ years, view, measure, spec: parts.spec, year })
}

function listNotes(
  { measures, spec }: FigureParts,
  shown: readonly YearOfMeasure[],
  views: readonly { view: WorldView; measure: ComposedMeasure }[],
): string[] {
  const notes: string[] = []
  if (spec.layout === "map" && measures.length > 1)
    notes.push(
      `A map shows one measure; ${measures
        .slice(1)
        .map(({ name }) => name)
        .join(", ")} is left out.`,
    )
  if (new Set(shown.map(({ year }) => year)).size > 1)
    notes.push("The measures are of different years, each the newest that most countries have.")
  if (views.some(({ view }) => view.countries.some(({ isForecast }) => isForecast)))
    notes.push("Estimates and forecasts are marked and have no rank.")
  for (const { view, measure } of views) {
    const without = view.unranked.map(({ country }) => country.name)
    const of = `${views.length > 1 ? `${measure.name} in ` : ""}${String(view.spec.year)}`
    if (without.length > 0) notes.push(describeWithout(without, of, spec.places.includes("all")))
  }
  return notes
}

const MAX_NAMED = 12

function describeWithout(names: readonly string[], of: string, isAll: boolean): string {
  if (isAll) return `${String(names.length)} countries and territories have no figure for ${of}.`
  const rest = names.length - MAX_NAMED
  const listed = names.slice(0, MAX_NAMED).join(", ")
  return `No figure for ${of}: ${listed}${rest > 0 ? ` and ${String(rest)} more` : ""}.`
}

/** The places of a year as maps and rankings show them; forecasts have no rank. */
function makeView({ held, year }: YearOfMeasure, { request, spec }: FigureParts): WorldView {
  const byCode = new Map(held.map((one) => [one.place.code, one]))
  const found = held.flatMap((one) => {
    const value = valueAt(one.observations, year)
    return value === null ? [] : [{ country: one.place, value }]
  })
  const has = new Set(found.map(({ country }) => country.code))
  const missing = request.places.places.flatMap(({ country }) =>
    has.has(country.code) ? [] : [country],
  )
  const view = makeWorldView(found, { missing, year })
  const isForecast = (code: string) => {
    const from = byCode.get(code)?.forecastFrom ?? null
    return from !== null && year >= from
  }
  const ranked = view.countries.filter(
    ({ country }) => country.kind === "country" && !isForecast(country.code),
  )
  return {
    ...view,
    countries: view.countries.map((place) => {
      const at = ranked.findIndex(({ value }) => value === place.value)
      const hasRank = place.country.kind === "country" && !isForecast(place.country.code)
      return {
        ...place,
        isForecast: isForecast(place.country.code),
        rank: hasRank ? at + 1 : null,
        note: numberNotes(spec, { year, place: place.country.code }),
      }
    }),
  }
}

function describeYears(shown: readonly YearOfMeasure[], since: number | null): string {
  const all = shown.flatMap(({ year }) => listComparedYears(year, since))
  const years = [...new Set(all.map(String))].toSorted()
  const unit = shown.length === 1 ? (shown[0]?.measure.unit ?? "") : ""
  return capitalize([unit, years.join(" and ")].filter((part) => part !== "").join(", "))
}
