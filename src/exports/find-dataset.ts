import { explainMissingDataset } from "#catalog/explain-missing-dataset.ts"
import type { NearestReaders } from "#catalog/find-nearest-indicators.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import { AppError } from "#domain/errors.ts"

const NO_DATASET = "There is no dataset for this address."
const NONE_BY_THEN = "There is no dataset for this address that was published up to that day."

/** The catalogue, and the search that finds what a misspelt name may mean. */
export type DatasetReaders = NearestReaders & { catalog: Pick<Catalog, "getDataset"> }

/** The dataset that an address names; throws "not-found" with the reason when there is none. */
export async function findDataset(
  readers: DatasetReaders,
  target: { indicator: string; country: string; query: URLSearchParams },
): Promise<Dataset> {
  const { indicator, country, query } = target
  const asOf = asOfText(query)
  const frequency = requestedFrequency(query)
  const answer = await readers.catalog.getDataset({ indicator, country, frequency, asOf })
  if (answer.state === "fact") {
    throw new AppError(
      "not-found",
      "The source gives no date for this figure, so there is no series of it.",
    )
  }
  if (answer.state !== "found") {
    const none = asOf === undefined ? NO_DATASET : NONE_BY_THEN
    throw new AppError("not-found", (await explainMissingDataset(readers, target)) ?? none)
  }
  return answer.dataset
}

/** A day that does not exist is refused by the catalogue: a file with other figures than asked for would deceive. */
export function asOfText(query: URLSearchParams): string | undefined {
  const text = (query.get("asOf") ?? "").trim()
  return text === "" ? undefined : text
}
