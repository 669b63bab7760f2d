import { getYear } from "#domain/time/period.ts"

import type { FoundClaim } from "../claims/find-claims.ts"
import {
  getBase,
  getOtherPlace,
  type ClaimSlots,
  type Direction,
  type Span,
} from "../claims/claim-types.ts"
import { figureAt } from "../evidence/fact-data.ts"
import { cover } from "../claims/draft.ts"
import { findMeasures } from "../grammar/find-measures.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { joinMoveNouns, joinMoves, joinOvertaking } from "../grammar/join-verbs.ts"
import { COMPARING_WORDS } from "../grammar/relation-words.data.ts"
import type { Verdict } from "../judge/verdict.ts"
import { readHedge } from "../quantities/hedges.ts"
import { overlaps } from "../text/overlaps.ts"

/** A word or figure that states something of its own; `way` is that of a movement or comparison. */
type Stating = Span & { way: Direction | null }

/**
 * The stretch of a correct finding without the words that state more than was compared: movements, comparisons and
 * ranks that the claim does not hold, other figures, other years and other countries. What was not checked is not
 * marked as correct.
 */
export function withoutUnread(text: string, span: Span, claim: FoundClaim, verdict: Verdict): Span {
  if (verdict.status !== "correct") return span
  const whole = claim.figure ? cover(span, claim.figure) : span
  const unread = listUnread(text, whole, claim, verdict)
  const core = findCore(text, claim, unread)
  const start = Math.max(whole.start, ...unread.filter(({ end }) => end <= core.start).map(toEnd))
  const end = Math.min(whole.end, ...unread.filter((one) => one.start >= core.end).map(toStart))
  const rest = { start: Math.min(start, core.start), end: Math.max(end, core.end) }
  return trimmed(text, rest, whole)
}

function toEnd({ end }: Span): number {
  return end
}

function toStart({ start }: Span): number {
  return start
}

/** The figure with its hedge; of a relation the words behind the last of what it does not hold. */
function findCore(text: string, claim: FoundClaim, unread: readonly Span[]): Span {
  const { figure, start, end, sentence } = claim
  if (figure) {
    const hedge = readHedge(text.slice(sentence.start, figure.start), "")
    return { start: figure.start - (hedge?.length ?? 0), end: figure.end }
  }
  const inside = unread.filter((one) => one.start >= start && one.end < end)
  return { start: Math.max(start, ...inside.map(toEnd)), end }
}

const WAY_UP = [joinMoves({ direction: "up" }), joinMoveNouns("up", "with-plurals")]
const WAY_DOWN = [joinMoves({ direction: "down" }), joinMoveNouns("down", "with-plurals")]
const STATING = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<up>${[...COMPARING_WORDS.up, ...WAY_UP, joinOvertaking({ side: "above", tense: "all" })].join("|")})|(?<down>${[...COMPARING_WORDS.down, ...WAY_DOWN, joinOvertaking({ side: "below", tense: "all" })].join("|")})|(?:${COMPARING_WORDS.other.join("|")}))(?![\\p{L}\\d])`,
  "giu",
)
/** A number, but no part of a name, no place in an order, no day and no end of a span of years. */
const NUMBER =
  /(?<![\d.,\p{L}]|\p{L}[-–]|(?:19|20)\d\d[-–/]|\bper )\d[\d.,]*(?<![.,])(?!\d|(?:st|nd|rd|th)\b)(?:\s?(?:%|per\s?cent\b|percent\b|points?\b|million\b|billion\b|trillion\b|years?\b))?(?! (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu
const YEAR = /^(?:1[5-9]|20)\d\d$/

/** What the words around a claim state that it does not hold. */
function listUnread(text: string, span: Span, claim: FoundClaim, verdict: Verdict): Span[] {
  const words = text.slice(span.start, span.end)
  const at = (index: number): number => span.start + index
  const stating = [...words.matchAll(STATING)].map((match): Stating => ({
    start: at(match.index),
    end: at(match.index) + match[0].length,
    way: match.groups?.["up"] ? "up" : match.groups?.["down"] ? "down" : null,
  }))
  const numbers = [...words.matchAll(NUMBER)].map((match) => ({
    start: at(match.index),
    end: at(match.index) + match[0].length,
  }))
  const names = findMeasures(words).map(({ start, end }) => ({ start: at(start), end: at(end) }))
  const isInName = (one: Span): boolean => names.some((name) => overlaps(name, one))
  const codes = [claim.place?.code, getOtherPlace(claim)?.code]
  const places = findPlaces(words)
    .filter(({ kind, code }) => kind === "country" && !codes.includes(code))
    .map(({ start, end }) => ({ start: at(start), end: at(end) }))
  const years = listYears(claim, verdict)
  const isRead = readsWords(text, claim, verdict)
  return [
    ...stating.filter((one) => !isInName(one) && !isRead(one)),
    ...numbers.filter(
      (one) => !isInName(one) && !isOwnNumber(text.slice(one.start, one.end), one, claim, years),
    ),
    ...places,
  ].toSorted((a, b) => a.start - b.start)
}

function isOwnNumber(
  word: string,
  span: Span,
  { figure }: FoundClaim,
  years: ReadonlySet<number>,
): boolean {
  if (figure && overlaps(figure, span)) return true
  return YEAR.test(word) && years.has(Number(word))
}

/** The years that the claim is of: of each part of its period and of what it is counted from. */
function listYears(claim: ClaimSlots, verdict: Verdict): Set<number> {
  const base = getBase(claim)
  const years = new Set<number>()
  for (const one of [claim.period, verdict.period]) {
    if (one === null) continue
    years.add(getYear(one.frequency, one.from)).add(getYear(one.frequency, one.to))
    if (base !== null) years.add(getYear(one.frequency, base))
  }
  return years
}

/** Kinds of claims that hold relations: all words of theirs were read. */
const RELATIONS: ReadonlySet<ClaimSlots["kind"]> = new Set([
  "compare",
  "rank",
  "extremum",
  "trend",
  "count",
  "multiple",
  "share",
  "difference",
  "first-time",
])

/** How far before a figure the words stand that belong to its bound or its change. */
const REACH = 30

/** Whether a claim holds what a word states. */
function readsWords(text: string, claim: FoundClaim, verdict: Verdict): (word: Stating) => boolean {
  const { figure, start, end, kind } = claim
  const way = readWay(claim, verdict)
  return (word) => {
    if (figure && isOfFigure(text, word, { ...claim, figure })) return true
    if (RELATIONS.has(kind) && word.start >= start && word.end <= end)
      return word.way !== null || kind !== "compare"
    if (way === null || word.way !== way || word.start >= end) return false
    return claim.direction !== null || (figure !== null && isRightBefore(word, figure))
  }
}

/** Whether a word is the hedge of the figure, or says what bounds it. */
function isOfFigure(text: string, word: Stating, claim: FoundClaim & { figure: Span }): boolean {
  const { figure, hedge, kind, sentence } = claim
  const hedged = readHedge(text.slice(sentence.start, figure.start), "")?.length ?? 0
  if (word.start >= figure.start - hedged && word.end <= figure.end) return true
  return hedge !== null && kind !== "level" && word.way !== null && isRightBefore(word, figure)
}

function isRightBefore({ end }: Span, figure: Span): boolean {
  return end <= figure.start && figure.start - end <= REACH
}

/** The way that a claim goes and the figures bear out; `null` where it states none or nothing shows it. */
function readWay(claim: FoundClaim, verdict: Verdict): Direction | null {
  const { kind, value, direction } = claim
  if (kind === "change" || kind === "difference") return direction
  if (direction !== null) return bearsOut(claim, verdict) ? direction : null
  // "the economy shrank by 2%": the sign of the rate is what the verb says.
  const isRate = /%|per ?cent/i.test(verdict.series?.indicator.unit ?? "")
  return isRate && value !== null && claim.unit === "percent" ? (value < 0 ? "down" : "up") : null
}

/** Whether the figure went the way that is said since the time named, or since the one before. */
function bearsOut(claim: FoundClaim, { series, actual }: Verdict): boolean {
  const { direction, period } = claim
  if (series === null || actual === null || period === null) return false
  const before = figureAt(series, getBase(claim) ?? period.to - 1)
  return before !== null && (direction === "up" ? actual > before : actual < before)
}

const LEAD =
  /^(?:[\s,;:)|–—-]|\b(?:and|but|while|whereas|than|by|of|to|at|with|its|it|from|years?)\b[\s,])*/i
const TAIL =
  /(?:[\s,;:|(–—-]|\s(?:and|but|while|whereas|the|its|their|a|an|by|of|in|from|at|to|with|for|slightly|far|well|much|still|only|just|even))*$/i

/** Without the small words that stand where something was left out. */
function trimmed(text: string, { start, end }: Span, whole: Span): Span {
  const words = text.slice(start, end)
  const from = start + (start > whole.start ? (LEAD.exec(words)?.[0].length ?? 0) : 0)
  const to = end - (end < whole.end ? (TAIL.exec(words)?.[0].length ?? 0) : 0)
  return to > from ? { start: from, end: to } : { start, end }
}
