import type { Catalog } from "#catalog/create-catalog.ts"
import { explorePath, type ExploreSpec } from "#charts/explore/explore-spec.ts"
import type { Country } from "#domain/places/country.ts"
import { newestFigure } from "#domain/series/series.ts"

import type { OfferedLink } from "./offer-links.ts"

const POPULATION = "SP.POP.TOTL"
const EACH_SIDE = 4

/** A country beside the four with the next larger and the four with the next smaller population; nothing where it is not held. */
export async function findSizePeers(
  catalog: Pick<Catalog, "findIndicator" | "getObservationsByPlace">,
  spec: ExploreSpec,
  country: Country,
): Promise<OfferedLink[]> {
  const found = await catalog.findIndicator(POPULATION)
  const world = found && (await catalog.getObservationsByPlace(found.indicator))
  const sizes = (world?.places ?? []).flatMap((place) => {
    const newest = newestFigure(place.observations, place.forecastFrom)
    return place.country.kind === "country" && newest && !newest.isForecast
      ? [{ code: place.country.code, size: newest.value }]
      : []
  })
  const sorted = sizes.toSorted((a, b) => b.size - a.size)
  const at = sorted.findIndex(({ code }) => code === country.code)
  if (at === -1 || sorted.length < 3) return []
  const near = sorted.slice(Math.max(0, at - EACH_SIDE), at + EACH_SIDE + 1)
  const others = near.flatMap(({ code }) => (code === country.code ? [] : [code]))
  return [
    {
      label: `${country.name} beside countries with about as many people`,
      path: explorePath({ ...spec, places: [country.code, ...others], layout: "lines" }),
    },
  ]
}
