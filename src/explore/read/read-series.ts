import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import type { ObservationsByPlace } from "#catalog/observations-by-place.ts"
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

/** Few places: the series of each indicator in each of them, all of one frequency. */
async function readEach(
  catalog: ReadCatalog,
  request: ExploreRequest,
): Promise<SeriesParts | ExploreProblem> {
  const { inputs, spec, calculations } = request
  const found = await findOfOneFrequency(catalog, request)
  if (found === undefined) return describeNoFrequency(request)
  const frequency = found[0]?.dataset.observations.frequency ?? "yearly"
  return {
    measures: inputs.map((indicator, measure) => makeFoundMeasure(indicator, measure, found)),
    series: found.map(mapFound),
    origins: listOrigins(found),
    frequency,
    notes: [
      ...describeOtherFrequency(spec.frequency, frequency),
      ...(calculations.length === 0 ? describeCurrencies(found) : []),
      ...new Set(found.flatMap(({ dataset }) => describeDerived(dataset))),
    ],
  }
}

/**
 * The datasets at the frequency that is asked for. Where they come at several, all of them at the coarsest that each one
 * has; `undefined` where no frequency is common to all.
 */
async function findOfOneFrequency(
  catalog: ReadCatalog,
  request: ExploreRequest,
): Promise<Found[] | undefined> {
  const found = await findDatasets(catalog, request, request.spec.frequency ?? undefined)
  const held = new Set(found.map(({ dataset }) => dataset.observations.frequency))
  if (held.size <= 1) return found
  const coarsest = FREQUENCIES.find((frequency) =>
    found.every(({ dataset }) => dataset.frequencies.includes(frequency)),
  )
  return coarsest && findDatasets(catalog, request, coarsest)
}

/** The dataset of each indicator in each place, where there is one. */
async function findDatasets(
  catalog: ReadCatalog,
  { inputs, readPlaces, spec }: ExploreRequest,
  frequency: Frequency | undefined,
): Promise<Found[]> {
  const asOf = spec.asOf ?? undefined
  const wanted = inputs.flatMap(({ id }, measure) =>
    keepPinned(readPlaces, spec.pins?.[id]).map(({ code }) => ({
      measure,
      query: { indicator: id, country: code, frequency, asOf },
    })),
  )
  const found = await Promise.all(
    wanted.map(async ({ measure, query }) => {
      const answer = await catalog.getDataset(query)
      return answer.state === "found" ? [{ measure, dataset: answer.dataset }] : []
    }),
  )
  return found.flat()
}

/** A measure in the currency of its datasets, where that is the same for all of them. */
function makeFoundMeasure(
  indicator: Indicator,
  at: number,
  found: readonly Found[],
): ComposedMeasure {
  const own = found.filter(({ measure }) => measure === at).map(({ dataset }) => dataset.indicator)
  const isSame = own.every(({ currency }) => currency === own[0]?.currency)
  return makeMeasure(isSame ? (own[0] ?? indicator) : indicator, at)
}

function mapFound({ measure, dataset }: Found): ComposedSeries {
  return {
    measure,
    place: dataset.country,
    observations: dataset.observations,
    forecastFrom: dataset.forecastFrom,
    doubtful: dataset.doubtful ?? [],
    ...describeSeriesUnit(dataset.indicator),
  }
}

function describeOtherFrequency(asked: Frequency | null, shown: Frequency): string[] {
  if (asked === null || asked === shown) return []
  return [`Not all of them have ${asked} figures, so these are ${shown}.`]
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

/** The values of one measure in all places, and in which of them it is shown. */
type HeldMeasure = {
  measure: number
  held: ObservationsByPlace
  isShown: (country: Country) => boolean
}

/** Many places: the yearly values of each indicator in all of them, read at once. */
async function readAll(
  catalog: ReadCatalog,
  request: ExploreRequest,
): Promise<SeriesParts | ExploreProblem> {
  const { inputs, calculations } = request
  const measures = await readMeasures(catalog, request)
  const local = measures.find(({ held }) => !held.isComparable)
  const localIndicator = local && inputs[local.measure]
  // A formula may take the currency out.
  if (localIndicator && calculations.length === 0)
    return describeNotComparable(request, localIndicator)
  return {
    measures: inputs.map(makeMeasure),
    series: measures.flatMap(mapHeld),
    origins: mergeOrigins(
      measures.flatMap(({ measure, held }) => listHeldOrigins(held, inputs[measure])),
    ),
    frequency: "yearly",
    notes: measures.flatMap(describeHeld),
  }
}

/** The measures of which anything is held, in the order of the address. */
async function readMeasures(
  catalog: ReadCatalog,
  { inputs, readPlaces, spec }: ExploreRequest,
): Promise<HeldMeasure[]> {
  const found = await Promise.all(
    inputs.map(async (indicator, measure) => {
      const held = await catalog.getObservationsByPlace(indicator, spec.asOf ?? undefined)
      const shown = keepPinned(readPlaces, spec.pins?.[indicator.id])
      const codes = new Set(shown.map(({ code }) => code))
      return held ? [{ measure, held, isShown: ({ code }: Country) => codes.has(code) }] : []
    }),
  )
  return found.flat()
}

function mapHeld({ measure, held, isShown }: HeldMeasure): ComposedSeries[] {
  return held.places
    .filter(({ country }) => isShown(country))
    .map(({ country, observations, forecastFrom }) => ({
      measure,
      place: country,
      observations,
      forecastFrom,
      doubtful: [],
      ...describeSeriesUnit(held.indicator),
    }))
}

function listHeldOrigins(
  { sources, vintage, vintageStated }: ObservationsByPlace,
  indicator: Indicator | undefined,
): ComposedOrigin[] {
  const measures = indicator ? [indicator.id] : []
  return sources.map((source) => ({ source, vintage, vintageStated, measures }))
}

/** What the values of a measure are made from, and how many doubtful ones are not shown. */
function describeHeld({ held, isShown }: HeldMeasure): string[] {
  const { indicator, derivedFrom: from, leftOut } = held
  const count = leftOut.filter(({ country }) => isShown(country)).length
  return [
    ...(from ? [derivedSentence({ from, aggregation: indicator.aggregation }, "yearly")] : []),
    ...(count > 0
      ? [`${String(count)} doubtful figures of ${nameWithoutUnit(indicator)} are left out.`]
      : []),
  ]
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
