import { nameWithoutUnit } from "#charts/text/series-text.ts"
import { BRAND } from "#domain/brand.ts"
import { shortenAtWord } from "#domain/text/shorten.ts"

import type { FactPageData } from "./page-data.ts"

/** Search engines and tabs show no more of a title, the brand at its end included. */
const LONGEST_TITLE = 70 - ` | ${BRAND}`.length
/** Less of a name does not say what is measured. */
const SHORTEST_NAME = 24

/**
 * What the page of a figure is called. One that is too long loses first the unit in the name, which stands at the figure,
 * then the end of the name: place, period and figure stay whole.
 */
export function factTitle(
  fact: Pick<FactPageData, "name" | "unit" | "place" | "periodLabel" | "text">,
): string {
  const rest = `, ${fact.place.name}, ${fact.periodLabel}: ${fact.text}`
  const left = LONGEST_TITLE - rest.length
  const name = fact.name.length > left ? nameWithoutUnit(fact) : fact.name
  return shortenAtWord(name, Math.max(left, SHORTEST_NAME)).replace(/[\s,;:]+…$/, "…") + rest
}
