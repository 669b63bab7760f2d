import type { Database } from "#db/engine/database.ts"
import { selectAskedTerms, type AskedTerm } from "#db/catalogue/search-queries.ts"
import type { Country } from "#domain/places/country.ts"

import { getCategory } from "./choose-results.ts"
import { foldText } from "../index/tokenize.ts"
import type { SearchIndex } from "../index/search-index.ts"
import { keepFresh } from "./keep-fresh.ts"

const MAX_TERMS = 10
/** The fewest visitors who must have asked for a term before it is shown. */
const MIN_VISITORS = 3
const MAX_LOADED = 2000
const DAYS = 90
const FRESH_FOR = 60_000

/** The terms that people searched for, read again at most once a minute. */
export type AskedTerms = { load(): Promise<readonly AskedTerm[]> }

/**
 * Reads the asked terms of a database. Only the first search waits for them. Later searches use what was read last,
 * while they are being read again or cannot be read.
 */
export function createAskedTerms(options: {
  db: Database
  now: () => Date
  report: (error: unknown) => void
}): AskedTerms {
  const { db, now, report } = options
  const load = keepFresh<readonly AskedTerm[]>(
    (at) => {
      const since = new Date(at.getTime() - DAYS * 24 * 60 * 60 * 1000)
      return selectAskedTerms(db, { since, visitors: MIN_VISITORS, limit: MAX_LOADED })
    },
    { empty: [], freshForMs: FRESH_FOR, now, report },
  )
  return { load }
}

/**
 * Up to ten terms near a search: those that others asked in its category or for its country, then
 * headline subjects of the category with the country. The text itself is left out.
 */
export function relatedSearches(
  asked: { text: string; topDoc: number | undefined; country: Country | null },
  terms: readonly AskedTerm[],
  index: SearchIndex,
): string[] {
  if (asked.topDoc === undefined) return []
  const category = getCategory(asked.topDoc, index)
  const near = terms.filter(
    (term) =>
      term.category === category ||
      (asked.country !== null && term.countryCode === asked.country.code),
  )
  const place = asked.country
  const headlines = index.headlines
    .filter(({ doc }) => getCategory(doc, index) === category)
    .filter(({ doc }) => place === null || index.staticRank.covers(doc, place.code))
    .map(({ label }) => (place === null ? label : `${label} ${place.name}`))
  const seen = new Set([foldText(asked.text)])
  return [...near.map(({ text }) => text), ...headlines]
    .filter((text) => !seen.has(foldText(text)) && seen.add(foldText(text)))
    .slice(0, MAX_TERMS)
}
