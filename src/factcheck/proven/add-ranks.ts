import type { ClaimSlots, Span } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { isSamePeriod } from "../claims/resolve-period.ts"
import { readCountedGroup } from "../discourse/counted-group.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { isBetterHigh } from "../is-better-high.ts"
import type { Checked } from "../messages/join-wrong-way.ts"
import { decideExtreme } from "../relations/what-is-worst.ts"
import { overlaps } from "../text/overlaps.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { clauseOf, findFigureSpokenOf } from "./figure-spoken-of.ts"
import { findFigureOf } from "./figure-of-phrase.ts"
import { findRankPhrases, moveTo, type RankPhrase } from "./find-rank-phrases.ts"
import { listProven, SETTLED, type ProvenFigure } from "./proven-figure.ts"
import type { RankJudging } from "./rank-judging.ts"
import { listScopes, type Company } from "./rank-scopes.ts"
import { decideBeside } from "./decide-beside.ts"

/**
 * The checked claims, with the places in an order that the text gives to countries whose figures are right: "Somalia
 * tenth on 6.01". The figure settles the country, the measure and the time. Where the text does not say among whom the
 * country is ranked, only a place that it has nowhere is found.
 */
export async function* addRanks(
  all: AsyncIterable<Checked>,
  tools: RankJudging,
): AsyncIterable<Checked> {
  const { text } = tools
  const sentences = splitSentences(text)
  let at = 0
  let before: Stated = NOTHING_STATED
  let group: Checked[] = []
  async function* leave(next: number): AsyncIterable<Checked> {
    const sentence = group[0]?.claim.sentence
    if (sentence) {
      const linked = linkedTo(sentence)
      yield* await withRanks({ sentence, checked: group, before: linked }, tools)
      before = { end: sentence.end, proven: [...linked, ...listProven(group)] }
    }
    group = []
    for (; at < sentences.length; at += 1) {
      const plain = sentences[at]
      if (!plain || plain.end > next) break
      if (plain.start < before.end) continue
      const linked = linkedTo(plain)
      yield* await withRanks({ sentence: plain, checked: [], before: linked }, tools)
      before = { end: plain.end, proven: linked }
    }
  }
  /** The right figures of the paragraph up to a sentence. */
  function linkedTo({ start }: Span): readonly ProvenFigure[] {
    return /^[ \t]*$/.test(text.slice(before.end, start)) ? before.proven : []
  }
  for await (const one of all) {
    const { start } = one.claim.sentence
    if (group[0]?.claim.sentence.start !== start) yield* leave(start)
    group.push(one)
  }
  yield* leave(text.length)
}

/** The right figures of a paragraph up to the end of a sentence. */
type Stated = { end: number; proven: readonly ProvenFigure[] }

const NOTHING_STATED: Stated = { end: 0, proven: [] }

/** A sentence with its findings, and the right figures that its paragraph has stated before it. */
type InSentence = {
  sentence: Span
  checked: readonly Checked[]
  before: readonly ProvenFigure[]
}

async function withRanks(
  { sentence, checked, before }: InSentence,
  tools: RankJudging,
): Promise<readonly Checked[]> {
  const { text } = tools
  const proven = listProven(checked)
  if (proven.length === 0 && before.length === 0) return checked
  const all: Checked[] = []
  for (const one of checked) all.push(await decideBeside(one, { proven, before }, tools))
  for (const found of findRankPhrases(text.slice(sentence.start, sentence.end))) {
    const phrase = moveTo(found, sentence)
    const own = findFigureOf(phrase, proven, text, sentence)
    const figure = own ?? findFigureSpokenOf(phrase, [...before, ...proven], text, sentence)
    const mark = own ? withScope(phrase, text) : clauseOf(phrase, text, sentence)
    const same = all.filter(({ settled }) => isOrder(settled) && overlaps(settled, phrase))
    const isDecided = same.some(({ checked: { status } }) => status !== "unverified")
    if (!figure || isDecided) continue
    const judged = await judgeRank({ phrase, mark, figure }, sentence, tools)
    if (!judged) continue
    const rest = all.filter((one) => !same.includes(one)).map((one) => beside(one, mark, text))
    all.splice(0, all.length, ...rest, judged)
  }
  return all.sort((a, b) => a.marked.start - b.marked.start)
}

/** "second in West Africa": an ordinal with the words behind it that say among whom. */
function withScope({ start, end, isOrdinal }: RankPhrase, text: string): Span {
  const scope = isOrdinal ? SCOPE.exec(text.slice(end))?.[0] : undefined
  return { start, end: end + (scope?.length ?? 0) }
}

const SCOPE =
  /^\s+(?:in|of|among|across|on|worldwide|globally)\b[^,;:.()\d]*?(?=\s*(?:[,;:.()]|$))/u

/** A finding without the words that state a place in an order, which has a finding of its own. */
function beside(one: Checked, phrase: Span, text: string): Checked {
  const { marked, settled } = one
  if (!overlaps(marked, phrase)) return one
  const isBehind = (settled.figure?.start ?? marked.start) >= phrase.end
  const start = isBehind ? phrase.end : marked.start
  const end = isBehind ? marked.end : phrase.start
  const words = text.slice(start, end)
  const lead = /^[\s,;:]*/.exec(words)?.[0].length ?? 0
  const tail = /[\s,;:]*$/.exec(words)?.[0].length ?? 0
  return { ...one, marked: { start: start + lead, end: Math.max(start + lead, end - tail) } }
}

function isOrder({ kind }: ClaimSlots): boolean {
  return kind === "rank" || kind === "extremum"
}

/** The verdict on a place in an order: right where it is so in any scope that may be meant, wrong where it is so in none. */
async function judgeRank(
  { phrase, mark, figure }: { phrase: RankPhrase; mark: Span; figure: ProvenFigure },
  sentence: Span,
  { text, levels, check }: RankJudging,
): Promise<Checked | undefined> {
  const places = findPlaces(text)
  const { codes, isStated } = listScopes(phrase, figure, {
    text,
    sentence,
    company: listCompany(figure, levels, text),
    counted: readCountedGroup(text, places),
  })
  const extremes = listExtremes(phrase, figure, text.slice(sentence.start, sentence.end), sentence)
  let wrong: Checked | undefined
  let isOpen = extremes.length === 0
  for (const scope of codes)
    for (const extreme of extremes) {
      const rank = { ...makeRank(phrase, figure, { scope, extreme }), sentence }
      const judged = await check(rank, mark)
      const { status } = judged.checked
      if (status === "correct") return isStated ? judged : undefined
      if (status === "incorrect") wrong ??= judged
      else isOpen = true
    }
  return isOpen ? undefined : wrong
}

/** From which ends the place may be counted. */
function listExtremes(
  phrase: RankPhrase,
  { measure }: ProvenFigure,
  words: string,
  { start }: Span,
): ("highest" | "lowest")[] {
  if (phrase.isOrdinal) {
    if (isBetterHigh(measure) === false) return ["highest", "lowest"]
    return [phrase.extreme]
  }
  const superlative = { ...phrase, start: phrase.start - start, end: phrase.end - start }
  const meant = decideExtreme(words, superlative, measure)
  return meant?.measure === measure ? [meant.extreme] : []
}

function makeRank(
  { start, end, position }: RankPhrase,
  { claim, place, measure, period }: ProvenFigure,
  { scope, extreme }: { scope: string; extreme: "highest" | "lowest" },
): FoundClaim {
  return {
    ...claim,
    ...SETTLED,
    kind: "rank",
    start,
    end,
    figure: null,
    place,
    measure,
    period,
    value: position,
    step: 1,
    unit: "plain",
    currency: null,
    counted: null,
    hedge: null,
    direction: null,
    negated: false,
    extreme,
    scope,
    otherPlace: null,
  }
}

/** The countries beside whose figures the one in question stands, and those that the text names around it. */
function listCompany(
  { claim, place, measure, period }: ProvenFigure,
  levels: readonly FoundClaim[],
  text: string,
): Company {
  const alike = levels.filter(
    (one) => one.measure === measure && one.period !== null && isSamePeriod(one.period, period),
  )
  const inParagraph = alike.filter(({ paragraph }) => paragraph === claim.paragraph)
  const end = text.indexOf("\n", claim.sentence.end)
  const named = (from: number, to: number) =>
    findPlaces(text.slice(from, to)).flatMap(({ kind, code }) => (kind === "country" ? [code] : []))
  const withOwn = (codes: readonly string[]) => [...new Set([...codes, place.code])].sort()
  return {
    measured: [codesOf(inParagraph), codesOf(alike)].map(withOwn),
    named: [
      named(claim.sentence.start, claim.sentence.end),
      named(claim.paragraph, end === -1 ? text.length : end),
      named(0, text.length),
    ].map(withOwn),
  }
}

function codesOf(claims: readonly FoundClaim[]): string[] {
  return claims.flatMap(({ place }) => (place?.kind === "country" ? [place.code] : []))
}
