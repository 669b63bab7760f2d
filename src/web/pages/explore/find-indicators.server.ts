import type { Indicator } from "#domain/indicators/indicator.ts"

import { filterOptions } from "../../components/select/filter-options.ts"
import type { WebServices } from "../../services.server.ts"

const MAX_FOUND = 30
/** The catalogue lists indicators by name; among this many of them, those that people ask for are put first. */
const MAX_SORTED = 500

export type FoundIndicator = Pick<Indicator, "id" | "name">

/**
 * The indicators that some words may mean, those with all of them in the name first; what people ask for first for an
 * empty text.
 */
export async function findIndicators(
  { catalog, search }: Pick<WebServices, "catalog" | "search">,
  words: string,
  country = "",
): Promise<FoundIndicator[]> {
  if (words === "") return listHeadlines(catalog)
  const meant = search.readName(words, country).indicators
  const { indicators } = await catalog.listIndicators({ name: words, limit: MAX_SORTED })
  const holding = indicators
    .map(({ indicator }) => indicator)
    .toSorted((a, b) => Number(b.isHeadline) - Number(a.isHeadline))
  const isHolding = ({ name }: { name: string }) =>
    filterOptions([{ value: "", label: name }], words).length > 0
  const byId = new Map(
    [...meant.filter(isHolding), ...holding, ...meant].map((one) => [one.id, one]),
  )
  return [...byId.values()].slice(0, MAX_FOUND)
}

/** What people ask for first, by name. */
export async function listHeadlines(catalog: WebServices["catalog"]): Promise<FoundIndicator[]> {
  const coverage = await catalog.listCoverage()
  return coverage
    .listHeadlines()
    .map(({ indicator }) => indicator)
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
