import type { StaticRank } from "./static-rank.ts"
import type { TermIndex } from "../index/term-index.ts"

/** One indicator in order of fit. */
export type Ranked = {
  doc: number
  score: number
  /** Whether it has figures for a place that was named, or none was named. */
  covered: boolean
  /** Slots of the plan that it fits, as bits. */
  mask: number
  /** The same measure of other publishers, which has no line of its own. */
  alsoFrom: readonly number[]
}

export type RankTools = {
  terms: TermIndex
  staticRank: StaticRank
  docsByCode: ReadonlyMap<string, readonly number[]>
  /** By number of the word: 1 for words that say nothing, 2 for those that say little unless they are asked for. */
  fillers: Uint8Array
  nameOf: (doc: number) => string
}
