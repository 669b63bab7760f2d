import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { explorePath, LAYOUT_TRAITS } from "#charts/explore/explore-spec.ts"
import { derivedSentence, nameWithoutUnit } from "#charts/text/series-text.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Country } from "#domain/places/country.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import type {
  ComposedSeries,
  ExploreProblem,
  ComposedMeasure,
  ComposedOrigin,
} from "../composition.ts"
import type { PlaceRequest } from "./read-places.ts"
import type { ExploreRequest } from "./read-address.ts"

/** Every series that a composition is made of. */
export type SeriesParts = {
  measures: readonly ComposedMeasure[]
  series: readonly ComposedSeries[]
  origins: readonly ComposedOrigin[]
  frequency: Frequency
  notes: readonly string[]
  /** What stands in the place of the places asked for: a group as one, whose sum was computed. */
  places?: PlaceRequest
}

type ReadCatalog = Pick<Catalog, "getDataset" | "getObservationsByPlace">

type Found = { measure: number; dataset: Dataset }

const LETTERS = "abcdefgh"

/**
 * The series of each indicator in each place. Few places are read one by one, at any frequency; many are read at once,
 * year by year.
 */
export async function readSeries(
  catalog: ReadCatalog,
  request: ExploreRequest,
): Promise<SeriesParts | ExploreProblem> {
  const { spec, places } = request
  const isByPlace = places.isMany || LAYOUT_TRAITS[spec.layout].isByYear
  const isOneByOne = !isByPlace || (spec.layout === "bars" && isBarsOverTime(request))
  return isOneByOne ? readEach(catalog, request) : readAll(catalog, request)
}

/** Bars of one place are drawn over time, and so are those of series that the address names one by one. */
export function isBarsOverTime({ places, spec }: Pick<ExploreRequest, "places" | "spec">): boolean {
  return places.places.length === 1 || (spec.pins !== undefined && !places.isMany)
}

/** What is measured by an indicator. */
function makeMeasure(indicator: Indicator, at: number): ComposedMeasure {
  return {
    letter: LETTERS.charAt(at),
    id: indicator.id,
    name: nameWithoutUnit(indicator),
    formula: null,
    inputs: [indicator.id],
    ...describeUnit(indicator),
  }
}

/** The unit of an indicator, and whether its figures are flows, which add up over periods. */
function describeSeriesUnit(indicator: Indicator) {
  return { ...describeUnit(indicator), isFlow: indicator.aggregation === "sum" }
}

function describeUnit({ unit, currency, decimals }: Indicator) {
  return {
    unit: unitScale(unit)?.unit ?? unit,
    currency,
    format: unitFormat(unit, currency, decimals),
  }
}

async function readEach(
  catalog: ReadCatalog,
  request: ExploreRequest,
): Promise<SeriesParts | ExploreProblem> {
  const { inputs: indicators, readPlaces: wantedPlaces, spec } = request
  const read = (frequency: Frequency | undefined) =>
    Promise.all(
      indicators.flatMap(({ id }, measure) =>
        keepPinned(wantedPlaces, spec.pins?.[id]).map(async (country) => {
          const asOf = spec.asOf ?? undefined
          const answer = await catalog.getDataset({
            indicator: id,
            country: country.code,
            frequency,
            asOf,
          })
          return answer.state === "found" ? [{ measure, dataset: answer.dataset }] : []
        }),
      ),
    ).then((found) => found.flat())
  let found = await read(spec.frequency ?? undefined)
  const shared = FREQUENCIES.filter((frequency) =>
    found.every(({ dataset }) => dataset.frequencies.includes(frequency)),
  )
  const held = new Set(found.map(({ dataset }) => dataset.observations.frequency))
  if (held.size > 1) {
    const [coarsest] = shared
    if (coarsest === undefined) return describeNoFrequency(request)
    found = await read(coarsest)
  }
  const frequency = found[0]?.dataset.observations.frequency ?? "yearly"
  const series = found.map(({ measure, dataset }): ComposedSeries => ({
    measure,
    place: dataset.country,
    observations: dataset.observations,
    forecastFrom: dataset.forecastFrom,
    doubtful: dataset.doubtful ?? [],
    ...describeSeriesUnit(dataset.indicator),
  }))
  const notes =
    spec.frequency !== null && spec.frequency !== frequency
      ? [`Not all of them have ${spec.frequency} figures, so these are ${frequency}.`]
      : []
  return {
    measures: indicators.map((indicator, k) => {
      const own = found
        .filter(({ measure }) => measure === k)
        .map(({ dataset }) => dataset.indicator)
      const isSame = own.every(({ currency }) => currency === own[0]?.currency)
      return makeMeasure(isSame ? (own[0] ?? indicator) : indicator, k)
    }),
    series,
    origins: listOrigins(found),
    frequency,
    notes: [
      ...notes,
      ...(request.calculations.length === 0 ? describeCurrencies(found) : []),
      ...new Set(found.flatMap(({ dataset }) => describeDerived(dataset))),
    ],
  }
}

/** Of some places those in which an indicator is shown: all unless the address says in which. */
function keepPinned(
  places: readonly Country[],
  codes: readonly string[] | undefined,
): readonly Country[] {
  return codes === undefined ? places : places.filter(({ code }) => codes.includes(code))
}

/** Amounts in each country's own currency cannot be compared by their levels. */
function describeCurrencies(found: readonly Found[]): string[] {
  const byMeasure = Map.groupBy(found, ({ measure }) => measure)
  const differ = [...byMeasure.values()].some(
    (held) => new Set(held.map(({ dataset }) => dataset.indicator.currency)).size > 1,
  )
  return differ ? [LOCAL_CURRENCIES] : []
}

const LOCAL_CURRENCIES =
  "The amounts are in each country’s own currency: their levels cannot be compared, only how they move."

function describeDerived({ derivedFrom, indicator, observations }: Dataset): string[] {
  const { aggregation } = indicator
  return derivedFrom === null
    ? []
    : [derivedSentence({ from: derivedFrom, aggregation }, observations.frequency)]
}

async function readAll(
  catalog: ReadCatalog,
  request: ExploreRequest,
): Promise<SeriesParts | ExploreProblem> {
  const { inputs: indicators, readPlaces: wantedPlaces, spec } = request
  const worlds = await Promise.all(
    indicators.map((indicator) =>
      catalog.getObservationsByPlace(indicator, spec.asOf ?? undefined),
    ),
  )
  const wanted = indicators.map(
    ({ id }) => new Set(keepPinned(wantedPlaces, spec.pins?.[id]).map(({ code }) => code)),
  )
  const isWanted = (measure: number, code: string) => wanted[measure]?.has(code) === true
  const local = indicators.find((_, k) => worlds[k]?.isComparable === false)
  // A formula may take the currency out.
  if (local && request.calculations.length === 0) return describeNotComparable(request, local)
  return {
    measures: indicators.map(makeMeasure),
    series: worlds.flatMap((world, measure) =>
      !world
        ? []
        : world.places.flatMap(({ country, observations, forecastFrom }): ComposedSeries[] =>
            isWanted(measure, country.code)
              ? [
                  {
                    measure,
                    place: country,
                    observations,
                    forecastFrom,
                    doubtful: [],
                    ...describeSeriesUnit(world.indicator),
                  },
                ]
              : [],
          ),
    ),
    origins: mergeOrigins(
      worlds.flatMap((world, k) =>
        (world?.sources ?? []).map((source) => ({
          source,
          vintage: world?.vintage ?? "",
          vintageStated: world?.vintageStated ?? false,
          measures: [indicators[k]?.id ?? ""],
        })),
      ),
    ),
    frequency: "yearly",
    notes: worlds.flatMap((world, measure) => {
      if (!world) return []
      const derived = world.derivedFrom
        ? [
            derivedSentence(
              { from: world.derivedFrom, aggregation: world.indicator.aggregation },
              "yearly",
            ),
          ]
        : []
      const left = world.leftOut.filter(({ country }) => isWanted(measure, country.code)).length
      return left === 0
        ? derived
        : [
            ...derived,
            `${String(left)} doubtful figures of ${nameWithoutUnit(world.indicator)} are left out.`,
          ]
    }),
  }
}

/** Each source and vintage once. */
function mergeOrigins(origins: readonly ComposedOrigin[]): ComposedOrigin[] {
  const alike = Map.groupBy(origins, ({ source, vintage }) => `${source.id} ${vintage}`)
  return [...alike.values()].flatMap((held) => {
    const [first] = held
    return first ? [{ ...first, measures: held.flatMap(({ measures }) => measures) }] : []
  })
}

function listOrigins(found: readonly { dataset: Dataset }[]): ComposedOrigin[] {
  const bySource = Map.groupBy(found, ({ dataset }) => `${dataset.source.id} ${dataset.vintage}`)
  return [...bySource.values()].flatMap((held) => {
    const [first] = held
    if (!first) return []
    const { source, vintage, vintageStated } = first.dataset
    const measures = [...new Set(held.map(({ dataset }) => dataset.indicator.id))]
    return [{ source, vintage, vintageStated, measures }]
  })
}

function describeNoFrequency({ indicators, spec }: ExploreRequest): ExploreProblem {
  return {
    status: 400,
    sentence:
      "These indicators have no periods in common: one is published only yearly, another only more often, and its figures cannot be turned into yearly ones.",
    links: linkEach(indicators, spec),
  }
}

function describeNotComparable({ spec, places }: ExploreRequest, local: Indicator): ExploreProblem {
  const singles = places.singles.slice(0, 4).map(({ code }) => code)
  const path = explorePath({
    ...spec,
    layout: "panels",
    places: singles.length > 0 ? singles : ["NGA"],
  })
  return {
    status: 400,
    sentence: `${local.name} is an amount in each country’s own currency or a code, so countries cannot be put side by side by it.`,
    links: [{ label: "Each country in its own panel", path }],
  }
}

/** Each indicator alone. */
export function linkEach(
  indicators: readonly Indicator[],
  spec: ExploreRequest["spec"],
): ExploreProblem["links"] {
  return indicators.map(({ id, name }) => ({
    label: `${name} alone`,
    path: explorePath({ ...spec, indicators: [id], layout: "lines", x: null, y: null, size: null }),
  }))
}
