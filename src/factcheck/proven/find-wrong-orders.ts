import type { Span } from "../claims/claim-types.ts"
import { isSamePeriod } from "../claims/resolve-period.ts"
import { shift, type Contradiction } from "../contradictions/contradiction.ts"
import { HAS_SIGNS } from "../contradictions/said-order.ts"
import type { Checked } from "../messages/join-wrong-way.ts"
import {
  findOrderPhrases,
  isOrderDenied,
  presentOrder,
  type OrderPhrase,
} from "../contradictions/find-order-phrases.ts"
import { listProven, type ProvenFigure } from "./proven-figure.ts"

/** Finds what the sentences of a text say wrongly of the order of its right figures; asked for one after the other. */
export type ReadOrders = (checked: readonly Checked[]) => readonly Contradiction[]

/**
 * "They held 28 percent of the seats. Argentine women had fewer, 42 percent.": the word compares a right figure with the
 * right ones before it in the paragraph. It is wrong where it is so of each.
 */
export function createOrderReader(text: string): ReadOrders {
  let end = 0
  let before: readonly ProvenFigure[] = []
  return (checked) => {
    const sentence = checked[0]?.claim.sentence
    if (!sentence) return []
    const linked = /^[ \t]*$/.test(text.slice(end, sentence.start)) ? before : []
    const proven = [...linked, ...listProven(checked)]
    end = sentence.end
    before = proven
    return readOrders(text, sentence, proven)
  }
}

function readOrders(
  text: string,
  sentence: Span,
  proven: readonly ProvenFigure[],
): readonly Contradiction[] {
  const words = text.slice(sentence.start, sentence.end)
  if (proven.length < 2 || HAS_SIGNS.test(words)) return []
  return findOrderPhrases(words).flatMap((found) => {
    const phrase = { ...found, ...shift(found, sentence.start) }
    const figure = findFigure(phrase, proven, text)
    const other = figure && findOther(figure, phrase, proven, text)
    return figure && other ? [presentOrder(text, sentence, phrase, [figure.at, other.at])] : []
  })
}

/** The most characters between the word and its figure. */
const REACH = 60

function findFigure(
  { start, end, isBehind }: OrderPhrase,
  proven: readonly ProvenFigure[],
  text: string,
): ProvenFigure | undefined {
  const figure = isBehind
    ? proven.findLast(({ at }) => at.end <= start)
    : proven.find(({ at }) => at.start >= end)
  if (!figure) return undefined
  const gap = isBehind ? text.slice(figure.at.end, start) : text.slice(end, figure.at.start)
  return gap.length <= REACH && !/[.;!?\d]/.test(gap) ? figure : undefined
}

/** A number other than a year: a figure that was not found to be right may be what the word compares with. */
const NUMBER = /(?<![\d.,\p{L}])(?!(?:19|20)\d\d(?![\d.,]\d|\d))\d/u

/** The last right figure that the word denies, if it denies all that it may compare with. */
function findOther(
  figure: ProvenFigure,
  { start, side, isBehind }: OrderPhrase,
  proven: readonly ProvenFigure[],
  text: string,
): ProvenFigure | undefined {
  const until = isBehind ? figure.at.start : start
  const before = proven.filter(({ at }) => at.end <= until)
  const isAlike = ALIKE.find((isOfKind) => before.some((one) => isOfKind(one, figure)))
  const held = isAlike ? before.filter((one) => isAlike(one, figure)) : []
  const last = held.at(-1)
  if (!last || hasOther(text, { start: last.at.end, end: until }, before)) return undefined
  return held.every((one) => denies(side, figure, one)) ? last : undefined
}

function hasOther(text: string, { start, end }: Span, known: readonly ProvenFigure[]): boolean {
  let words = text.slice(start, end)
  for (const { at } of known.toReversed())
    if (at.start >= start) words = words.slice(0, at.start - start) + words.slice(at.end - start)
  return NUMBER.test(words)
}

type IsAlike = (one: ProvenFigure, other: ProvenFigure) => boolean

/** What a figure is compared with: another country's, that of another time, or another amount of the same country. */
const ALIKE: readonly IsAlike[] = [
  (a, b) =>
    a.measure === b.measure && a.place.code !== b.place.code && isSamePeriod(a.period, b.period),
  (a, b) =>
    a.measure === b.measure && a.place.code === b.place.code && !isSamePeriod(a.period, b.period),
  (a, b) =>
    a.measure !== b.measure &&
    a.claim.unit === "money" &&
    a.place.code === b.place.code &&
    isSamePeriod(a.period, b.period),
]

function denies(side: OrderPhrase["side"], { claim: a }: ProvenFigure, { claim: b }: ProvenFigure) {
  if (a.unit !== b.unit || a.currency !== b.currency || a.measure === "exchange-rate") return false
  if (a.value === null || b.value === null) return false
  return isOrderDenied(side, { value: a.value, step: a.step }, { value: b.value, step: b.step })
}
