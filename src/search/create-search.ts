import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"

import type { Catalog } from "#catalog/create-catalog.ts"
import type { Database } from "#db/engine/database.ts"
import { insertSearchQuery, markSearchClicked } from "#db/catalogue/search-queries.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"
import type { Topic } from "#domain/indicators/topic.ts"

import { getCategory, chooseResults } from "./results/choose-results.ts"
import { createCurrentIndex, type NextCatalogue } from "./index/current-index.ts"
import { cleanText } from "./index/tokenize.ts"
import { createLearnedClicks } from "./results/learned-clicks.ts"
import { namedIndicators, readIndicatorName } from "./index/named-indicators.ts"
import { offerComparison } from "./results/offer-comparison.ts"
import { readResults } from "./results/read-results.ts"
import { createAskedTerms, relatedSearches } from "./results/related-searches.ts"
import { suggest } from "./results/suggest.ts"
import type { SearchAnswer } from "./search-answer.ts"
import { listUnderstood } from "./query/understood.ts"
import type { NameCandidates, NamedIndicator } from "./named-indicator.ts"
import type { Suggestion } from "./suggestion.ts"

/** The search service: an in-process index over the catalogue plus the record of what was asked. */
export type Search = {
  /** With a topic only its indicators are found; without words then those that are worth most. */
  search(text: string, visitor: string, topic?: Topic): Promise<SearchAnswer>
  suggest(text: string): Suggestion[]
  /** Indicators that fit some words, those with figures for the country first: for callers that must decide which one is meant. */
  named(words: readonly string[], countryCode: string): NamedIndicator[]
  /** The indicators that one name may mean, those with figures for the country first. */
  readName(name: string, countryCode: string): NameCandidates
  /** Every indicator that fits a text, the best first: without a record of the question, and without places. */
  rankIndicators(text: string, topic?: Topic): IndicatorId[]
  /** Notes that a result was opened; `false` when the search id is unknown. */
  recordClick(searchId: string, datasetId: string | null): Promise<boolean>
  /**
   * Builds the index anew when the data has changed since; searches go on with the old one meanwhile. `next` is the
   * catalogue of a version that is not the present one yet.
   */
  refresh(next?: NextCatalogue): Promise<void>
  /** Indicators in the index, or `null` before the first build. */
  size(): number | null
}

const RECORD_MS = 50
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type SearchOptions = {
  db: Database
  catalog: Catalog
  now: () => Date
  /** File the index is kept in from one start to the next; without one it is built at each start. */
  snapshotFile?: string
  /** Called with the faults that a search survives. */
  report?: (error: unknown) => void
}

/** The search service over the whole catalogue; resolves once its index is built. */
export async function createSearch(options: SearchOptions): Promise<Search> {
  const { db, catalog, now, snapshotFile, report = () => undefined } = options
  const askedTerms = createAskedTerms({ db, now, report })
  const learned = createLearnedClicks({ db, now, report })
  const current = createCurrentIndex({ db, catalog, now, snapshotFile, report })
  await current.refresh()

  // The answer is worth more than the record of the question: it waits only a little for it, and survives its faults.
  const record = async (asked: Parameters<typeof insertSearchQuery>[1]): Promise<void> => {
    const recorded = insertSearchQuery(db, asked).catch(report)
    await Promise.race([recorded, wait(RECORD_MS, undefined, { ref: false })])
  }

  return {
    rankIndicators(text, topic) {
      const { indicators, answer } = current.get()
      const { ranked } = answer(text, { topic }).finding
      const docs = new Set(ranked.flatMap(({ doc, alsoFrom }) => [doc, ...alsoFrom]))
      return [...docs].flatMap((doc) => indicators.get(doc)?.id ?? [])
    },
    async search(text, visitor, topic) {
      const index = current.get()
      const question = cleanText(text)
      const { parsed, finding } = index.answer(text, { clicks: await learned.load(index), topic })
      const chosen = chooseResults(parsed, finding, index, topic)
      const topDoc = chosen.relevant[0]?.doc
      const country = parsed.countries[0]?.country ?? null
      const searchId = randomUUID()
      const [relevant, terms] = await Promise.all([
        readResults(chosen, parsed, { index, catalog }),
        askedTerms.load(),
        question === ""
          ? undefined
          : record({
              id: searchId,
              text: question,
              askedAt: now(),
              visitor,
              resultCount: chosen.relevant.length,
              countryCode: country?.code ?? null,
              category: topDoc === undefined ? null : getCategory(topDoc, index),
            }),
      ])
      return {
        searchId,
        text: question,
        parsed,
        understood: listUnderstood(parsed, finding),
        ...relevant,
        relatedSearches: relatedSearches({ text: question, topDoc, country }, terms, index),
        dropped: finding.dropped,
        isNearest: finding.isNearest ?? false,
        missing: finding.missing ?? [],
        comparison: offerComparison(relevant.relevant),
      } satisfies SearchAnswer
    },
    suggest: (text) => suggest(text, current.get()),
    named: (words, countryCode) => namedIndicators(words, countryCode, current.get()),
    readName: (name, countryCode) => readIndicatorName(name, countryCode, current.get()),
    async recordClick(searchId, datasetId) {
      return UUID.test(searchId) && markSearchClicked(db, searchId, datasetId)
    },
    refresh: (next) => current.refresh(next),
    size: () => current.size(),
  }
}
