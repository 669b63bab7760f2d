import { countryByCode } from "#domain/places/find-country.ts"

import type { NameCandidates, NamedIndicator } from "../named-indicator.ts"
import { conceptOfCode } from "../rank/concept-key.ts"
import type { Ranked } from "../rank/ranked.ts"
import type { Finding, SearchIndex } from "./search-index.ts"
import { cleanText } from "./tokenize.ts"

const MAX_FOUND = 40

/** The indicators that the search finds for some words and a country, best first. */
export function namedIndicators(
  words: readonly string[],
  countryCode: string,
  index: SearchIndex,
): NamedIndicator[] {
  return mapRanked(findWords(words, countryCode, index).ranked, countryCode, index)
}

/** What one name may mean for a country, and its words that the best indicator does not have, other places among them. */
export function readIndicatorName(
  name: string,
  countryCode: string,
  index: SearchIndex,
): NameCandidates {
  const { countries, words, startYear, frequency } = index.parser.parse(name)
  // "Population of Lagos" is not the population of the country.
  const others = countries.filter(
    ({ country, isCity }) => country.code !== countryCode || isCity === true,
  )
  const isOfCountry =
    countries.length > 0 && others.length === 0 && startYear === null && frequency === null
  const said = isOfCountry ? words : cleanText(name).split(" ")
  const { ranked, dropped } = findWords(said, countryCode, index)
  return {
    indicators: mapRanked(ranked, countryCode, index),
    dropped: [...dropped, ...others.map(({ matched }) => matched)],
  }
}

function findWords(words: readonly string[], countryCode: string, { find }: SearchIndex): Finding {
  const country = countryByCode(countryCode)
  return find({
    words,
    countries: country ? [{ country, others: [], matched: country.name }] : [],
    frequency: null,
    startYear: null,
    endYear: null,
    typed: { tokens: words, frequency: [], years: null },
  })
}

function mapRanked(
  ranked: readonly Ranked[],
  countryCode: string,
  { indicators, staticRank }: SearchIndex,
): NamedIndicator[] {
  return ranked
    .flatMap(({ doc, alsoFrom }) => [doc, ...alsoFrom])
    .slice(0, MAX_FOUND)
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
