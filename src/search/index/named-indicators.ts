import { countryByCode } from "#domain/places/find-country.ts"

import type { NamedIndicator } from "../named-indicator.ts"
import { conceptOfCode } from "../rank/concept-key.ts"
import type { SearchIndex } from "./search-index.ts"

const MOST = 40

/** The indicators that the search finds for some words and a country, best first. */
export function namedIndicators(
  words: readonly string[],
  countryCode: string,
  { find, indicators, staticRank }: SearchIndex,
): NamedIndicator[] {
  const country = countryByCode(countryCode)
  const { ranked } = find({
    words,
    countries: country ? [{ country, others: [], matched: country.name }] : [],
    frequency: null,
    startYear: null,
    endYear: null,
    typed: { tokens: words, frequency: [], years: null },
  })
  return ranked
    .flatMap(({ doc, alsoFrom }) => [doc, ...alsoFrom])
    .slice(0, MOST)
    .flatMap((doc) => {
      const one = indicators.get(doc)
      if (one === undefined) return []
      const { id, name, code } = one
      return {
        id,
        name,
        concept: String(conceptOfCode(code) ?? staticRank.conceptKeys[doc] ?? id),
        hasCountry: staticRank.covers(doc, countryCode),
      }
    })
}
