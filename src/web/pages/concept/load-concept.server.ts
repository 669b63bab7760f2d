import { datasetId } from "#catalog/dataset-id.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { drawMulti } from "#charts/explore/draw-multi.ts"
import { drawPlot } from "#charts/explore/draw-plots.ts"
import { seriesPaint } from "#charts/explore/palette.ts"
import { conceptPath, indicatorPath } from "#domain/addresses/page-paths.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { formatHeadline, unitFormat, type UnitFormat } from "#domain/format/number-format.ts"
import { isCompilation } from "#domain/indicators/compilations.ts"
import { findConceptBySlug } from "#domain/indicators/concepts.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { lastIndex, sliceObservations, valueAt } from "#domain/series/series.ts"
import { vintageText } from "#domain/time/vintage-text.ts"
import { unitScale } from "#domain/units/unit-scale.ts"
import type { Search } from "#search/create-search.ts"

import { explainDifferences, type SeriesFacts } from "./explain-differences.ts"
import {
  explainMissingSeries,
  explainMissingMeasure,
  explainMissingPlace,
} from "./explain-missing-concept.server.ts"
import type { ConceptPageData, ConceptPublisher, ConceptRow, MissingConcept } from "./page-data.ts"

/** More lines in one chart are not told apart. */
const MAX_SERIES = 8
/** Longer ago one high inflation would press the differences of today flat; the table has all years. */
const YEARS_DRAWN = 30
/** Projections of people go on to the end of the century. */
const YEARS_AHEAD = 6

type Services = {
  catalog: Pick<Catalog, "orderPublishers" | "getDatasetById" | "findIndicator" | "findSummaries">
  search: Pick<Search, "rankIndicators">
  publicUrl: string
}
type Outcome =
  | { redirect: string }
  | { page: ConceptPageData; missing: null }
  | { page: null; missing: MissingConcept }

/** What all publishers say of a measure and a country; other names of the country are sent on to the one address. */
export async function loadConcept(
  services: Services,
  params: { concept: string; country: string },
): Promise<Outcome> {
  const { catalog, publicUrl } = services
  const concept = findConceptBySlug(params.concept)
  const country = findCountry(params.country.replaceAll("-", " ")) ?? findCountry(params.country)
  if (concept === undefined) return miss(explainMissingMeasure(services, params, country))
  if (!country) return miss(explainMissingPlace(services, concept, params.country))
  const path = conceptPath(concept, country.slug)
  if (path !== conceptPath(params.concept, params.country)) return { redirect: path }
  const series = await listHeld(catalog, concept, country.code)
  if (series.length === 0) return miss(explainMissingSeries(services, { concept, country }))
  const compared = series.filter((one) => keyKind(one) === keyKind(series[0]))
  const rows = listRows(compared)
  return {
    missing: null,
    page: {
      concept,
      country: country.name,
      address: publicUrl + path,
      summary: summarise(compared, rows, series.length > compared.length),
      ...draw(compared),
      publishers: series.map((one) => describe(one, series)),
      rows,
    },
  }
}

async function miss(missing: Promise<MissingConcept>): Promise<Outcome> {
  return { page: null, missing: await missing }
}

async function listHeld(
  catalog: Services["catalog"],
  concept: string,
  country: string,
): Promise<Dataset[]> {
  const ids = await catalog.orderPublishers(concept)
  const found = await Promise.all(
    ids.map((indicatorId) =>
      catalog.getDatasetById(datasetId({ indicatorId, country, frequency: "yearly" })),
    ),
  )
  return found
    .flatMap((one) => one ?? [])
    .slice(0, MAX_SERIES)
    .map(countInOnes)
}

/** The series in ones, whatever its publisher counts in. */
function countInOnes(series: Dataset): Dataset {
  const { observations, indicator } = series
  const by = unitFormat(indicator.unit, indicator.currency).scale?.by ?? 1
  if (by === 1) return series
  const values = observations.values.map((value) => (value === null ? null : value * by))
  return { ...series, observations: { ...observations, values } }
}

/** Series with the same key are compared with each other: all amounts of one currency too, whatever their base or price level. */
function keyKind(series: Dataset | undefined): string {
  if (!series) return ""
  const { unit, currency } = series.indicator
  const { kind, prefix } = unitFormat(unit, currency)
  return kind === "plain"
    ? `plain ${(unitScale(unit)?.unit ?? unit).toLowerCase()}`
    : `${kind} ${prefix}`
}

function draw(series: readonly Dataset[]): Pick<ConceptPageData, "plot" | "legend" | "drawnFrom"> {
  const newest = Math.max(...series.map((one) => findLatest(one)?.year ?? 0))
  const from = newest - YEARS_DRAWN
  const drawn = series.flatMap((one, at) => {
    const observations = sliceObservations(one.observations, from, newest + YEARS_AHEAD)
    return observations.values.length > 0 ? [{ ...one, observations, at }] : []
  })
  const scene = drawMulti({
    title: "",
    series: drawn.map((one) => ({
      at: one.at,
      name: one.source.publisher,
      observations: one.observations,
      forecastFrom: one.forecastFrom,
      doubtful: one.doubtful ?? [],
      format: plainFormat(one),
      side: "left" as const,
    })),
    isLog: false,
    chartType: "line",
    // The legend says more, and lines have the whole width of a phone.
    isLabelled: false,
    notes: [],
  })
  return {
    plot: scene.isEmpty ? null : drawPlot(scene),
    drawnFrom: series.some(({ observations }) => observations.start < from) ? from : null,
    legend: drawn.map(({ source, indicator, at }) => {
      const { paint, dash } = seriesPaint(at)
      return { name: `${source.publisher}: ${indicator.name}`, paint, dash }
    }),
  }
}

function plainFormat({ indicator }: Dataset) {
  const { prefix, suffix, kind, isYear } = unitFormat(indicator.unit, indicator.currency)
  return { prefix, suffix, kind, ...(isYear && { isYear }) }
}

function listRows(series: readonly Dataset[]): ConceptRow[] {
  const [first] = series
  if (!first) return []
  const from = Math.min(...series.map(({ observations }) => observations.start))
  const to = Math.max(...series.map(({ observations }) => lastIndex(observations)))
  const format = plainFormat(first)
  const rows: ConceptRow[] = []
  for (let year = to; year >= from; year -= 1) {
    const values = series.map(({ observations }) => valueAt(observations, year))
    const known = values.filter((value) => value !== null)
    if (known.length === 0) continue
    const actual = listActual(series, year)
    // What is foreseen is not compared with what was counted.
    const alike = actual.length === 0 ? known : actual.map(({ value }) => value)
    rows.push({
      year,
      isForecast: actual.length === 0,
      cells: values.map((value, k) =>
        value === null
          ? "–"
          : `${formatHeadline(value, format)}${isForecast(series[k], year) ? " (forecast)" : ""}`,
      ),
      spread: alike.length < 2 ? "" : formatSpread(alike, format),
    })
  }
  return rows
}

function isForecast(series: Dataset | undefined, year: number): boolean {
  return (series?.forecastFrom ?? Infinity) <= year
}

/** The figures of a year that are not forecasts, with whose they are. */
function listActual(series: readonly Dataset[], year: number): { of: Dataset; value: number }[] {
  return series.flatMap((of) => {
    const value = isForecast(of, year) ? null : valueAt(of.observations, year)
    return value === null ? [] : [{ of, value }]
  })
}

/** The distance between the highest and the lowest, no finer than the figures beside it are written. */
function formatSpread(values: readonly number[], format: UnitFormat): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const largest = Math.max(Math.abs(low), Math.abs(high))
  const step = largest === 0 ? 1 : 10 ** (Math.floor(Math.log10(largest)) - 2)
  const apart = Math.round((high - low) / step) * step
  if (format.kind !== "percent") return formatHeadline(apart, format)
  const points = formatHeadline(apart, { ...format, kind: "plain", suffix: "" })
  return `${points} ${points === "1" ? "point" : "points"}`
}

/** What they have of the newest year of which two have a figure. */
function summarise(
  series: readonly Dataset[],
  rows: readonly ConceptRow[],
  hasOthers: boolean,
): string {
  const names = [...new Set(series.map(({ source }) => source.publisher))]
  if (names.length < 2)
    return `Only ${names.join("")} has this figure here${hasOthers ? " in this unit" : ""}.`
  const shared = rows.find(({ year }) => countPublishers(listActual(series, year)) > 1)
  const said = (year: number) =>
    joinNames(
      listActual(series, year).map(
        ({ of, value }) => `${formatHeadline(value, plainFormat(of))} (${label(of, series)})`,
      ),
    )
  const newest = shared ? ` For ${String(shared.year)} they give ${said(shared.year)}.` : ""
  return `${String(names.length)} publishers have figures for it.${newest}`
}

function countPublishers(values: readonly { of: Dataset }[]): number {
  return new Set(values.map(({ of }) => of.source.publisher)).size
}

/** The publisher; with the indicator where another series is of the same publisher. */
function label({ source, indicator }: Dataset, all: readonly Dataset[]): string {
  const isOnly = all.filter((other) => other.source.publisher === source.publisher).length < 2
  return isOnly ? source.publisher : `${source.publisher}: ${indicator.name}`
}

function describe(series: Dataset, all: readonly Dataset[]): ConceptPublisher {
  const { indicator, source, country, observations } = series
  const [first] = all
  const last = findLatest(series)
  return {
    name: source.publisher,
    label: label(series, all),
    indicator: indicator.name,
    path: indicatorPath({ name: indicator.name, countrySlug: country.slug }),
    unit: indicator.unit,
    years: `${String(observations.start)} to ${String(lastIndex(observations))}`,
    dated: vintageText(series),
    latest: last && { year: last.year, text: formatHeadline(last.value, plainFormat(series)) },
    reasons:
      first && first !== series ? explainDifferences(readFacts(first), readFacts(series)) : [],
    isCompared: keyKind(series) === keyKind(first),
  }
}

function findLatest({
  observations,
  forecastFrom,
}: Dataset): { year: number; value: number } | null {
  const to = Math.min(lastIndex(observations), (forecastFrom ?? Infinity) - 1)
  for (let year = to; year >= observations.start; year -= 1) {
    const value = valueAt(observations, year)
    if (value !== null) return { year, value }
  }
  return null
}

function readFacts({ indicator, source, vintage, forecastFrom }: Dataset): SeriesFacts {
  const { id, name, unit, definition, notes } = indicator
  return {
    publisher: source.publisher,
    name,
    unit,
    definition,
    notes,
    vintage,
    forecastFrom,
    isCompilation: isCompilation(id),
  }
}
