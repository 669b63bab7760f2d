import type { Superlative } from "../claims/cues.ts"

/** "lower than in any year since 2021": the lowest since then. */
const THAN_EVER =
  /\b(?:(?<more>higher|larger|bigger|greater|more|faster|quicker|stronger)|(?<less>lower|smaller|fewer|less|slower|weaker))\s+than\s+(?:it\s+(?:was|had\s+been)\s+)?(?:in|at)\s+any\s+(?:other\s+|previous\s+|earlier\s+)?(?:year|month|quarter|time|point)(?=\s+(?:since|in\s+the\s+(?:last|past|previous|preceding))\b)/gi

/** Comparisons with every year before, as the superlatives that they stand for. */
export function findThanEver(text: string): Superlative[] {
  return [...text.matchAll(THAN_EVER)].map(({ index, 0: words, groups }) => {
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
