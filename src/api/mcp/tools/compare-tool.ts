import * as z from "zod"

import type { Dataset } from "#catalog/dataset.ts"
import { comparePath, indicatorPath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import type { Country } from "#domain/places/country.ts"
import { isDoubtful } from "#domain/series/doubtful-values.ts"
import { lastIndex, valueAt } from "#domain/series/series.ts"
import { readNamedList } from "#domain/format/read-named-list.ts"
import { listPlaces } from "#domain/places/list-places.ts"
import { periodAt, type PeriodIndex } from "#domain/time/period.ts"

import { defineTool } from "../define-tool.ts"
import { describeOrigin, describeInterpretation, writeCredit } from "../describe-origin.ts"
import { requireCountry } from "../find-subject.ts"
import { readOpenDataset, type ReadSeries } from "../read-dataset.ts"
import { readPeriod } from "../read-period.ts"
import {
  asOfField,
  indicatorField,
  listField,
  originShape,
  placeShape,
  interpretationShape,
} from "../tool-fields.ts"
import type { ToolServices } from "../mcp-services.ts"
import { writeFigure, writeNumber } from "../write-values.ts"

const MAX_COUNTRIES = 12

export const compareTool = defineTool({
  name: "compare",
  title: "Compare countries",
  description:
    "One indicator in 2 to 12 countries in the same period, the newest in which all have an actual figure unless one is named; of two with their difference and ratio.",
  input: {
    indicator: indicatorField,
    countries: listField("Names or ISO 3166 codes separated by commas"),
    period: z.string().max(10).optional().describe("2022, 2022-Q3 or 2022-10"),
    asOf: asOfField,
  },
  output: z.object({
    ...originShape,
    period: z.string(),
    rows: z.array(z.object({ ...placeShape, value: z.number().nullable() })),
    difference: z.number().optional().describe("First minus second"),
    ratio: z.number().optional().describe("First by second"),
    ...interpretationShape,
  }),
  async run({ indicator, countries, period, asOf }, services) {
    const places = readPlaces(countries)
    const asked = readPeriod(period)
    const read = await readAll(services, { indicator, places, frequency: asked?.frequency, asOf })
    const [first, second] = read
    const index = asked?.index ?? findCommonPeriod(read.map(({ dataset }) => dataset))
    const { dataset, subject } = first
    const rows = read.map(({ dataset: one }) => ({
      country: one.country.name,
      code: one.country.code,
      value: readActual(one, index),
    }))
    const shown = periodAt(dataset.observations.frequency, index)
    const address = `${services.publicUrl}${comparisonPath(read, asOf)}`
    const unit = unitText(dataset.indicator.unit)
    const pair = read.length === 2 ? comparePair(rows[0]?.value, rows[1]?.value) : {}
    const notes = listNotes(first.dataset, second.dataset)
    return {
      text: [
        `${dataset.indicator.name}, ${shown}: ${rows.map(({ country, value }) => `${country} ${writeFigure(value, unit)}`).join("; ")}.`,
        ...describePair(pair),
        ...subject.notes,
        ...notes,
        writeCredit(dataset, address),
      ].join("\n"),
      data: {
        ...describeOrigin(dataset, address),
        period: shown,
        rows,
        ...pair,
        ...describeInterpretation(subject, notes),
      },
    }
  },
})

type Several = [ReadSeries, ReadSeries, ...ReadSeries[]]

function readPlaces(text: string): readonly Country[] {
  const { found, unknown } = readNamedList(text, listPlaces)
  const [first] = unknown
  if (first !== undefined) requireCountry(first)
  const places = [...new Set(found.flat())]
  if (places.length >= 2 && places.length <= MAX_COUNTRIES) return places
  throw new AppError(
    "bad-request",
    `countries must name 2 to ${String(MAX_COUNTRIES)} places; for more use rank or panel.`,
  )
}

type Asked = {
  indicator: string
  places: readonly Country[]
  frequency: Dataset["observations"]["frequency"] | undefined
  asOf: string | undefined
}

/** The indicator is chosen once, so that all are of the same one: of a plain name one that all have. */
async function readAll(
  services: ToolServices,
  { indicator, places, frequency, asOf }: Asked,
): Promise<Several> {
  const [place, ...others] = places
  const request = (country: Country) => ({ country: country.code, frequency, asOf })
  if (!place) throw new AppError("bad-request")
  const first = await readOpenDataset(services, {
    indicator,
    ...request(place),
    beside: others,
  })
  const { indicator: meant, observations } = first.dataset
  const rest = await Promise.all(
    others.map((country) =>
      readOpenDataset(services, {
        indicator: meant.id,
        ...request(country),
        frequency: observations.frequency,
      }),
    ),
  )
  const [second, ...more] = rest
  if (!second) throw new AppError("bad-request")
  return [first, second, ...more]
}

function readActual(dataset: Dataset, index: PeriodIndex): number | null {
  const { observations, forecastFrom, doubtful } = dataset
  if (forecastFrom !== null && index >= forecastFrom) return null
  return isDoubtful(doubtful, index) ? null : valueAt(observations, index)
}

function findCommonPeriod(datasets: readonly Dataset[]): PeriodIndex {
  const from = Math.max(...datasets.map(({ observations }) => observations.start))
  const to = Math.min(...datasets.map(({ observations }) => lastIndex(observations)))
  for (let index = to; index >= from; index -= 1) {
    if (datasets.every((dataset) => readActual(dataset, index) !== null)) return index
  }
  throw new AppError("not-found", "There is no period in which all of them have an actual figure.")
}

/** Two have a page of their own; more stand in one chart of the indicator. */
function comparisonPath([first, second, ...more]: Several, asOf: string | undefined): string {
  const { indicator, country } = first.dataset
  const query = { asOf }
  if (more.length === 0) {
    const target = { name: indicator.name, countrySlug: second.dataset.country.slug }
    return comparePath({
      name: indicator.name,
      countrySlug: country.slug,
      query,
      second: target,
    })
  }
  const slugs = [first, second, ...more].map(({ dataset }) => dataset.country.slug)
  return indicatorPath({ name: indicator.name, query: { ...query, countries: slugs.join(",") } })
}

type Pair = { difference?: number; ratio?: number }

function comparePair(first: number | null | undefined, second: number | null | undefined): Pair {
  if (typeof first !== "number" || typeof second !== "number") return {}
  return {
    difference: Number((first - second).toPrecision(12)),
    ...(second > 0 && first > 0 && { ratio: Number((first / second).toPrecision(6)) }),
  }
}

function describePair({ difference, ratio }: Pair): string[] {
  if (difference === undefined) return []
  const times = ratio === undefined ? "" : `; ratio ${writeNumber(ratio)}`
  return [`Difference ${writeNumber(difference)}${times}.`]
}

function listNotes(first: Dataset, second: Dataset): string[] {
  return first.indicator.currency === second.indicator.currency
    ? []
    : ["The amounts are in different currencies and cannot be compared."]
}
