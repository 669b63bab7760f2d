import type { SynonymLookup } from "../index/synonym-lookup.ts"
import type { TermIndex } from "../index/term-index.ts"
import type { TypoIndex } from "../index/typo-index.ts"

/** Words of the index that stand for one word of the query: a run of numbers and how well it fits. */
export type TermRun = { from: number; to: number; factor: number }

/** One way to say a part of the query: an indicator must have each of its words. */
export type Phrasing = {
  words: readonly (readonly TermRun[])[]
  factor: number
  /** Whether these are the words that were typed; they come first. */
  isTyped: boolean
  /** Whether definitions count as well as names. */
  inDefinitions: boolean
}

/** A part of the query, a word or a phrase, that an indicator should have. */
export type Slot = {
  typed: readonly string[]
  alternatives: readonly Phrasing[]
  /** Codes of indicators meant first, best first. */
  codes: readonly string[]
  /** Codes of the same measures at other publishers. */
  alike: readonly string[]
  required: boolean
  /** Whether it is a single word that may be the beginning of one. */
  isBeginning: boolean
  /** The phrase that was typed, if indicators without its words fit as well: `CPI`. */
  phrase: string | null
  /** What a misspelt word was read as. */
  correction: string | null
  /** What the words were taken for: a subject of the table or a corrected word. */
  meaning: string | null
}

export type Plan = {
  slots: readonly Slot[]
  /** Typed words that fit nothing in the index. */
  unknown: readonly string[]
}

export type PlanTools = {
  terms: TermIndex
  typos: TypoIndex
  synonyms: SynonymLookup
  /** Whether a word of the index is in a name or a phrase, not in definitions alone. */
  isNamed: (term: number) => boolean
}

/** A word as it was typed, and without case and marks. */
export type Piece = { typed: string; folded: string }

/** A typed word with the words of the index that it may stand for. */
export type Token = Piece & {
  stem: string
  runs: readonly TermRun[]
  /** Whether it may be the beginning of a word. */
  isBeginning: boolean
  correction: string | null
}
