import * as z from "zod"

import type { Dataset } from "#catalog/dataset.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { AppError } from "#domain/errors.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { statusAt } from "#domain/series/figure-status.ts"
import { lastIndex, sliceObservations, type Observations } from "#domain/series/series.ts"
import { getFirstPeriod, getLastPeriod, periodAt } from "#domain/time/period.ts"

import { defineTool } from "../define-tool.ts"
import {
  describeOrigin,
  describeInterpretation,
  seriesAddress,
  writeCredit,
} from "../describe-origin.ts"
import { readOpenDataset } from "../read-dataset.ts"
import {
  asOfField,
  countryField,
  frequencyField,
  indicatorField,
  originShape,
  placeShape,
  interpretationShape,
  valuesSchema,
  yearField,
} from "../tool-fields.ts"
import { markStatus, writeNumber } from "../write-values.ts"

/** Number of periods in an answer unless years are named. */
const USUAL_PERIODS = 40
const MAX_PERIODS = 1000

export const seriesTool = defineTool({
  name: "series",
  title: "Read a series",
  description:
    "The figures of an indicator in a country by period. Without years the newest 40 periods. From forecastFrom on they are estimates or forecasts.",
  input: {
    indicator: indicatorField,
    country: countryField,
    frequency: frequencyField,
    startYear: yearField.optional(),
    endYear: yearField.optional(),
    asOf: asOfField,
  },
  output: z.object({
    ...originShape,
    ...placeShape,
    frequency: z.string(),
    values: valuesSchema,
    forecastFrom: z.string().optional(),
    doubtful: z.array(z.string()).optional().describe("Periods whose value cannot be right"),
    ...interpretationShape,
  }),
  async run({ startYear, endYear, ...request }, services) {
    const { subject, dataset } = await readOpenDataset(services, request)
    const { indicator, country, observations, forecastFrom } = dataset
    const { frequency } = observations
    const shown = cutYears(observations, { startYear, endYear })
    const address = seriesAddress(services.publicUrl, dataset, {
      frequency: request.frequency,
      startYear,
      endYear,
      asOf: request.asOf,
    })
    const notes = listNotes(observations, shown, dataset)
    return {
      text: [
        `${seriesTitle({ indicator, place: country })}, ${unitText(indicator.unit)}:`,
        listPoints(shown, dataset)
          .map(([period, value, status]) => markStatus(`${period} ${writeNumber(value)}`, status))
          .join("; "),
        ...notes,
        writeCredit(dataset, address),
      ].join("\n"),
      data: {
        ...describeOrigin(dataset, address),
        country: country.name,
        code: country.code,
        frequency,
        values: Object.fromEntries(
          listPoints(shown, dataset).map(([period, value]) => [period, value] as const),
        ),
        ...(forecastFrom !== null && { forecastFrom: periodAt(frequency, forecastFrom) }),
        ...listDoubtful(shown, dataset),
        ...describeInterpretation(subject, notes),
      },
    }
  },
})

/** The years asked for, or the newest periods. */
function cutYears(
  observations: Observations,
  { startYear, endYear }: { startYear?: number | undefined; endYear?: number | undefined },
): Observations {
  const { frequency, start } = observations
  const last = lastIndex(observations)
  const isUsual = startYear === undefined && endYear === undefined
  const shown = isUsual
    ? sliceObservations(observations, last - USUAL_PERIODS + 1, last)
    : sliceObservations(
        observations,
        startYear === undefined ? start : getFirstPeriod(frequency, startYear),
        endYear === undefined ? last : getLastPeriod(frequency, endYear),
      )
  if (shown.values.length === 0) {
    throw new AppError(
      "not-found",
      `There are no figures of these years; the series has ${periodAt(frequency, start)} to ${periodAt(frequency, last)}.`,
    )
  }
  if (shown.values.length > MAX_PERIODS) {
    throw new AppError(
      "too-large",
      `These are more than ${String(MAX_PERIODS)} periods: give startYear and endYear.`,
    )
  }
  return shown
}

function listPoints({ frequency, start, values }: Observations, dataset: Dataset) {
  return values.map((value, k) => {
    const index = start + k
    return [periodAt(frequency, index), value, statusAt(index, dataset)] as const
  })
}

function listDoubtful(shown: Observations, dataset: Dataset): { doubtful?: string[] } {
  const doubtful = listPoints(shown, dataset)
    .filter(([, , status]) => status === "doubtful")
    .map(([period]) => period)
  return doubtful.length === 0 ? {} : { doubtful }
}

function listNotes(whole: Observations, shown: Observations, dataset: Dataset): string[] {
  const { derivedFrom, indicator } = dataset
  return [
    ...(shown.start > whole.start
      ? [`Figures begin in ${periodAt(whole.frequency, whole.start)}: name startYear for more.`]
      : []),
    ...(derivedFrom === null
      ? []
      : [`Made from ${derivedFrom} figures by ${indicator.aggregation}.`]),
  ]
}
