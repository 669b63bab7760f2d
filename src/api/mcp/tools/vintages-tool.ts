import * as z from "zod"

import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { AppError } from "#domain/errors.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { valueAt } from "#domain/series/series.ts"
import { parsePeriod } from "#domain/time/period.ts"

import { defineTool } from "../define-tool.ts"
import {
  describeOrigin,
  describeInterpretation,
  seriesAddress,
  writeCredit,
} from "../describe-origin.ts"
import { readOpenDataset } from "../read-dataset.ts"
import { readPeriod } from "../read-period.ts"
import {
  asOfField,
  countryField,
  frequencyField,
  indicatorField,
  originShape,
  placeShape,
  interpretationShape,
} from "../tool-fields.ts"
import { writeFigure } from "../write-values.ts"

const MAX_VINTAGES = 24

const vintageSchema = z.object({
  dataAsOf: z.string(),
  period: z.string().nullable(),
  value: z.number().nullable(),
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
})

export const vintagesTool = defineTool({
  name: "vintages",
  title: "How figures were revised",
  description:
    "The editions of a series that brought other figures, the newest first: what each said of one period (without one of its newest), and how many figures it added, changed and removed.",
  input: {
    indicator: indicatorField,
    country: countryField,
    period: z.string().max(10).optional().describe("2022, 2022-Q3 or 2022-10"),
    frequency: frequencyField,
    asOf: asOfField,
  },
  output: z.object({
    ...originShape,
    ...placeShape,
    vintages: z.array(vintageSchema),
    ...interpretationShape,
  }),
  async run({ period, ...request }, services) {
    const asked = readPeriod(period)
    const frequency = request.frequency ?? asked?.frequency
    const { subject, dataset } = await readOpenDataset(services, { ...request, frequency })
    if (dataset.derivedFrom !== null) {
      throw new AppError(
        "bad-request",
        `These figures are made from ${dataset.derivedFrom} ones: ask for those, by frequency.`,
      )
    }
    const vintages = await readVintages(services.catalog, dataset, { period, asOf: request.asOf })
    const address = seriesAddress(services.publicUrl, dataset, { asOf: request.asOf })
    const unit = unitText(dataset.indicator.unit)
    return {
      text: [
        `${seriesTitle({ indicator: dataset.indicator, place: dataset.country })}, editions:`,
        ...vintages.map((one) => writeLine(one, unit)),
        writeCredit(dataset, address),
      ].join("\n"),
      data: {
        ...describeOrigin(dataset, address),
        country: dataset.country.name,
        code: dataset.country.code,
        vintages,
        ...describeInterpretation(subject),
      },
    }
  },
})

type VintageBody = z.input<typeof vintageSchema>

async function readVintages(
  catalog: Catalog,
  { id }: Pick<Dataset, "id">,
  { period, asOf }: { period: string | undefined; asOf: string | undefined },
): Promise<VintageBody[]> {
  const revisions = (await catalog.listRevisions(id, MAX_VINTAGES)) ?? []
  const held = revisions.filter(({ vintage }) => asOf === undefined || vintage <= asOf)
  return Promise.all(
    held.map(async ({ vintage, latest, counts }) => ({
      dataAsOf: vintage,
      ...(period === undefined
        ? { period: latest?.period ?? null, value: latest?.value ?? null }
        : { period, value: await readValue(catalog, { id, vintage, period }) }),
      ...counts,
    })),
  )
}

async function readValue(
  catalog: Catalog,
  { id, vintage, period }: { id: string; vintage: string; period: string },
): Promise<number | null> {
  const dataset = await catalog.getDatasetById(id, vintage)
  const index = parsePeriod(period)?.index
  return dataset && index !== undefined ? valueAt(dataset.observations, index) : null
}

function writeLine(
  { dataAsOf, period, value, added, changed, removed }: VintageBody,
  unit: string,
): string {
  const counts = `${String(added)} added, ${String(changed)} changed, ${String(removed)} removed`
  return `${dataAsOf}: ${period ?? "no period"} ${writeFigure(value, unit)} (${counts})`
}
