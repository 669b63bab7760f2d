import { setImmediate } from "node:timers/promises"

import type { Answerer } from "#answers/create-answerer.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"
import { prepareMeasures } from "#factcheck/read-text.ts"
import type { Search } from "#search/create-search.ts"

/** Both are understood, so that the grammar is read to its end. */
export const WARM_UP_QUESTION = "What was the inflation rate of Kenya in 2020?"
export const WARM_UP_STATEMENT = "Inflation in Kenya rose to 4.5 percent in 2020."

type Parts = {
  answerer: Pick<Answerer, "answer">
  factChecker: Pick<FactChecker, "validate">
  search: Pick<Search, "suggest" | "rankIndicators">
}

/**
 * Asks each part once before the site says that it is ready: patterns and tables that are made at first use take a
 * third of a second, and the first visitors would wait for them together. What is found is of no matter.
 */
export async function warmUp(
  { answerer, factChecker, search }: Parts,
  today: string,
): Promise<void> {
  search.suggest(WARM_UP_QUESTION)
  search.rankIndicators(WARM_UP_QUESTION)
  await answerer.answer(WARM_UP_QUESTION, { asOf: today })
  // A language model of the operator is left alone.
  await factChecker.validate(WARM_UP_STATEMENT, { asOf: today, isLocal: true })
}

/**
 * Makes the patterns of all measures, one between requests at a time, while the site is already open: no visitor's
 * question need wait for them.
 */
export async function warmUpMeasures(isStopping: () => boolean): Promise<void> {
  const steps = prepareMeasures()
  while (!isStopping() && steps.next().done !== true) await setImmediate()
}
