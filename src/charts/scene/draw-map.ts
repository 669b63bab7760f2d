import type { Country } from "#domain/places/country.ts"
import { formatHeadline, formatTick, type UnitFormat } from "#domain/format/number-format.ts"

import { classBreaks, findClass } from "../scales/class-breaks.ts"
import { markForecast } from "../text/series-text.ts"
import { actualPlaces, type WorldView } from "../views/world-view.ts"
import { placeMapMarks, type MapMark, type MapNote } from "./place-map-marks.ts"
import { WORLD_BOX, WORLD_DOTS, WORLD_SHAPES, WORLD_VIEWS } from "./world-shapes.data.ts"

/** A class of figures on a map: `from` is left out of the lowest one. */
export type MapClass = {
  from: string | null
  to: string | null
  count: number
  /** How much of the colour, from 0 to 1; classes below zero take the second colour. */
  share: number
  isBelowZero: boolean
}

/** A country on a map: where it is and what is said of it. */
export type MapPlace = {
  slug: string
  /** `Nigeria: 33.2%, 6th of 180`; `Nigeria: no data for 2023`. */
  text: string
  /** Index of its class; null without a figure. */
  at: number | null
  /** Its outline, or where its dot lies. */
  shape: string | readonly [x: number, y: number]
}

/** A drawn map as plain data. Shapes lie in the box `view`. */
export type MapScene = {
  view: { x: number; y: number; width: number; height: number }
  classes: readonly MapClass[]
  /** From the highest figure; those without one last. */
  places: readonly MapPlace[]
  /** Outlines that are only there so that the map is whole; hatched unless they lie outside what is asked for. */
  land: readonly string[]
  isLandHatched: boolean
  description: string
  scale: MapScale
  /** Numbers of notes, over everything else. */
  marks: readonly MapMark[]
}

/** Which values have which colour. */
export type MapScale = { breaks: readonly number[]; classes: readonly MapClass[] }

const LIGHTEST = 0.16

/**
 * Draws the figures of one year on a map with equal areas. Countries that never had a figure are hatched like those
 * without one of the year. `scale` is that of another year, so that colours mean the same.
 */
export function drawMap({
  view,
  format,
  title,
  scale,
  notes = [],
}: {
  view: WorldView
  format: UnitFormat
  title: string
  scale?: MapScale
  notes?: readonly MapNote[]
}): MapScene {
  const { spec, countries, unranked } = view
  const values = countries.map(({ value }) => value)
  const breaks = scale?.breaks ?? classBreaks(values)
  const classes = scale?.classes ?? buildClasses(values, breaks, format)
  const rankedCount = actualPlaces(countries).length
  const ranked = countries.map(({ country, value, rank }) => {
    const figure = formatHeadline(value, format)
    const summary =
      rank === null
        ? markForecast(figure)
        : `${figure}, number ${String(rank)} of ${String(rankedCount)}`
    return { country, at: findClass(value, breaks), text: `${country.name}: ${summary}` }
  })
  const without = unranked.map(({ country }) => ({
    country,
    at: null,
    text: `${country.name}: no data for ${String(spec.year)}`,
  }))
  const places = [...ranked, ...without].flatMap(drawPlace)
  const drawn = new Set([...countries, ...unranked].map(({ country }) => country.code))
  const box = chooseBox(spec.continent)
  return {
    view: box,
    marks: placeMapMarks(notes, { view: box, year: spec.year }),
    classes,
    scale: { breaks, classes },
    places,
    land: Object.entries(WORLD_SHAPES).flatMap(([code, path]) => (drawn.has(code) ? [] : [path])),
    isLandHatched: spec.continent === null,
    description: describeMap(view, format, title),
  }
}

/** What a map shows in a sentence or two. */
export function describeMap(
  { spec, countries, unranked }: Pick<WorldView, "spec" | "countries" | "unranked">,
  format: UnitFormat,
  title: string,
): string {
  const actual = actualPlaces(countries)
  const described = actual.length > 0 ? actual : countries
  const [highest, lowest] = [described[0], described.at(-1)]
  if (!highest || !lowest) return `${title}: no country has a figure for ${String(spec.year)}.`
  const figure = ({ country, value }: typeof highest) =>
    `${country.name} with ${formatHeadline(value, format)}`
  const without =
    unranked.length === 0
      ? ""
      : ` ${String(unranked.length)} ${unranked.length === 1 ? "has" : "have"} none for ${String(spec.year)}.`
  const count =
    described.length === 1 ? "1 country has" : `${String(described.length)} countries have`
  const what = actual.length > 0 ? "a figure" : "an estimate or forecast"
  const foretold = countries.length - described.length
  const forecasts = foretold === 0 ? "" : ` ${String(foretold)} more an estimate or forecast.`
  const rest = `${forecasts}${without}`
  if (described.length === 1) return `${title}: ${count} ${what}, ${figure(highest)}.${rest}`
  return `${title}: ${count} ${what}. Highest ${figure(highest)}, lowest ${figure(lowest)}.${rest}`
}

function drawPlace({
  country,
  ...said
}: {
  country: Country
  at: number | null
  text: string
}): MapPlace[] {
  const shape = WORLD_SHAPES[country.code] ?? WORLD_DOTS[country.code]
  return shape === undefined ? [] : [{ ...said, slug: country.slug, shape }]
}

function chooseBox(continent: WorldView["spec"]["continent"]): MapScene["view"] {
  const [x, y, width, height] =
    continent === null ? [0, 0, WORLD_BOX.width, WORLD_BOX.height] : WORLD_VIEWS[continent]
  return { x, y, width, height }
}

function buildClasses(
  values: readonly number[],
  breaks: readonly number[],
  format: UnitFormat,
): MapClass[] {
  if (values.length === 0) return []
  const below = breaks.includes(0)
    ? breaks.indexOf(0) + 1
    : values.every((v) => v < 0)
      ? Infinity
      : 0
  const labels = breaks.map((value) => formatTick(value, format))
  const belowCount = Math.min(below, breaks.length + 1)
  return Array.from({ length: breaks.length + 1 }, (_, k) => {
    const isBelowZero = k < belowCount
    // Away from zero the colour deepens, on both sides.
    const depth = isBelowZero ? belowCount - 1 - k : k - belowCount
    const deepest = (isBelowZero ? belowCount : breaks.length + 1 - belowCount) - 1
    return {
      from: labels[k - 1] ?? null,
      to: labels[k] ?? null,
      count: values.filter((value) => findClass(value, breaks) === k).length,
      share: deepest === 0 ? 0.7 : LIGHTEST + ((1 - LIGHTEST) * depth) / deepest,
      isBelowZero,
    }
  })
}
