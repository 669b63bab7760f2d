import type { Direction, Quantity, Span } from "../claims/claim-types.ts"
import type { Sentence } from "../claims/sentence.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import { readHedge } from "../quantities/hedges.ts"

/** What a word says of two figures: that the subject is above or below the other. */
export type Said = Span & {
  word: string
  way: Direction
  subject: Quantity
  other: Quantity
  /** Whether the word is a verb that leads from one figure to the other. */
  isMovement?: true
  /** Whether `way` is that of an exchange rate already, and not of the currency. */
  isOfRate?: true
}

/** The way of a comparison by its groups: "up" is set where the word says so. */
export function toWay(up: string | undefined): Direction {
  return up === undefined ? "down" : "up"
}

const MOVES_DOWN = joinMoves({ direction: "down", without: ["object", "currencies"] })
/** Rates of exchange go up where a currency goes down. */
const IS_EXCHANGE =
  /\b(?:dollar|euro|peso|rupee|exchange\s+rate|currency|kwacha|naira|yen|won)s?\b(?=[^.]{0,40}\b(?:cost|bought|buys|fetch|traded|worth|stood|against|average)|\s+(?:weakened|strengthened|fell|rose))|\b(?:to|per|against|for)\s+(?:the|a|one|each)?\s*(?:US\s+|U\.S\.\s+)?dollar\b|\bU\.?S\.?\s+currency\b/i
/** A balance may change its sign between two figures. */
export const HAS_SIGNS = /\bsurplus/i
/** A movement downwards whose size is stated. */
export const SHRINKS = new RegExp(
  `\\b(?:${joinMoves({ use: "economies", direction: "down" })}|contraction|decline|drop|fall|loss|recession|deflation|minus|negative|below\\s+zero|lost|decreas\\w+|(?:${MOVES_DOWN})\\s+(?:by|\\d))\\b|[-−]\\d`,
  "i",
)

/** Whether the two figures stand the other way round than the word says, further than their rounding allows. */
export function contradicts({ text, measures }: Sentence, said: Said): boolean {
  const { subject, other } = said
  const isExchange =
    subject.unit !== "percent" &&
    (IS_EXCHANGE.test(text) || measures.some(({ measure }) => measure === "exchange-rate"))
  const way = isExchange && said.isOfRate !== true ? wayOfExchange(said) : said.way
  if (way === null || subject.value <= 0 || other.value <= 0) return false
  const gap = way === "up" ? other.value - subject.value : subject.value - other.value
  const larger = Math.max(subject.value, other.value)
  const isHedged = [subject, other].some(
    ({ start }) => readHedge(text.slice(Math.max(0, start - 40), start), "") !== null,
  )
  // What is rounded alike and differs, differs.
  const rounding = subject.step === other.step ? 0 : Math.max(subject.step, other.step) / 2
  const least = Math.max(rounding, isHedged ? larger * HEDGED : 0)
  // "Shrank by 3%" states a negative rate without its minus; an amount has no minus to leave out.
  // The verb of "shrank from 12% to 14%" is of the figures, and not their sign.
  const rest = said.isMovement === true ? text.replace(said.word, "") : text
  return gap > least && !(subject.unit === "percent" && SHRINKS.test(rest))
}

/** A stronger currency costs a dollar less of it; other words may be said of the currency or of the dollar. */
function wayOfExchange({ word, way }: Said): Direction | null {
  if (/^(?:stronger|weaker)/i.test(word)) return way === "up" ? "down" : "up"
  return /^(?:more|fewer)/i.test(word) ? way : null
}

/** How much larger or smaller than stated a hedged figure may be, in parts of itself. */
const HEDGED = 0.12

/** "three times Poland's 2.8%", "well above Nigeria, at $1,224": a figure that another is compared with. */
export function isHeldAgainst(text: string, { start }: Span): boolean {
  return HELD_AGAINST.test(text.slice(Math.max(0, start - 70), start))
}

const HELD_AGAINST =
  /\b(?:times|twice|double|half|than|triple|of)\s+(?:the\s+|that\s+of\s+|\p{Lu}[\p{L}]+['’]s?\s+)(?:US)?[$€£¥]?$|\b(?:than|above|below|ahead\s+of|behind)\s+(?:\p{Ll}+\s+){0,3}(?:\p{Lu}[\p{L}.'’-]*\s?){1,3},\s+at\s+(?:US)?[$€£¥]?$|\b(?:than|half|twice|double|times|above|below|behind)\s+(?:half\s+|twice\s+)?the\s+(?:\p{L}+\s+){1,2}of\s+(?:US)?[$€£¥]?$/u
