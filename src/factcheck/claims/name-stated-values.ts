import { STATING_WORDS } from "../grammar/small-words.ts"
import type { SentenceContext } from "./sentence-context.ts"
import { isUpperBound, readHedge } from "../quantities/hedges.ts"
import { unitOfQuantity } from "../quantities/measured-units.ts"
import { findQuantities } from "../quantities/find-quantities.ts"
import { overlaps } from "../text/overlaps.ts"
import type { ClaimSlots, CommonSlots, Quantity, Span } from "./claim-types.ts"
import { nearest } from "./attach.ts"
import { decideRole, unhedged } from "./cues.ts"
import { draft } from "./draft.ts"
import { isForecast } from "./is-no-statement.ts"
import { LATEST } from "./resolve-period.ts"

const BREAKS = /[;—()[\]]|,(?!\d)|\b(?:while|whereas|although|though|but|compared)\b/giu

/**
 * Figures that no measure of our table takes, each with the words of its clause, which may name an indicator of the
 * catalogue. Only a single figure of one country and year counts; whether there is such an indicator is decided elsewhere.
 */
export function nameStatedValues(context: SentenceContext): ClaimSlots[] {
  const { text, places, periods } = context.sentence
  if (places.some(({ kind }) => kind !== "country") || isForecast(text)) return []
  const mentions = [...periods, ...places]
  const quantities = findQuantities(text, true).filter(
    (quantity) => !mentions.some((mention) => overlaps(mention, quantity)),
  )
  return quantities.flatMap((quantity) => nameFigure(context, quantity, quantities) ?? [])
}

function nameFigure(
  context: SentenceContext,
  quantity: Quantity,
  all: readonly Quantity[],
): ClaimSlots | undefined {
  const { text, places, periods, measures } = context.sentence
  const clause = findClause(text, quantity)
  const unit = unitOfQuantity(quantity, text.slice(quantity.end, clause.end))
  const [place] = places
  if (!unit || isOdd(text, quantity) || places.some(({ code }) => code !== place?.code))
    return undefined
  const figure = { start: quantity.start, end: figureEnd(context, quantity, unit) }
  const rivals = all.filter((one) => overlaps(one, clause) && !overlaps(one, figure))
  const numbers = [...findNumbers(text, figure, quantity), findHedge(text, quantity)]
  const mentions = [...numbers, ...places, ...periods]
  const words = findWords(text, clause, mentions)
  const { kind: role, direction } = decideRole(text, quantity, 0)
  if (role !== "level" || rivals.length > 0 || words.length === 0) return undefined
  const claim = draft(context, {
    span: clause,
    place,
    measure: null,
    period: nearest(text, quantity, periods, all),
    carryPlace: place === undefined && context.carry.place !== null,
  })
  if (!isSettled(claim)) return undefined
  const { value, step, currency, hedge } = quantity
  return {
    ...claim,
    ...decideBound(quantity),
    upper: null,
    base: null,
    figure,
    value,
    step,
    currency,
    hedge,
    unit: quantity.unit,
    // "value added was 2%" tells of no rise, "rose to 2%" does.
    direction: /\bto\s*$/i.test(unhedged(text.slice(0, quantity.start))) ? direction : null,
    named: { words, beyond: findWords(text, clause, [...mentions, ...measures, figure]), unit },
  }
}

/** The number and that in its unit; "7.8 hospital beds per 1,000" names what it counts between them. */
function findNumbers(text: string, figure: Span, { start, end, unit }: Quantity): Span[] {
  const own = unit === "per-thousand" ? [] : [{ start, end }]
  const all = [...text.slice(figure.start, figure.end).matchAll(/\d[\d.,\s]*/g)]
  return [
    ...own,
    ...all.map(({ index, 0: digits }) => ({
      start: figure.start + index,
      end: figure.start + index + digits.length,
    })),
  ]
}

/** The words that hedge a number. */
function findHedge(text: string, { start, hedge }: Quantity): Span {
  const before = text.slice(Math.max(0, start - 40), start)
  return { start: start - (hedge === null ? 0 : (readHedge(before, "")?.length ?? 0)), end: start }
}

/** Ranges, numbers in words and shares such as "half" are left alone. */
function isOdd(text: string, { start, end, upper }: Quantity): boolean {
  return upper !== null || !/\d/.test(text.slice(start, end))
}

/** One country, and one year that is over. */
function isSettled({ place, period, periodGap }: CommonSlots): boolean {
  if (place?.kind !== "country" || period === null || periodGap !== "none") return false
  return period.frequency === "yearly" && period.from === period.to && period.to !== LATEST
}

function decideBound({
  hedge,
}: Quantity): Pick<ClaimSlots<"level">, "kind"> | Pick<ClaimSlots<"threshold">, "kind" | "side"> {
  if (hedge === null || hedge === "about" || hedge === "nearly") return { kind: "level" }
  return { kind: "threshold", side: isUpperBound(hedge) ? "below" : "above" }
}

/** The stretch between the marks and joining words around a number. */
function findClause(text: string, { start, end }: Span): Span {
  const breaks = [...text.matchAll(BREAKS)]
  const before = breaks.filter(({ index }) => index < start).at(-1)
  const after = breaks.find(({ index }) => index >= end)
  return {
    start: before === undefined ? 0 : before.index + before[0].length,
    end: after?.index ?? text.length,
  }
}

/** "of land area", up to the next place, time or verb. */
const OF_WHAT =
  /^\s+of\s+(?:(?!(?:in|at|by|was|were|is|are|had|has|and|from|during|last|this|used|have)\b)[\p{L}-]+\s*){1,5}/iu

/** A figure reaches to the end of its unit and, where it is a share, of what it is a share of. */
function figureEnd(
  { sentence }: SentenceContext,
  { end, unit }: Quantity,
  { length }: { length: number },
) {
  const { text, places, periods } = sentence
  if (unit !== "percent") return end + length
  const next = [...places, ...periods].map(({ start }) => start).filter((start) => start >= end)
  const whole = OF_WHAT.exec(text.slice(end, Math.min(text.length, ...next)))?.[0] ?? ""
  return end + whole.trimEnd().length
}

/** The words of a clause that say what is measured; those of places, times and the number itself are left out. */
function findWords(text: string, clause: Span, mentions: readonly Span[]): string[] {
  const words: string[] = []
  for (const match of text
    .slice(clause.start, clause.end)
    .matchAll(/[\p{L}\p{N}]+(?:-\p{N}+)*/gu)) {
    const start = clause.start + match.index
    const word = match[0].toLowerCase()
    const isMention = mentions.some((one) => overlaps(one, { start, end: start + word.length }))
    // The six of "Grade 6" is a word like others.
    if (!isMention && !STATING_WORDS.has(word) && (word.length > 1 || /\d/.test(word)))
      words.push(match[0])
  }
  return [...new Set(words)]
}
