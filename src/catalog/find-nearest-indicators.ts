import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"

import { findNearestIds } from "./indicators/find-nearest-ids.ts"
import type { Catalog } from "./create-catalog.ts"

/** How many indicators are suggested at most. */
const MAX_NEAREST = 3

/** What suggestions are made from: the ids of the catalogue, and the search for words. */
export type NearestReaders = {
  catalog: Pick<Catalog, "findIndicator" | "listCoverage">
  search: { rankIndicators(text: string): readonly IndicatorId[] }
}

/**
 * The indicators that a text most likely means: those with the nearest ids, if it looks like an id, then those that a
 * search finds.
 */
export async function findNearestIndicators(
  { catalog, search }: NearestReaders,
  text: string,
): Promise<Indicator[]> {
  const byId = looksLikeId(text)
    ? findNearestIds(text, await catalog.listCoverage(), MAX_NEAREST)
    : []
  const ids = [...new Set([...byId, ...search.rankIndicators(text)])].slice(0, MAX_NEAREST)
  const found = await Promise.all(ids.map((id) => catalog.findIndicator(id)))
  return found.flatMap((one) => one?.indicator ?? [])
}

/** The sentence for readers when nothing has a similar name or id. */
export const NOTHING_ALIKE = "No name or id is similar."

/** The nearest in a sentence for readers; says so where nothing is near. */
export async function writeNearestIndicators(
  readers: NearestReaders,
  text: string,
): Promise<string> {
  const nearest = await findNearestIndicators(readers, text)
  if (nearest.length === 0) return NOTHING_ALIKE
  return `The nearest: ${nearest.map(({ id, name }) => `${name} (${id})`).join("; ")}.`
}

/** Whether a text is written as ids are: no blanks, and a colon, a dot or an underscore. */
export function looksLikeId(text: string): boolean {
  return /[:._]/.test(text) && !/\s/.test(text.trim())
}
