import { findTerm, type TermIndex } from "../index/term-index.ts"
import { stemWord } from "../index/tokenize.ts"

/** How many indicators have a word, given by its number in the index. */
export function usage(terms: TermIndex, term: number): number {
  return (terms.starts[term + 1] ?? 0) - (terms.starts[term] ?? 0)
}

/** How many indicators have a word; 0 for one that is not in the index. */
export function countUsage(terms: TermIndex, word: string): number {
  const term = findTerm(terms, stemWord(word))
  return term === -1 ? 0 : usage(terms, term)
}
