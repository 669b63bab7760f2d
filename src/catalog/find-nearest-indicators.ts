import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"

import { findNearestIds } from "./indicators/find-nearest-ids.ts"
import type { Catalog } from "./types.ts"

/** So many that may be meant are named. */
const MOST = 3

/** What finds indicators that are nearly named: by their ids, and by their words as a search has them. */
export type NearestReaders = {
  catalog: Pick<Catalog, "findIndicator" | "listCoverage">
  search: { rankIndicators(text: string): readonly IndicatorId[] }
}

/** The indicators whose ids, where the text looks like one, or names are most like a text; none where nothing is near. */
export async function findNearestIndicators(
  { catalog, search }: NearestReaders,
  text: string,
): Promise<Indicator[]> {
  const byId = looksLikeId(text) ? findNearestIds(text, await catalog.listCoverage(), MOST) : []
  const ids = [...new Set([...byId, ...search.rankIndicators(text)])].slice(0, MOST)
  const found = await Promise.all(ids.map((id) => catalog.findIndicator(id)))
  return found.flatMap((one) => one?.indicator ?? [])
}

/** Where nothing has a name or id like one that is asked for. */
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
