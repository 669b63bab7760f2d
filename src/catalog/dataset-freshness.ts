import { expectNextRelease } from "#domain/time/next-release.ts"
import { decideFreshness, type Freshness } from "#domain/time/freshness.ts"

import { datasetId } from "./dataset-id.ts"
import type { Catalog } from "./create-catalog.ts"
import type { Dataset } from "./dataset.ts"

/** How old a dataset is, and the month `YYYY-MM` of its next figure where that can be known. */
export type DatasetFreshness = Freshness & { nextExpected: string | null }

/** The freshness of a dataset on a day; `null` where all its figures are forecasts. */
export async function findFreshness(
  catalog: Pick<Catalog, "listReleases">,
  { indicator, country, pace }: Pick<Dataset, "indicator" | "country" | "pace">,
  today: Date,
): Promise<DatasetFreshness | null> {
  if (pace === null) return null
  // What is derived comes with the series it is made from.
  const id = datasetId({
    indicatorId: indicator.id,
    country: country.code,
    frequency: pace.frequency,
  })
  const releases = await catalog.listReleases(id)
  return {
    ...decideFreshness(pace, today),
    nextExpected: expectNextRelease(releases, today),
  }
}
