import type { Database } from "#db/engine/database.ts"
import { selectClickedTexts, type ClickedText } from "#db/catalogue/search-queries.ts"

import { clickKey, type ClickWeights, type SearchIndex } from "../index/search-index.ts"
import { keepFresh } from "./keep-fresh.ts"

const FRESH_FOR = 10 * 60_000
const DAYS = 180
/** The fewest visitors who must have opened an indicator for a question before it counts. */
const MIN_VISITORS = 3
/** Clicks that are added to those of every question, so that a few real ones say little. */
const SMOOTHING = 10
const MAX_LOADED = 20_000

/** What clicks say for the indicators of an index, read anew every ten minutes. */
export type LearnedClicks = { load(index: SearchIndex): Promise<ClickWeights> }

/**
 * Reads the clicks of a database. Only the first search waits for them. Later searches use what was read last, while it
 * is being read again or cannot be read.
 */
export function createLearnedClicks(options: {
  db: Database
  now: () => Date
  report: (error: unknown) => void
}): LearnedClicks {
  let weighed:
    { index: SearchIndex; clicked: readonly ClickedText[]; weights: ClickWeights } | undefined
  const { db, now, report } = options
  const loadClicked = keepFresh<readonly ClickedText[]>(
    (at) => {
      const since = new Date(at.getTime() - DAYS * 24 * 60 * 60 * 1000)
      return selectClickedTexts(db, { since, visitors: MIN_VISITORS, limit: MAX_LOADED })
    },
    { empty: [], freshForMs: FRESH_FOR, now, report },
  )
  return {
    async load(index) {
      const clicked = await loadClicked()
      if (weighed?.index !== index || weighed.clicked !== clicked)
        weighed = { index, clicked, weights: weighClicks(clicked, index) }
      return weighed.weights
    },
  }
}

/**
 * The share that each indicator has of the clicks of a question, in whatever order its words were typed and whatever
 * the place; a few clicks weigh little, and all clicks of a question together never more than 1.
 */
export function weighClicks(clicked: readonly ClickedText[], index: SearchIndex): ClickWeights {
  const questions = new Map<string, Map<number, number>>()
  for (const { text, indicatorId, visitors } of clicked) {
    const doc = index.indicators.findId(indicatorId)
    if (doc === undefined) continue
    const key = clickKey(index.parser.parse(text).words)
    const counts = questions.get(key) ?? new Map<number, number>()
    questions.set(key, counts.set(doc, (counts.get(doc) ?? 0) + visitors))
  }
  return (key) => {
    const counts = questions.get(key)
    if (counts === undefined) return undefined
    const all = [...counts.values()].reduce((sum, count) => sum + count, SMOOTHING)
    return (doc) => (counts.get(doc) ?? 0) / all
  }
}
