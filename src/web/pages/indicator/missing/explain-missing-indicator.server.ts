import {
  findNearestIndicators,
  NOTHING_ALIKE,
  type NearestReaders,
} from "#catalog/find-nearest-indicators.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { indicatorPath, resultsPath } from "#domain/addresses/page-paths.ts"
import { findCountry } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import type { MissingPageData, PageLink } from "../page-data.ts"

type Readers = NearestReaders & { catalog: Pick<Catalog, "findSummaries"> }

const LONGEST_SEARCH = 100

/**
 * What stands in place of an unknown indicator: the nearest, of the country asked for where they have figures of it, and
 * a search for the words. Where nothing is near, it says so.
 */
export async function explainMissingIndicator(
  readers: Readers,
  text: string,
  place?: string,
): Promise<MissingPageData> {
  const nearest = await findNearestIndicators(readers, text)
  const searchText = text.slice(0, LONGEST_SEARCH)
  return {
    state: "missing",
    note:
      nearest.length === 0
        ? `There is no indicator “${searchText}”. ${NOTHING_ALIKE}`
        : `There is no indicator “${searchText}”. The nearest:`,
    links: [
      ...(await linkTo(readers.catalog, nearest, place)),
      { to: resultsPath(searchText), text: `Search for “${searchText}”` },
    ],
  }
}

/** An indicator's page of the place, or of all countries where it has no figures of that place. */
async function linkTo(
  catalog: Readers["catalog"],
  indicators: readonly Indicator[],
  place = "",
): Promise<PageLink[]> {
  const country = findCountry(place)
  const pairs = indicators.map(({ id }) => ({ indicatorId: id, country: country?.code ?? "" }))
  const held = country === undefined ? [] : await catalog.findSummaries(pairs)
  return indicators.map(({ name }, k) =>
    country !== undefined && held[k] !== undefined
      ? {
          to: indicatorPath({ name, countrySlug: country.slug }),
          text: `${name} in ${country.name}`,
        }
      : { to: indicatorPath({ name }), text: name },
  )
}
