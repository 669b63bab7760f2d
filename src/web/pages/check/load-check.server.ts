import type { Catalog } from "#catalog/types.ts"
import { publishedCheckPath, checkFramePath } from "#domain/check-paths.ts"
import { observationsOf } from "#domain/series.ts"

import type { WebServices } from "../../services.server.ts"
import { evidenceBars, type Point } from "../fact-checking/evidence-bars.ts"
import type { CheckPageData, PublishedClaim } from "./page-data.ts"

type Services = Pick<WebServices, "publicUrl" | "checks"> & {
  catalog: Pick<Catalog, "getDatasetById">
}

/** A published check with the figures its charts draw; `undefined` when nothing is published under the id. */
export async function loadCheck(
  { checks, catalog, publicUrl }: Services,
  id: string,
): Promise<CheckPageData | undefined> {
  const check = await checks.find(id)
  if (!check) return undefined
  const claims: PublishedClaim[] = []
  for (const stored of check.claims) {
    // Stored as the engine answered it.
    const claim = stored as unknown as PublishedClaim
    claims.push({ ...claim, points: await pointsOf(claim, catalog) })
  }
  return {
    ...{ id, title: check.title, asOf: check.asOf, claims },
    address: publicUrl + publishedCheckPath(id),
    frame: publicUrl + checkFramePath(id),
    publishedOn: check.publishedAt.toISOString().slice(0, 10),
    checkedOn: check.checkedAt.toISOString().slice(0, 10),
  }
}

async function pointsOf(
  { claim, evidence, chart }: PublishedClaim,
  catalog: Services["catalog"],
): Promise<readonly Point[] | null> {
  if (evidence.seriesId === null) return null
  const dataset = await catalog.getDatasetById(evidence.seriesId)
  if (!dataset) return null
  const marked = (chart?.marks ?? [])
    .filter(({ country }) => country === claim.country)
    .map(({ period }) => period)
  const around = { period: evidence.period, value: null, marked }
  return evidenceBars(observationsOf(dataset.figures), around).bars.map(({ period, value }) => ({
    ...{ period, value },
  }))
}
