import * as z from "zod"

import type { Dataset } from "#catalog/dataset.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { factPath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { statusAt } from "#domain/series/figure-status.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { lastIndex, newestFigure, valueAt } from "#domain/series/series.ts"
import { parsePeriod, periodAt, type PeriodIndex } from "#domain/time/period.ts"

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
  indicatorField,
  originShape,
  placeShape,
  interpretationShape,
} from "../tool-fields.ts"
import { markStatus, writeFigure } from "../write-values.ts"

export const factTool = defineTool({
  name: "fact",
  title: "One figure to quote",
  description:
    "One figure with the sentence to quote it: the newest actual one unless a period is named.",
  input: {
    indicator: indicatorField,
    country: countryField,
    period: z.string().max(10).optional().describe("2022, 2022-Q3, 2022-10 or latest"),
    asOf: asOfField,
  },
  output: z.object({
    quote: z.string(),
    value: z.number().nullable(),
    period: z.string(),
    status: z.enum(["actual", "forecast", "doubtful"]).optional().describe("Of a value"),
    ...placeShape,
    ...originShape,
    ...interpretationShape,
  }),
  async run({ period = "latest", ...request }, services) {
    const asked = readPeriod(period)
    const { subject, dataset } = await readOpenDataset(services, {
      ...request,
      frequency: asked?.frequency,
    })
    const { indicator, country, observations } = dataset
    const index = asked?.index ?? findNewest(dataset)
    requireHeld(dataset, index)
    const value = valueAt(observations, index)
    const status = statusAt(index, dataset)
    const shown = periodAt(observations.frequency, index)
    const address =
      value === null
        ? seriesAddress(services.publicUrl, dataset, { asOf: request.asOf })
        : factAddress(services.publicUrl, dataset, { period: shown, asOf: request.asOf })
    const figure = writeFigure(value, unitText(indicator.unit))
    const quote = `${seriesTitle({ indicator, place: country })}, ${shown}: ${value === null ? figure : markStatus(figure, status)} (${writeCredit(dataset, address)}).`
    return {
      text: [quote, ...subject.notes].join("\n"),
      data: {
        quote,
        value,
        period: shown,
        ...(value !== null && { status }),
        country: country.name,
        code: country.code,
        ...describeOrigin(dataset, address),
        ...describeInterpretation(subject),
      },
    }
  },
})

/** Every figure has a page of its own; a gap has none. */
function factAddress(
  publicUrl: string,
  { indicator, country }: Dataset,
  { period, asOf }: { period: string; asOf: string | undefined },
): string {
  const target = { indicatorId: indicator.id, countryCode: country.code, period }
  return `${publicUrl}${factPath(target, { asOf })}`
}

function readPeriod(text: string): ReturnType<typeof parsePeriod> {
  if (text.trim().toLowerCase() === "latest") return undefined
  const period = parsePeriod(text)
  if (period) return period
  throw new AppError(
    "bad-request",
    `“${text}” is not a period; write 2022, 2022-Q3, 2022-10 or latest.`,
  )
}

/** The newest actual figure that can be right. */
function findNewest({ observations, forecastFrom, doubtful }: Dataset): PeriodIndex {
  const newest = newestFigure(withoutDoubtful(observations, doubtful ?? []), forecastFrom)
  if (newest && !newest.isForecast) return newest.index
  throw new AppError(
    "not-found",
    "The series has forecasts only: name a period to read one, marked as such.",
  )
}

function requireHeld({ observations }: Dataset, index: PeriodIndex): void {
  const { frequency, start } = observations
  if (index >= start && index <= lastIndex(observations)) return
  const [first, last] = [periodAt(frequency, start), periodAt(frequency, lastIndex(observations))]
  throw new AppError(
    "not-found",
    `The series has no such period; it runs from ${first} to ${last}.`,
  )
}
