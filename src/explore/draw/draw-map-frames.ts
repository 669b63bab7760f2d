import type { ExploreSpec } from "#charts/explore/explore-spec.ts"
import { DEFAULT_COLOUR } from "#charts/model/chart-spec.ts"
import { drawMap, type MapClass, type MapScale } from "#charts/scene/draw-map.ts"
import { findClass } from "#charts/scales/class-breaks.ts"
import { classPaint } from "#charts/svg/map-colours.ts"
import { actualPlaces, type WorldView } from "#charts/views/world-view.ts"
import { formatHeadline, NO_DATA } from "#domain/format/number-format.ts"
import type { Country } from "#domain/places/country.ts"

import type { ComposedFrames, ComposedMeasure, ComposedTable } from "../composition.ts"
import { listMapNotes } from "./annotations.ts"
import { listRemarks } from "./choose-frames.ts"

type MapYears = {
  years: readonly number[]
  /** The year whose classes all years share. */
  year: number
  view: (year: number) => WorldView
  measure: ComposedMeasure
  spec: ExploreSpec
}

/** One map for each year, in the classes of the year shown: a colour means the same in all of them. */
export function drawMapFrames({ years, year, view, measure, spec }: MapYears): ComposedFrames {
  const views = years.map(view)
  const { scale } = drawMap({ view: view(year), format: measure.format, title: "" })
  return {
    years,
    table: listYears(years, views, measure),
    drawFigure: (k) => {
      const own = views[k]
      return own
        ? { kind: "map", view: own, measure, scale, notes: listMapNotes(spec) }
        : { kind: "table" }
    },
    pack: () => ({
      years,
      remarks: listRemarks(years, spec, (one) =>
        (views[years.indexOf(one)]?.countries ?? []).some(({ isForecast }) => isForecast),
      ),
      drawing: packMap(views, scale),
    }),
  }
}

function packMap(views: readonly WorldView[], scale: MapScale) {
  const places = new Map<string, Country>()
  for (const { countries, unranked } of views)
    for (const { country } of [...countries, ...unranked]) places.set(country.code, country)
  const held = [...places.values()]
  return {
    kind: "map" as const,
    slugs: held.map(({ slug }) => slug),
    names: held.map(({ name }) => name),
    fills: scale.classes.map((one) => classPaint(one, DEFAULT_COLOUR)),
    empty: "url(#explore-none)",
    classes: scale.classes.map(nameClass),
    frames: views.map(({ countries }) => {
      const values = new Map(countries.map(({ country, value }) => [country.code, value]))
      return held
        .map(({ code }) => {
          const value = values.get(code)
          return value === undefined ? "-" : String(findClass(value, scale.breaks))
        })
        .join("")
    }),
  }
}

function nameClass({ from, to }: MapClass): string {
  if (from === null) return to === null ? "" : `below ${to}`
  return to === null ? `${from} or more` : `${from} to ${to}`
}

function listYears(
  years: readonly number[],
  views: readonly WorldView[],
  { format }: ComposedMeasure,
): ComposedTable {
  const rows = years.map((year, k) => {
    const places = views[k]?.countries ?? []
    const actual = actualPlaces(places)
    const shown = actual.length > 0 ? actual : places
    const write = (place: (typeof shown)[number] | undefined) =>
      place ? `${place.country.name} ${formatHeadline(place.value, format)}` : NO_DATA
    return {
      label: String(year),
      slug: null,
      cells: [
        String(places.length),
        write(shown[0]),
        write(shown[Math.floor((shown.length - 1) / 2)]),
        write(shown.at(-1)),
      ],
    }
  })
  return {
    rowHeading: "Year",
    columns: ["Places with figures", "Highest", "Middle", "Lowest"].map((heading) => ({
      heading,
      unit: "",
    })),
    rows: rows.toReversed(),
  }
}
