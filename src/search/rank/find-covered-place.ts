import type { Country } from "#domain/places/country.ts"

import type { NamedPlace } from "../search-answer.ts"
import type { StaticRank } from "./static-rank.ts"

/** The named place, or the first of those that mean nearly the same, that an indicator has figures for. */
export function findCoveredPlace(
  doc: number,
  { country, others }: NamedPlace,
  staticRank: Pick<StaticRank, "covers">,
): Country | undefined {
  return [country, ...others].find(({ code }) => staticRank.covers(doc, code))
}
