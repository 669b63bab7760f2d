import type { ClaimSlots, Span } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { isSamePeriod } from "../claims/resolve-period.ts"
import { readCountedGroup } from "../discourse/counted-group.ts"
import { findPlaces } from "../grammar/find-places.ts"
import type { Checked } from "../messages/join-wrong-way.ts"
import { decideExtreme, isBetterLow } from "../relations/what-is-worst.ts"
import { overlaps } from "../text/overlaps.ts"
import { findFigureOf } from "./figure-of-phrase.ts"
import { findRankPhrases, moveTo, type RankPhrase } from "./find-rank-phrases.ts"
import { listProven, type ProvenFigure } from "./proven-figure.ts"
import { listScopes, type Company } from "./rank-scopes.ts"

/** What places in an order are judged with: the levels that a text states, and the verdict on a claim of it. */
export type RankJudging = {
  text: string
  levels: readonly FoundClaim[]
  check: (claim: FoundClaim, span: Span) => Promise<Checked>
}

/**
 * The checked claims, with the places in an order that the text gives to countries whose figures are right: "Somalia
 * tenth on 6.01". The figure settles the country, the measure and the time. Where the text does not say among whom the
 * country is ranked, only a place that it has nowhere is found.
 */
export async function* addRanks(
  all: AsyncIterable<Checked>,
  tools: RankJudging,
): AsyncIterable<Checked> {
  let sentence: Checked[] = []
  for await (const one of all) {
    const [first] = sentence
    if (first && first.claim.sentence.start !== one.claim.sentence.start) {
      yield* await withRanks(sentence, first.claim.sentence, tools)
      sentence = []
    }
    sentence.push(one)
  }
  const [first] = sentence
  if (first) yield* await withRanks(sentence, first.claim.sentence, tools)
}

async function withRanks(
  checked: readonly Checked[],
  sentence: Span,
  tools: RankJudging,
): Promise<readonly Checked[]> {
  const { text } = tools
  const proven = listProven(checked)
  if (proven.length === 0) return checked
  const all = [...checked]
  for (const found of findRankPhrases(text.slice(sentence.start, sentence.end))) {
    const phrase = moveTo(found, sentence)
    const figure = findFigureOf(phrase, proven, text, sentence)
    const before = all.filter(({ settled }) => isOrder(settled) && overlaps(settled, phrase))
    const isDecided = before.some(({ checked: { status } }) => status !== "unverified")
    if (!figure || isDecided) continue
    const judged = await judgeRank(phrase, figure, sentence, tools)
    if (!judged) continue
    const rest = all.filter((one) => !before.includes(one)).map((one) => beside(one, phrase, text))
    all.splice(0, all.length, ...rest, judged)
  }
  return all.sort((a, b) => a.marked.start - b.marked.start)
}

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
  phrase: RankPhrase,
  figure: ProvenFigure,
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
      const judged = await check(makeRank(phrase, figure, { scope, extreme }), phrase)
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
    if (isBetterLow(measure)) return ["highest", "lowest"]
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
    kind: "rank",
    start,
    end,
    figure: null,
    place,
    measure,
    period,
    periodStated: true,
    value: position,
    step: 1,
    unit: "plain",
    currency: null,
    counted: null,
    hedge: null,
    direction: null,
    negated: false,
    grounds: { place: "stated", measure: "stated", period: "stated" },
    rivals: { places: [], measures: [], periods: [], elsewhere: [] },
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
