import type { Quantity, Span } from "../claims/claim-types.ts"
import { readSentence } from "../claims/sentence.ts"
import { findMeasures } from "../grammar/find-measures.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { shift, type Contradiction } from "./contradiction.ts"
import {
  findOrderPhrases,
  isOrderDenied,
  presentOrder,
  type OrderPhrase,
} from "./find-order-phrases.ts"
import { isOneUnit } from "./one-unit.ts"
import { HAS_SIGNS } from "./said-order.ts"

/** The most sentences before it with whose figures a figure may be compared. */
const SENTENCES_BEFORE = 3
/** The most characters between the word and its figure. */
const REACH = 40
/** "than", "against 5%": the clause says itself with what it compares. */
const NAMES_OTHER = /^[^.;]*\b(?:than|compared|against|versus|from|after)\b/i
/** "a year earlier", "in 2015": the same thing at another time. */
const OTHER_TIME =
  /\b(?:(?:a|one|two|three|five|ten)\s+(?:years?|months?|decades?)\s+(?:earlier|before|ago|later)|the\s+(?:year|month|decade|quarter)\s+(?:before|after)|(?:previous|preceding|following)\s+(?:year|month|decade|quarter)|in\s+(?:\p{Lu}\p{Ll}+\s+)?(?:19|20)\d\d|back\s+then)\b/iu
const CLAUSE = /[;:]\s|,\s+(?:and|but|while|whereas|because|yet|although|though)\s+|\s[—–]\s/g

/**
 * Reads a word that compares a figure with one given before it, where the clause names nothing but another country or
 * time: "They held 28 percent of the seats; Argentine women had fewer, 42 percent." It is wrong where it is so of every
 * figure in that unit before it.
 */
export function readHeldAgainstBefore(
  text: string,
  span: Span,
  spans: readonly Span[],
): Contradiction[] {
  const words = text.slice(span.start, span.end)
  const phrases = findOrderPhrases(words)
  if (phrases.length === 0 || HAS_SIGNS.test(words)) return []
  const { quantities } = readSentence(words, span.start)
  const before = listBefore(text, span, spans)
  return phrases.flatMap((phrase) => {
    const figure = findFigure(phrase, quantities, words)
    const clause = clauseUpTo(words, phrase)
    const word = words.slice(phrase.start, phrase.end)
    if (!figure || !isElliptic(clause, word) || isOfCurrency(word, figure)) return []
    if (NAMES_OTHER.test(words.slice(Math.max(phrase.end, figure.end)))) return []
    const until = Math.min(phrase.start, figure.start)
    const own = quantities.filter(({ end }) => end <= until)
    const held = [...before, ...own.map((one) => ({ ...one, ...shift(one, span.start) }))].filter(
      (one) => isOneUnit(one, figure),
    )
    const last = held.at(-1)
    if (!last || !held.every((one) => isOrderDenied(phrase.side, figure, one))) return []
    const inText = { ...phrase, ...shift(phrase, span.start) }
    const second = { start: last.start, end: last.end }
    return [presentOrder(text, span, inText, [shift(figure, span.start), second])]
  })
}

/** The figures of the paragraph in the sentences right before one. */
function listBefore(text: string, span: Span, spans: readonly Span[]): Quantity[] {
  const paragraph = text.lastIndexOf("\n", span.start - 1) + 1
  return spans
    .filter(({ start, end }) => start >= paragraph && end <= span.start)
    .slice(-SENTENCES_BEFORE)
    .flatMap(({ start, end }) =>
      readSentence(text.slice(start, end), start).quantities.map((one) => ({
        ...one,
        ...shift(one, start),
      })),
    )
}

function findFigure(
  { start, end, isBehind }: OrderPhrase,
  quantities: readonly Quantity[],
  words: string,
): Quantity | undefined {
  const figure = isBehind
    ? quantities.findLast((one) => one.end <= start)
    : quantities.find((one) => one.start >= end)
  if (!figure || figure.upper !== null || figure.unit === "multiple" || figure.unit === "points")
    return undefined
  const gap = isBehind ? words.slice(figure.end, start) : words.slice(end, figure.start)
  return gap.length <= REACH && !/[.;!?]/.test(gap) ? figure : undefined
}

/** The clause of a phrase up to its end. */
function clauseUpTo(words: string, { start, end }: OrderPhrase): string {
  const joint = [...words.slice(0, start).matchAll(CLAUSE)].at(-1)
  return words.slice(joint ? joint.index + joint[0].length : 0, end)
}

/** Whether a clause says only of what country or time its figure is, so that all else is as before. */
function isElliptic(clause: string, phrase: string): boolean {
  if (/\bstill$/.test(phrase)) return true
  const isOfOther = findPlaces(clause).length === 1 || OTHER_TIME.test(clause)
  return isOfOther && findMeasures(clause).length === 0
}

/** "was weaker, at 14.18": a rate of exchange goes the other way. */
function isOfCurrency(word: string, { unit }: Quantity): boolean {
  return unit !== "percent" && /\b(?:stronger|weaker)\b/.test(word)
}
