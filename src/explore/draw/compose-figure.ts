import { readUnit } from "#calculate/calculate.ts"
import { listReadyFormulas } from "#calculate/ready-formulas.ts"
import {
  explorePath,
  LAYOUT_TRAITS,
  type ExploreSpec,
  type Layout,
} from "#charts/explore/explore-spec.ts"
import { forecastSentence } from "#charts/text/series-text.ts"
import { doubtfulSentence, doubtfulShown } from "#domain/series/doubtful-values.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { lowerFirst } from "#domain/format/lower-first.ts"
import { getFirstPeriod, getLastPeriod, getYear } from "#domain/time/period.ts"
import { lastIndex, sliceObservations, trimGaps } from "#domain/series/series.ts"

import type { ComposedSeries, Composition, ExploreProblem } from "../composition.ts"
import type { ExploreRequest } from "../read/read-address.ts"
import { isBarsOverTime, type SeriesParts } from "../read/read-series.ts"
import type { Composed, FigureParts } from "./figure-parts.ts"
import { composeByPlace } from "./compose-by-place.ts"
import { composeByTime } from "./compose-by-time.ts"
import { describeAuthor, listAnnotations, nameByAuthor } from "./annotations.ts"
import { composeRace } from "./compose-race.ts"
import { composeScatter } from "./compose-scatter.ts"

/** Draws what was read in the layout of the address. */
export function composeFigure(
  request: ExploreRequest,
  read: SeriesParts,
): Composition | ExploreProblem {
  const { spec, places } = request
  const series = read.series.flatMap((one) => cutYears(one, spec))
  if (series.length === 0) return describeNothing(request)
  const parts: FigureParts = { ...read, series, request, spec }
  const composed = COMPOSE_LAYOUT[spec.layout](parts)
  if ("status" in composed) return composed
  const has = new Set(series.map(({ place }) => place.code))
  const missing = places.places.flatMap(({ country }) => (has.has(country.code) ? [] : [country]))
  const isTime = composed.table.rowHeading !== "Country"
  return {
    ...composed,
    ...nameByAuthor(composed, spec),
    frames: composed.frames ?? null,
    annotations: [...describeAuthor(spec), ...listAnnotations(spec)],
    spec,
    measures: read.measures,
    places: places.places,
    groupName: places.groupName,
    frequency: read.frequency,
    notes: [...composed.notes, ...read.notes, ...(isTime ? describeStatus(parts) : [])],
    ready: listReady(parts),
    missing: listMissing(composed, request, missing),
    origins: read.origins,
    ignored: request.ignored,
  }
}

/** Formulas that make sense of the first indicator as it is published. */
function listReady({ series, request, measures }: FigureParts): Composition["ready"] {
  const [first] = measures
  const one = series.find(({ measure }) => measure === 0)
  if (request.calculations.length > 0 || !first || !one) return []
  const base = Math.max(...series.map(({ observations }) => observations.start))
  return listReadyFormulas(
    { quantity: readUnit({ ...one, name: first.name }), id: first.id },
    getYear(one.observations.frequency, base),
  )
}

/** Layouts of one year name those without a figure of it themselves. */
function listMissing(
  { table }: Composed,
  { places }: ExploreRequest,
  missing: Composition["missing"],
): Composition["missing"] {
  return places.isMany && table.rowHeading === "Country" ? [] : missing
}

/** Bars and tables of many places are of one year, those of few are over time. */
const COMPOSE_LAYOUT: Readonly<Record<Layout, (parts: FigureParts) => Composed | ExploreProblem>> =
  {
    lines: composeByTime,
    bars: (parts) => (isBarsOverTime(parts.request) ? composeByTime(parts) : composeByPlace(parts)),
    panels: composeByTime,
    scatter: composeScatter,
    race: composeRace,
    map: composeByPlace,
    table: (parts) => (parts.request.places.isMany ? composeByPlace(parts) : composeByTime(parts)),
  }

function cutYears(
  series: ComposedSeries,
  { startYear, endYear, layout }: ExploreSpec,
): ComposedSeries[] {
  if (LAYOUT_TRAITS[layout].choosesYears) return [series]
  const { frequency } = series.observations
  const from = startYear === null ? -Infinity : getFirstPeriod(frequency, startYear)
  const to = endYear === null ? Infinity : getLastPeriod(frequency, endYear)
  const observations = trimGaps(sliceObservations(series.observations, from, to))
  return observations ? [{ ...series, observations }] : []
}

/** Which figures are forecasts or doubtful, series by series. */
function describeStatus({ series, measures, request }: FigureParts): string[] {
  if (request.places.isMany) return []
  const forecasts = series.flatMap(({ forecastFrom, observations, place, measure }) =>
    forecastFrom === null || forecastFrom > lastIndex(observations)
      ? []
      : [
          {
            sentence: forecastSentence(observations.frequency, forecastFrom),
            name: place.name,
            measure,
          },
        ],
  )
  const bySentence = Map.groupBy(forecasts, ({ sentence }) => sentence)
  const said = [...bySentence].map(([sentence, held]) => {
    if (held.length === series.length) return sentence
    const names = joinNames([...new Set(held.map(({ name }) => name))])
    return `${names}: ${lowerFirst(sentence)}`
  })
  const doubts = series.flatMap(({ doubtful, observations, place, measure }) => {
    const text = doubtfulSentence(doubtfulShown(doubtful, observations), observations)
    return text === "" ? [] : [`${place.name}, ${measures[measure]?.name ?? ""}: ${text}`]
  })
  return [...said, ...doubts]
}

function describeNothing({ indicators, spec, places }: ExploreRequest): ExploreProblem {
  const names = places.groupName ?? joinNames(places.places.map(({ country }) => country.name))
  const hasYears = spec.startYear !== null || spec.endYear !== null
  const isNarrowed = hasYears || spec.asOf !== null
  const anyTime = { ...spec, startYear: null, endYear: null, asOf: null }
  return {
    status: 404,
    sentence: `There are no figures${hasYears ? " of these years" : ""} for ${names}${spec.asOf === null ? "" : ` as known on ${spec.asOf}`}.`,
    links: [
      ...(isNarrowed ? [{ label: "The same for all years", path: explorePath(anyTime) }] : []),
      ...indicators.map(({ id, name }) => ({
        label: `${name}: the countries that have figures`,
        path: indicatorPath({ name: id }),
      })),
    ],
  }
}
