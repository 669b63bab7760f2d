import type { Dataset } from "#catalog/dataset.ts"
import { AppError } from "#domain/errors.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import { findSubject, refuseWithoutValues, requireCountry, type Subject } from "./find-subject.ts"
import type { McpServices } from "./mcp-services.ts"
import { writeFigure } from "./write-values.ts"

type SeriesRequest = {
  indicator: string
  country: string
  frequency?: Frequency | undefined
  asOf?: string | undefined
  /** The countries with which it is compared: a name is read as an indicator that they have too. */
  beside?: readonly Country[]
}

export type ReadSeries = { subject: Subject; dataset: Dataset }

/**
 * The series that a request names, for the present or as of a day. A name of an indicator is read for the country.
 * @throws AppError with what is missing and the nearest that is not, or with the reason of a closed licence
 */
export async function readDataset(
  services: Pick<McpServices, "catalog" | "search">,
  { indicator, country, frequency, asOf, beside = [] }: SeriesRequest,
): Promise<ReadSeries> {
  const place = requireCountry(country)
  const subject = await findSubject(services, indicator, [place, ...beside])
  const id = subject.indicator.id
  const found = await services.catalog.getDataset({
    indicator: id,
    country: place.code,
    frequency,
    asOf,
  })
  if (found.state === "found") {
    const { dataset } = found
    if (frequency !== undefined && dataset.observations.frequency !== frequency) {
      throw new AppError(
        "not-found",
        `${subject.indicator.name} has no ${frequency} figures for ${place.name}; it has ${dataset.frequencies.join(", ")} ones.`,
      )
    }
    return { subject, dataset }
  }
  if (found.state === "fact") {
    const { value, source } = found.fact
    if (source.redistribute === "no") throw new AppError("licence-forbids", closedReason(source))
    throw new AppError(
      "not-found",
      `The source gives no date for this figure, so there is no series: ${subject.indicator.name}, ${place.name}: ${writeFigure(value, unitText(subject.indicator.unit))} (${source.publisher}, ${source.url}).`,
    )
  }
  if (asOf !== undefined && found.state === "no-data")
    await explainDay(services, { id, place, asOf })
  throw refuseWithoutValues(services, subject.indicator, place)
}

/** Reads a dataset and refuses a source whose figures may not be passed on. */
export async function readOpenDataset(
  services: Pick<McpServices, "catalog" | "search">,
  request: SeriesRequest,
): Promise<ReadSeries> {
  const read = await readDataset(services, request)
  const { source } = read.dataset
  if (source.redistribute === "no") throw new AppError("licence-forbids", closedReason(source))
  return read
}

/** Says that there are figures, but none that were published so early. */
async function explainDay(
  { catalog }: Pick<McpServices, "catalog">,
  { id, place, asOf }: { id: string; place: { code: string; name: string }; asOf: string },
): Promise<void> {
  const present = await catalog.getDataset({ indicator: id, country: place.code })
  if (present.state !== "found") return
  throw new AppError(
    "not-found",
    `No figures for ${place.name} were published up to ${asOf}; the available ones are of ${present.dataset.vintage}.`,
  )
}
