import type { Superlative } from "../claims/superlative.ts"
import { joinMoves } from "../grammar/join-verbs.ts"

/** "lower than in any year since 2021": the lowest since then. */
const THAN_EVER =
  /\b(?:(?<more>higher|larger|bigger|greater|more|faster|quicker|stronger)|(?<less>lower|smaller|fewer|less|slower|weaker))\s+than\s+(?:it\s+(?:was|had\s+been)\s+)?(?:in|at)\s+any\s+(?:other\s+|previous\s+|earlier\s+)?(?:year|month|quarter|time|point)(?=\s+(?:since|in\s+the\s+(?:last|past|previous|preceding))\b)/gi

const MOVED = new RegExp(`\\b(?:${joinMoves()})\\b`, "gi")
const GREW = /^(?:gr[eo]w|expand)/i

/** "shrank by 10%, more than in any year": how far something moved, and no level; an economy that grew has its rate. */
function isOfMovement(before: string, word: string): boolean {
  if (/^(?:higher|lower)$/i.test(word)) return false
  return [...before.matchAll(MOVED)].some(([verb]) => !GREW.test(verb))
}

/** Comparisons with every year before, as the superlatives that they stand for. */
export function findThanEver(text: string): Superlative[] {
  return [...text.matchAll(THAN_EVER)].flatMap(({ index, 0: words, groups }) => {
    const said = groups?.["more"] ?? groups?.["less"] ?? ""
    if (isOfMovement(text.slice(0, index), said)) return []
    const isMore = groups?.["more"] !== undefined
    const isPace = /^(?:faster|quicker|slower)/i.test(words)
    const word = isPace ? (isMore ? "fastest" : "slowest") : isMore ? "highest" : "lowest"
    return {
      start: index,
      end: index + words.length,
      position: 1,
      extreme: isMore ? "highest" : "lowest",
      measure: null,
      word,
    }
  })
}
