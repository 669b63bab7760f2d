import type { Ranked, RankTools } from "./ranked.ts"
import { conceptOfCode } from "./concept-key.ts"
import { breakdownsWeight, countBits } from "../index/indicator-fields.ts"
import { foldRepeats } from "./fold-repeats.ts"
import { nameFit } from "./name-fit.ts"
import type { Plan } from "../query/query-plan.ts"
import type { Candidates } from "./score-plan.ts"
import type { PlaceFit } from "./place-fit.ts"
import type { StaticRank } from "./static-rank.ts"

/** What a question asks for besides its words. */
export type RankRequest = {
  /** What figures are worth for the places named. */
  places: PlaceFit
  /** Breakdowns the words name, as bits. */
  breakdowns: number
  startYear: number | null
  endYear: number | null
  /** Whether the indicator has the frequency asked for; absent when none was. */
  hasFrequency?: (doc: number) => boolean
  /** The indicator whose name was typed whole. */
  exact?: number
  /** What others' clicks say for an indicator, between 0 and 1. */
  clicksFor?: (doc: number) => number
}

/** A name typed whole outweighs what the reviewed table says, unless its figures ended years before others. */
const EXACT_NAME = 14
/** A word that the table knows means its subject; that one publisher's name is just this word says little. */
const EXACT_PHRASE = 2
/** Clicks decide between near equals; they never bring up what the words do not ask for. */
const MAX_CLICKS = 2.5

/**
 * Orders candidates: what was asked for by name first, totals before parts, broad and fresh before
 * narrow and old. Those without figures for the place named come last, and a name that only repeats
 * an earlier one comes after all different ones. The same question always gives the same order.
 */
export function rankCandidates(
  candidates: Candidates,
  plan: Plan,
  request: RankRequest,
  tools: RankTools,
): Ranked[] {
  const preferred = preferredDocs(plan, tools)
  const isAsked = askedTerms(plan)
  const isPhrase = plan.slots.length === 1 && (plan.slots[0]?.codes.length ?? 0) > 0
  const ranked = candidates.docs.map((doc, at) => {
    const covered = request.places.covers(doc)
    const score =
      (candidates.scores[at] ?? 0) -
      (covered ? 0 : WITHOUT_VALUES) +
      preferenceFor(doc, preferred, tools) * (request.places.isNarrow(doc) ? NARROW : 1) +
      MAX_CLICKS * (request.clicksFor?.(doc) ?? 0) +
      nameFit(doc, { plan, isAsked, tools }) +
      measureFit(doc, request, tools.staticRank)
    return { doc, score, covered, mask: candidates.masks[at] ?? 0, alsoFrom: [] }
  })
  const fair = lowerThoseBehind(ranked, request, tools.staticRank).map((one) =>
    one.doc === request.exact && !one.isBehind
      ? { ...one, score: one.score + exactBonus(one.doc, isPhrase, tools) }
      : one,
  )
  fair.sort((a, b) => compare(a, b, tools))
  return [true, false].flatMap((covered) =>
    foldRepeats(
      fair.filter((one) => one.covered === covered),
      tools.staticRank,
    ),
  )
}

const YEARS_BEHIND = 5
/** Scores this close to the best are about what was asked for. */
const CLOSE_TO_BEST = 8
const BEHIND_COST = 12

/** Indicators that end five years before others that fit as well, for the place asked, fall behind them. */
function lowerThoseBehind(
  ranked: readonly Ranked[],
  request: RankRequest,
  staticRank: StaticRank,
): (Ranked & { isBehind: boolean })[] {
  const { places } = request
  const best = ranked.reduce((most, { score }) => Math.max(most, score), -Infinity)
  const isAhead = asksForForecasts(request, staticRank)
  const lastYears = ranked.map(({ doc }) =>
    isAhead ? Math.min(staticRank.thisYear, staticRank.endYears[doc] ?? 0) : places.lastYear(doc),
  )
  const newest = ranked.reduce((year, { score, covered }, at) => {
    const counts = covered && score > best - CLOSE_TO_BEST
    if (!counts || places.isNarrow(ranked[at]?.doc ?? 0)) return year
    return Math.max(year, lastYears[at] ?? 0)
  }, 0)
  return ranked.map((one, at) => {
    const isBehind = newest - (lastYears[at] ?? 0) >= YEARS_BEHIND
    return { ...one, score: one.score - (isBehind ? BEHIND_COST : 0), isBehind }
  })
}

function compare(a: Ranked, b: Ranked, { staticRank, nameOf }: RankTools): number {
  if (a.covered !== b.covered) return a.covered ? -1 : 1
  if (a.score !== b.score) return b.score - a.score
  const breadth = (staticRank.countryCounts[b.doc] ?? 0) - (staticRank.countryCounts[a.doc] ?? 0)
  if (breadth !== 0) return breadth
  const byName = nameOf(a.doc) < nameOf(b.doc) ? -1 : nameOf(a.doc) > nameOf(b.doc) ? 1 : 0
  return byName === 0 ? a.doc - b.doc : byName
}

/** Takes indicators without figures for the place named behind all others, so that none of those is cut off. */
const WITHOUT_VALUES = -1000

/** The worth of an indicator before its words are compared: its merit, less what the places asked for cost. */
export function meritFor(doc: number, { places }: RankRequest, staticRank: StaticRank): number {
  const merit = (staticRank.merit[doc] ?? 0) + places.fit(doc)
  return places.covers(doc) ? merit : merit + WITHOUT_VALUES
}

const SHORT_NAME = 2

function exactBonus(doc: number, isPhrase: boolean, { terms }: RankTools): number {
  const words = (terms.nameStarts[doc + 1] ?? 0) - (terms.nameStarts[doc] ?? 0)
  return isPhrase && words <= SHORT_NAME ? EXACT_PHRASE : EXACT_NAME
}

/** What the indicator that a phrase means first is worth; those meant next come after it step by step. */
const FIRST_MEANT = 10.5
/** Share of the preference that an indicator of hardly any country keeps where none is named. */
const NARROW = 0.4

type Preferred = { docs: ReadonlyMap<number, number>; concepts: ReadonlyMap<number, number> }

/** Other publishers' values of what is meant are meant as well, in the second place. */
const OTHER_PUBLISHER = 0.7
/** The preferred publisher of a common measure is meant a little more than the one that the table of phrases names. */
const PREFERRED_PUBLISHER = 1.05

function preferenceFor(doc: number, preferred: Preferred, { staticRank }: RankTools): number {
  const own = preferred.docs.get(doc) ?? 0
  const alike = preferred.concepts.get(staticRank.conceptKeys[doc] ?? 0) ?? 0
  const share = staticRank.conceptRanks[doc] === 1 ? PREFERRED_PUBLISHER : OTHER_PUBLISHER
  return Math.max(own, share * alike)
}

/** Indicators the reviewed table names, the more so the more of the question the phrase makes up. */
function preferredDocs(plan: Plan, { docsByCode, staticRank }: RankTools): Preferred {
  const required = plan.slots.filter((slot) => slot.required)
  const words = required.reduce((sum, { typed }) => sum + typed.length, 0)
  const docs = new Map<number, number>()
  const concepts = new Map<number, number>()
  const raise = (bonuses: Map<number, number>, key: number, bonus: number): void => {
    bonuses.set(key, Math.max(bonus, bonuses.get(key) ?? 0))
  }
  for (const { codes, typed } of required) {
    codes.forEach((code, at) => {
      const worth = at === 0 ? FIRST_MEANT : Math.max(1, 9 - 1.5 * at)
      const bonus = worth * Math.sqrt(typed.length / words)
      const reviewed = conceptOfCode(code)
      if (reviewed !== undefined) raise(concepts, reviewed, bonus)
      for (const doc of docsByCode.get(code.toLowerCase()) ?? []) {
        raise(docs, doc, bonus)
        raise(concepts, staticRank.conceptKeys[doc] ?? 0, bonus)
      }
    })
  }
  return { docs, concepts }
}

/** Tells whether a word of the index is one that the question asks for. */
function askedTerms(plan: Plan): (term: number) => boolean {
  const exact = new Set<number>()
  const runs: [from: number, to: number][] = []
  for (const slot of plan.slots) {
    for (const run of slot.alternatives.flatMap(({ words }) => words.flat())) {
      if (run.to - run.from === 1) exact.add(run.from)
      else runs.push([run.from, run.to])
    }
  }
  return (term) => exact.has(term) || runs.some(([from, to]) => term >= from && term < to)
}

/** A search for monthly figures does not mean yearly ones, even of the most popular indicator. */
const RIGHT_FREQUENCY = 14

/** An indicator with nothing but forecasts does not answer a question about what is. */
const ONLY_FORECASTS = 12

function hasOnlyForecasts(doc: number, { endYears, lastActualYears }: StaticRank): boolean {
  return endYears[doc] !== 0 && lastActualYears[doc] === 0
}

/** Whether years are asked for that have not come yet. */
function asksForForecasts({ startYear, endYear }: RankRequest, { thisYear }: StaticRank): boolean {
  return Math.max(startYear ?? 0, endYear ?? 0) > thisYear
}

function measureFit(doc: number, request: RankRequest, staticRank: StaticRank): number {
  const asked = (staticRank.breakdowns[doc] ?? 0) & request.breakdowns
  // Merit counted every breakdown against it; those asked for are not a fault.
  const missing = request.breakdowns & ~(staticRank.breakdowns[doc] ?? 0)
  let fit = breakdownsWeight(asked) - 2.5 * countBits(missing)
  if (request.hasFrequency) fit += request.hasFrequency(doc) ? RIGHT_FREQUENCY : -RIGHT_FREQUENCY
  if (hasOnlyForecasts(doc, staticRank) && !asksForForecasts(request, staticRank))
    fit -= ONLY_FORECASTS
  return fit - countMissedYears(doc, request, staticRank) * MISSED_YEAR
}

/** What it costs to end before the years that are asked for, or to begin after them. */
const MISSED_YEAR = 2

/** How many of the two years that are asked for, the first and the last, lie outside the years of an indicator. */
function countMissedYears(
  doc: number,
  { startYear, endYear }: RankRequest,
  { startYears, endYears }: StaticRank,
): number {
  const endsBefore = startYear !== null && (endYears[doc] ?? 0) < startYear
  const startsAfter = endYear !== null && (startYears[doc] ?? 0) > endYear
  return Number(endsBefore) + Number(startsAfter)
}
