import type { ObservationsByPlace } from "#catalog/observations-by-place.ts"
import { drawMap } from "#charts/scene/draw-map.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import { webMapTheme } from "#charts/svg/web-map-theme.ts"
import {
  derivedSentence,
  FORECASTS_UNRANKED,
  leftOutSentence,
  markForecast,
} from "#charts/text/series-text.ts"
import {
  actualPlaces,
  type RankedPlace,
  type WorldSort,
  type WorldView,
} from "#charts/views/world-view.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import {
  formatChange,
  formatColumn,
  formatHeadline,
  formatNarrow,
  unitFormat,
  type UnitFormat,
} from "#domain/format/number-format.ts"
import { median } from "#domain/series/median.ts"

import { makeLegendClass } from "./make-legend-class.server.ts"
import type { RankRow, RankingData, RankingFacts } from "./page-data.ts"

/** Characters of a value beside which a phone has no room for the name and the change. */
const MAX_ON_PHONE = 13

/** A map of one year with its legend, the ranking, and the few figures that say most. */
export function drawRanking(
  world: ObservationsByPlace,
  view: WorldView,
  link: { origin: string; target?: string } = { origin: "" },
  /** How figures are written: nearly in full on the page, short in an embed. */
  write: typeof formatColumn = formatColumn,
): RankingData {
  const { indicator } = world
  const { spec, usualYear, usualSince, firstYear, lastYear } = view
  const format = unitFormat(indicator.unit, indicator.currency, indicator.decimals)
  const title = `${indicator.name}, ${String(spec.year)}`
  const scene = drawMap({ view, format, title })
  const theme = webMapTheme({
    id: "world",
    colour: spec.colour,
    hrefOf: (slug) => `${link.origin}${indicatorPath({ name: indicator.name, countrySlug: slug })}`,
    ...(link.target !== undefined && { target: link.target }),
  })
  const largest = findLargest(view.countries)
  const rowOf = (place: RankedPlace, longest: number | null) =>
    rankRow(place, longest, { format, write })
  const rows = view.countries.map((place) => rowOf(place, largest))
  return {
    spec,
    usualYear,
    usualSince,
    firstYear,
    lastYear,
    svg: renderMap(scene, theme).toString(),
    legend: scene.classes.map((group) => makeLegendClass(group, spec.colour)),
    description: scene.description,
    facts: computeFacts(view, format),
    ranked: sortRows(rows, view.countries, spec.sort, format),
    count: view.countries.length,
    of: view.countries.length + view.unranked.length,
    regions: view.regions.map((place) => ({ ...rowOf(place, null), rank: "" })),
    notes: writeNotes(world, view),
  }
}

function writeNotes(
  { derivedFrom, indicator, leftOut }: ObservationsByPlace,
  view: WorldView,
): string[] {
  const left = leftOutSentence(leftOut, view.spec.year)
  const isForecast = [...view.countries, ...view.regions].some((place) => place.isForecast)
  return [
    ...(derivedFrom
      ? [derivedSentence({ from: derivedFrom, aggregation: indicator.aggregation }, "yearly")]
      : []),
    ...(isForecast ? [FORECASTS_UNRANKED] : []),
    ...(left === undefined ? [] : [left]),
  ]
}

/** The figure whose bar is the longest; null where bars would have to go two ways. */
function findLargest(places: readonly RankedPlace[]): number | null {
  const values = places.map(({ value }) => value)
  if (values.some((value) => value < 0)) return null
  const largest = values.reduce((a, b) => Math.max(a, b), 0)
  return largest > 0 ? largest : null
}

function rankRow(
  { country, value, before, rank, isForecast }: RankedPlace,
  largest: number | null,
  { format, write }: { format: UnitFormat; write: typeof formatColumn },
): RankRow {
  const { name, slug, code2 } = country
  const mark = isForecast ? markForecast : (text: string) => text
  const text = write(value, format)
  return {
    rank: rank === null ? "" : String(rank),
    name,
    slug,
    code2,
    value: mark(text),
    ...(text.length > MAX_ON_PHONE && { narrow: mark(formatNarrow(value, format)) }),
    change: before === null ? "" : formatChange(before, value, format),
    share: largest === null ? null : Math.round((value / largest) * 100),
  }
}

function sortRows(
  rows: readonly RankRow[],
  places: readonly RankedPlace[],
  sort: WorldSort,
  format: UnitFormat,
): readonly RankRow[] {
  if (sort === "value") return rows
  if (sort === "name") return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en"))
  const pairs = rows.map((row, k) => ({ row, growth: computeGrowth(places[k], format) }))
  return pairs.toSorted((a, b) => subtract(b.growth, a.growth)).map(({ row }) => row)
}

/** The change as `formatChange` writes it: in points, else relative to the figure before; below all others without one. */
function computeGrowth(place: RankedPlace | undefined, format: UnitFormat): number {
  if (!place || place.before === null) return -Infinity
  if (format.kind === "percent") return place.value - place.before
  return place.before > 0 ? place.value / place.before : -Infinity
}

/** A difference by which to sort; infinities, which have none, are equal. */
function subtract(a: number, b: number): number {
  return a === b ? 0 : a - b
}

function computeFacts({ countries, regions, spec }: WorldView, format: UnitFormat): RankingFacts {
  const world = actualPlaces(regions).find(({ country }) => country.code === "WLD")
  const ranked = actualPlaces(countries)
  const [highest, lowest] = [ranked[0], ranked.at(-1)]
  const middle = median(ranked.map(({ value }) => value))
  const place = (label: string, found: RankedPlace | undefined) =>
    found
      ? [
          {
            label,
            value: formatHeadline(found.value, format),
            slug: found.country.slug,
            name: found.country.name,
          },
        ]
      : []
  const change =
    world?.before == null || spec.since === null
      ? ""
      : `${formatChange(world.before, world.value, format)} on ${String(spec.since)}`
  return {
    world: world ? { value: formatHeadline(world.value, format), change } : null,
    lines: [
      ...place("Highest", highest),
      ...(middle === undefined
        ? []
        : [{ label: "Median", value: formatHeadline(middle, format), slug: null, name: "" }]),
      ...(ranked.length > 1 ? place("Lowest", lowest) : []),
    ],
  }
}
