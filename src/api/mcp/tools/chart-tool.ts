import * as z from "zod"

import { CHART_TYPES } from "#charts/model/chart-spec.ts"
import { describeObservations } from "#charts/text/describe-chart.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { readView } from "#charts/views/read-view.ts"
import { chartPath, filePath } from "#domain/addresses/page-paths.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"

import { defineTool } from "../define-tool.ts"
import {
  describeOrigin,
  describeInterpretation,
  seriesAddress,
  writeCredit,
} from "../describe-origin.ts"
import { readDataset } from "../read-dataset.ts"
import {
  asOfField,
  countryField,
  frequencyField,
  indicatorField,
  originShape,
  placeShape,
  interpretationShape,
  yearField,
} from "../tool-fields.ts"
import { SHOWN_IN_VIEW } from "../view/register-view.ts"

export const chartTool = defineTool({
  name: "chart",
  title: "Addresses of a chart",
  description:
    "Where the chart of a series is seen (address), embedded and fetched as an image, and what it shows in words.",
  input: {
    indicator: indicatorField,
    country: countryField,
    frequency: frequencyField,
    startYear: yearField.optional(),
    endYear: yearField.optional(),
    chartType: z.enum(CHART_TYPES).optional(),
    asOf: asOfField,
  },
  meta: SHOWN_IN_VIEW,
  output: z.object({
    summary: z.string(),
    embed: z.string(),
    png: z.string().optional(),
    svg: z.string().optional(),
    ...placeShape,
    ...originShape,
    ...interpretationShape,
  }),
  async run({ indicator, country, ...options }, services) {
    const { subject, dataset } = await readDataset(services, {
      indicator,
      country,
      frequency: options.frequency,
      asOf: options.asOf,
    })
    const target = {
      name: dataset.indicator.name,
      countrySlug: dataset.country.slug,
      query: options,
    }
    const pairs = Object.entries(options).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    )
    const { observations, ignored } = readView(
      dataset,
      new URLSearchParams(pairs),
      services.now().getUTCFullYear(),
    )
    const isClosed = dataset.source.redistribute === "no"
    const { publicUrl } = services
    const address = seriesAddress(publicUrl, dataset, options)
    // The words of a chart quote its figures.
    const summary = isClosed
      ? closedReason(dataset.source)
      : describeObservations({
          observations,
          format: unitFormat(dataset.indicator.unit, dataset.indicator.currency),
          title: seriesTitle({ indicator: dataset.indicator, place: dataset.country }),
          forecastFrom: dataset.forecastFrom,
        })
    const files = {
      embed: `${publicUrl}${chartPath(target)}`,
      ...(!isClosed && {
        png: `${publicUrl}${filePath(target, "png")}`,
        svg: `${publicUrl}${filePath(target, "svg")}`,
      }),
    }
    return {
      text: [
        summary,
        writeCredit(dataset, address),
        ...Object.entries(files).map(([form, at]) => `${form}: ${at}`),
      ].join("\n"),
      data: {
        summary,
        ...files,
        country: dataset.country.name,
        code: dataset.country.code,
        ...describeOrigin(dataset, address),
        ...describeInterpretation(subject, ignored),
      },
    }
  },
})
