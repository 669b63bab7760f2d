import type { Catalog, Dataset } from "#catalog/types.ts"
import { wishedFrequency } from "#charts/parse-chart-query.ts"
import { AppError } from "#domain/errors.ts"

const NO_DATASET = "There is no dataset for this address."

/** The dataset that an address names; throws "not-found" with the reason when there is none. */
export async function findDataset(
  catalog: Pick<Catalog, "getDataset">,
  target: { indicator: string; country: string; query: URLSearchParams },
): Promise<Dataset> {
  const { indicator, country, query } = target
  const answer = await catalog.getDataset({
    indicator,
    country,
    frequency: wishedFrequency(query),
    asOf: asOfText(query),
  })
  if (answer.state === "fact") {
    throw new AppError(
      "not-found",
      "The source gives no date for this figure, so there is no series of it.",
    )
  }
  if (answer.state !== "found") throw new AppError("not-found", NO_DATASET)
  return answer.dataset
}

/** A day that does not exist is refused by the catalogue: a file with other figures than asked for would deceive. */
export function asOfText(query: URLSearchParams): string | undefined {
  const text = (query.get("asOf") ?? "").trim()
  return text === "" ? undefined : text
}
