import { findTerm, type TermIndex } from "../index/term-index.ts"
import { stemWord } from "../index/tokenize.ts"

/** In how many texts a word is, by its own number in the index. */
export function usage(terms: TermIndex, term: number): number {
  return (terms.starts[term + 1] ?? 0) - (terms.starts[term] ?? 0)
}

/** In how many texts a word is; 0 where the index lacks it. */
export function countUsage(terms: TermIndex, word: string): number {
  const term = findTerm(terms, stemWord(word))
  return term === -1 ? 0 : usage(terms, term)
}
