import type { Catalog } from "#catalog/create-catalog.ts"
import { CARD_FORM } from "#charts/svg/draw-image.ts"
import { cardPath } from "#domain/addresses/page-paths.ts"
import { checkFeedPath, publishedCheckPath, checkFramePath } from "#domain/addresses/check-paths.ts"
import { beforeForecasts, listObservations } from "#domain/series/series.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import { oembedLinks } from "../../components/head/discovery-tags.server.ts"
import type { WebServices } from "../../services.server.ts"
import { evidenceBars, type EvidencePoint } from "../fact-checking/results/evidence-bars.ts"
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
  const address = publicUrl + publishedCheckPath(id)
  const claims: PublishedClaim[] = []
  for (const claim of check.claims)
    claims.push({ ...claim, points: await findPoints(claim, catalog) })
  return {
    id,
    title: check.title,
    asOf: check.asOf,
    claims,
    address,
    card: await buildCard(claims, catalog, publicUrl),
    oembed: oembedLinks({ title: check.title, url: address, origin: publicUrl }),
    embed: publicUrl + checkFramePath(id),
    isSeconded: check.isSeconded,
    feed: publicUrl + checkFeedPath(id),
    publishedOn: isoDay(check.publishedAt),
    checkedOn: isoDay(check.checkedAt),
  }
}

/** The chart of the first statement that rests on a figure which may be passed on: the image of a shared link. */
async function buildCard(
  claims: readonly PublishedClaim[],
  catalog: Services["catalog"],
  publicUrl: string,
): Promise<CheckPageData["card"]> {
  for (const { evidence } of claims) {
    const dataset =
      evidence.seriesId === null ? undefined : await catalog.getDatasetById(evidence.seriesId)
    if (!dataset || dataset.source.redistribute === "no") continue
    const { indicator, country } = dataset
    const path = cardPath({ name: indicator.name, countrySlug: country.slug })
    return { url: publicUrl + path, width: CARD_FORM.width, height: CARD_FORM.height }
  }
  return null
}

/** The periods around a claim that its chart draws; null where there is nothing to draw. */
export async function findPoints(
  { claim, evidence, chart }: Pick<PublishedClaim, "claim" | "evidence" | "chart">,
  catalog: Services["catalog"],
): Promise<readonly EvidencePoint[] | null> {
  if (evidence.seriesId === null) return null
  const dataset = await catalog.getDatasetById(evidence.seriesId)
  if (!dataset) return null
  const marked = (chart?.marks ?? [])
    .filter(({ country }) => country === claim.country)
    .map(({ period }) => period)
  const around = { period: evidence.period, value: null, marked }
  // No verdict rests on a forecast, and a bar does not say that it is one.
  const actual = beforeForecasts(dataset.observations, dataset.forecastFrom)
  return evidenceBars(listObservations(actual), around).bars.map(({ period, value }) => ({
    period,
    value,
  }))
}
