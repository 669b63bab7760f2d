import { forEachInSlices, nextTurn } from "#domain/in-slices.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import type { PlaceName } from "#domain/places/find-country.ts"
import type { Topic } from "#domain/indicators/topic.ts"

import { findCoveredPlace } from "../rank/find-covered-place.ts"
import type { Ranked } from "../rank/ranked.ts"
import { breakdownsAsked } from "./indicator-fields.ts"
import { createPlaceFit } from "../rank/place-fit.ts"
import { planQuery } from "../query/plan-query.ts"
import type { Plan, Slot } from "../query/query-plan.ts"
import { meritFor, rankCandidates, type RankRequest } from "../rank/rank.ts"
import { createScorer, type Candidates } from "../rank/score-plan.ts"
import { openStaticRank, type StaticRank } from "../rank/static-rank.ts"
import { OPTIONAL_WORDS, STOP_WORDS } from "../tables/stop-words.data.ts"
import { findSynonymLookup, type SynonymLookup } from "./synonym-lookup.ts"
import { findTerm, namedTerms, openTermIndex, prefixRange, type TermIndex } from "./term-index.ts"
import { cleanText, stemWord } from "./tokenize.ts"
import { openTypoIndex, type TypoIndex } from "./typo-index.ts"
import { createQueryParser, type QueryParser } from "../query/parse-query.ts"
import { buildIndexData } from "../store/build-index-data.ts"
import type { IndexData } from "../store/index-data.ts"
import { openIndicatorTable, type IndicatorTable } from "../store/indicator-table.ts"
import { SYNONYMS } from "../tables/synonyms.data.ts"
import type { ParsedQuery } from "../search-answer.ts"

/** The most candidates that are ranked; the rest of a long list is never shown. */
const MAX_CANDIDATES = 120
const SHORTEST_KNOWN_BEGINNING = 5
/** A subject is preferably shown by an indicator of at least this many countries. */
const MANY_COUNTRIES = 50
/** Below this share of the question, what is found has nothing to do with it. A word in a definition is just enough. */
const MIN_SHARE = 0.37

/** What an index finds: indicators by fit, and how the question was understood. */
export type Finding = {
  ranked: readonly Ranked[]
  plan: Plan
  /** Words of the question that the results do not have. */
  dropped: readonly string[]
  /** Set when what was found is near to the question but does not answer it. */
  isNearest?: boolean
  /** Requested subjects for which there is no data. */
  missing?: readonly string[]
}

/** A well-known subject that the index has, with its short name. */
export type Headline = { doc: number; label: string }

/** What clicks say for an indicator, between 0 and 1, by the words of a question. */
export type ClickWeights = (words: string) => ((doc: number) => number) | undefined

/** The whole catalogue in memory, ready to be searched; it does not change once opened. */
export type SearchIndex = {
  indicators: IndicatorTable
  terms: TermIndex
  staticRank: StaticRank
  parser: QueryParser
  /** Subjects people ask for most, in that order, then the other headline indicators. */
  headlines: readonly Headline[]
  /** The best indicators for a question. `unfinished`: the last word may be the beginning of one. */
  find(parsed: ParsedQuery, unfinished?: boolean): Finding
  /** Reads a text and finds; one that is exactly a name or code means that indicator. */
  answer(text: string, hints?: AnswerHints): { parsed: ParsedQuery; finding: Finding }
}

/** What besides the text decides an answer: others' clicks, and the one topic that may be found. */
export type AnswerHints = { clicks?: ClickWeights | undefined; topic?: Topic | undefined }

type OpenOptions = { places: readonly PlaceName[]; thisYear: () => number }

/** Builds the index of a catalogue in this thread and opens it. */
export async function buildSearchIndex(
  entries: readonly IndicatorCoverage[],
  options: OpenOptions,
): Promise<SearchIndex> {
  return openSearchIndex(await buildIndexData(entries, options.thisYear()), options)
}

/** Opens an index that was built before, by this process or an earlier one. */
export async function openSearchIndex(
  data: IndexData,
  { places, thisYear }: OpenOptions,
): Promise<SearchIndex> {
  const synonyms = findSynonymLookup(SYNONYMS)
  const indicators = openIndicatorTable(data)
  const terms = await openTermIndex(data.columns, data.meta.size)
  const typos = openTypoIndex(terms.terms, data.columns)
  const staticRank = openStaticRank(data, indicators, thisYear())
  const docsByCode = await findReviewedCodes(indicators)
  const parser = await createQueryParser({
    places,
    thisYear,
    isKnownWord: (word) => isKnownWord(word, terms),
    isAcronym: (text) => synonyms.isAcronym(text),
  })
  await nextTurn()
  const find = await createFinder({ indicators, terms, typos, synonyms, staticRank, docsByCode })
  await nextTurn()
  const headlines = listHeadlines(indicators, docsByCode, staticRank)
  return {
    indicators,
    terms,
    staticRank,
    parser,
    headlines,
    find,
    answer(text, { clicks, topic } = {}) {
      const parsed = parser.parse(text)
      const found = staticRank.findExact(text)
      const exact = found && isOfTopic(indicators, found.doc, topic) ? found : undefined
      if (exact === undefined) {
        const finding = find(parsed, false, { clicks, topic })
        const meant = correctPlace(parsed, finding.plan, parser)
        return meant === undefined
          ? { parsed, finding }
          : { parsed: meant, finding: find(meant, false, { clicks, topic }) }
      }
      // Places and years in a name that was typed whole are part of the name.
      const words = cleanText(text).split(" ")
      const whole = { ...parsed, words, countries: [], startYear: null, endYear: null }
      const finding = find(whole, false, { exact: exact.doc, clicks, topic })
      return exact.by === "name"
        ? { parsed: whole, finding }
        : { parsed: whole, finding: putFirst(exact.doc, finding) }
    },
  }
}

/** A word that was corrected to a country's name means the country: "keya" is Kenya; the words stay as typed. */
function correctPlace(
  parsed: ParsedQuery,
  { slots }: Plan,
  parser: QueryParser,
): ParsedQuery | undefined {
  if (parsed.countries.length > 0) return undefined
  for (const { typed, correction, meaning, codes } of slots) {
    const [matched] = typed
    if (correction === null || meaning === null || codes.length > 0 || matched === undefined)
      continue
    const named = parser.parse(meaning)
    const [place] = named.countries
    if (place === undefined || named.words.length > 0 || place.isCity === true) continue
    const words = parsed.words.filter((word) => word !== matched)
    return { ...parsed, words, countries: [{ ...place, matched }] }
  }
  return undefined
}

/** Key under which clicks on the results of a question are counted: its words in any order. */
export function clickKey(words: readonly string[]): string {
  return [...new Set(words.map((word) => stemWord(word.toLowerCase())))].sort().join(" ")
}

/** Nothing but a publisher's code was typed: it means exactly one indicator. */
function putFirst(doc: number, finding: Finding): Finding {
  const first = finding.ranked.find((one) => one.doc === doc)
  const others = finding.ranked.filter((one) => one.doc !== doc)
  const whole = { doc, score: Infinity, covered: true, mask: 0, alsoFrom: first?.alsoFrom ?? [] }
  return { ...finding, ranked: [whole, ...others], dropped: [] }
}

type Parts = Pick<SearchIndex, "indicators" | "terms" | "staticRank"> & {
  typos: TypoIndex
  synonyms: SynonymLookup
  docsByCode: ReadonlyMap<string, readonly number[]>
}

type Hints = AnswerHints & { exact?: number }

/** Makes the function that plans, scores and ranks. Tables over all words are built in slices. */
async function createFinder(parts: Parts) {
  const { indicators, terms, typos, synonyms, staticRank, docsByCode } = parts
  const scorer = createScorer(terms, docsByCode, staticRank.merit)
  await nextTurn()
  const phraseTerms = new Set<number>()
  await forEachInSlices(synonyms.words, (word) => phraseTerms.add(findTerm(terms, word)))
  const fillers = new Uint8Array(terms.terms.length)
  await forEachInSlices(terms.terms, (term, at) => {
    fillers[at] = STOP_WORDS.has(term) ? 1 : OPTIONAL_WORDS.has(term) ? 2 : 0
  })
  const isNamed = (term: number): boolean =>
    terms.starts[term] !== terms.starts[term + 1] || phraseTerms.has(term)
  const rankTools = {
    terms,
    staticRank,
    docsByCode,
    fillers,
    nameOf: (doc: number): string => indicators.getName(doc),
  }
  return (parsed: ParsedQuery, unfinished = false, hints: Hints = {}): Finding => {
    const plan = planQuery(parsed.words, unfinished, { terms, typos, synonyms, isNamed })
    const request = buildRankRequest(parsed, parts, hints)
    const candidates = scorer.score(plan, {
      limit: MAX_CANDIDATES,
      inDefinitions: !unfinished,
      meritFor: (doc) => meritFor(doc, request, staticRank),
      isAllowed: hints.topic && ((doc) => isOfTopic(indicators, doc, hints.topic)),
    })
    const isAbout =
      candidates.share >= MIN_SHARE ||
      plan.slots.some((slot) => slot.codes.length > 0 && isTypedWhole(slot))
    const ranked = isAbout ? rankCandidates(candidates, plan, request, rankTools) : []
    const missing = listMissing(plan, ranked[0]?.doc, parts)
    const isNearest = ranked.length > 0 && (missing.length > 0 || !answers(plan, candidates))
    return { ranked, plan, dropped: droppedWords(plan, ranked), isNearest, missing }
  }
}

/** Below this share of the question, what is found is only near to it. */
const ANSWERING_SHARE = 0.6

/** Whether what was found answers the question: most of its words, or a subject that the table knows. */
function answers(plan: Plan, { believedShare }: Candidates): boolean {
  return (
    believedShare >= ANSWERING_SHARE ||
    plan.slots.some((slot) => slot.required && slot.codes.length > 0 && isTypedWhole(slot))
  )
}

/** Subjects of the table that were asked for, of which no indicator is held and which the first result is not about. */
function listMissing(
  plan: Plan,
  first: number | undefined,
  { docsByCode, terms }: Pick<Parts, "docsByCode" | "terms">,
): string[] {
  const isHeld = (code: string): boolean => (docsByCode.get(code.toLowerCase()) ?? []).length > 0
  const subject =
    first === undefined
      ? new Uint32Array()
      : namedTerms(terms, first).subarray(0, terms.subjectLengths[first])
  return plan.slots.flatMap(({ codes, alike, alternatives, meaning }) => {
    if (meaning === null || codes.length === 0 || [...codes, ...alike].some(isHeld)) return []
    const isSubject = alternatives.some(({ words }) =>
      words.every((runs) =>
        runs.some(({ from, to }) => subject.some((term) => term >= from && term < to)),
      ),
    )
    return isSubject ? [] : [meaning]
  })
}

function isOfTopic(indicators: IndicatorTable, doc: number, topic: Topic | undefined): boolean {
  return topic === undefined || indicators.hasTopic(doc, topic)
}

/** Whether every word of it is there as it was typed, neither corrected nor begun. */
function isTypedWhole({ alternatives }: Slot): boolean {
  const typed = alternatives.find(({ isTyped }) => isTyped)
  return typed?.words.every(([run]) => run?.factor === 1) ?? false
}

/** Words that the first result lacks, and those that nothing has. */
function droppedWords(plan: Plan, ranked: readonly Ranked[]): string[] {
  const mask = ranked[0]?.mask ?? 0
  const missed = plan.slots.filter((slot, at) => slot.required && !((mask >> at) & 1))
  return [...missed.flatMap(({ typed }) => typed), ...plan.unknown]
}

function buildRankRequest(
  parsed: ParsedQuery,
  { indicators, staticRank }: Pick<Parts, "indicators" | "staticRank">,
  hints: Hints,
): RankRequest {
  const { frequency, startYear, endYear, words, countries } = parsed
  const clicksFor = hints.clicks?.(clickKey(words))
  return {
    places: createPlaceFit(
      countries.map(({ country, others }) => [country, ...others].map(({ code }) => code)),
      staticRank,
    ),
    breakdowns: breakdownsAsked(words.join(" ")),
    startYear,
    endYear,
    ...(frequency !== null && {
      hasFrequency: (doc: number) =>
        countries.length === 0
          ? indicators.hasFrequency(doc, frequency)
          : countries.some((place) => {
              const country = findCoveredPlace(doc, place, staticRank)
              return country !== undefined && indicators.hasSeries(doc, country.code, frequency)
            }),
    }),
    ...(hints.exact !== undefined && { exact: hints.exact }),
    ...(clicksFor !== undefined && { clicksFor }),
  }
}

/** The indicators that the reviewed table names, by code. */
async function findReviewedCodes(indicators: IndicatorTable): Promise<Map<string, number[]>> {
  const docs = new Map<string, number[]>()
  for (const { codes, alike } of SYNONYMS) {
    for (const code of [...codes, ...alike]) docs.set(code.toLowerCase(), [])
  }
  await forEachInSlices(new Uint8Array(indicators.size).keys(), (doc) => {
    docs.get(indicators.getCode(doc).toLowerCase())?.push(doc)
  })
  return docs
}

/** A word of a name or phrase, or the beginning of one, is not a misspelt country. */
function isKnownWord(word: string, terms: TermIndex): boolean {
  if (findTerm(terms, stemWord(word)) !== -1) return true
  if (word.length < SHORTEST_KNOWN_BEGINNING) return false
  const [from, to] = prefixRange(terms, word)
  return from < to
}

function listHeadlines(
  indicators: IndicatorTable,
  docsByCode: ReadonlyMap<string, readonly number[]>,
  staticRank: StaticRank,
): Headline[] {
  const headlines = new Map<number, string>()
  for (const { label, codes, alike } of SYNONYMS) {
    const docs = [...codes, ...alike].flatMap((code) => docsByCode.get(code.toLowerCase()) ?? [])
    const doc =
      docs.find((one) => (staticRank.countryCounts[one] ?? 0) >= MANY_COUNTRIES) ?? docs[0]
    if (doc !== undefined && !headlines.has(doc)) headlines.set(doc, label)
  }
  const others = Array.from({ length: indicators.size }, (_, doc) => doc)
    .filter((doc) => indicators.isHeadline(doc) && !headlines.has(doc))
    .sort((a, b) => (staticRank.merit[b] ?? 0) - (staticRank.merit[a] ?? 0) || a - b)
  for (const doc of others) headlines.set(doc, indicators.getName(doc))
  return [...headlines].map(([doc, label]) => ({ doc, label }))
}
