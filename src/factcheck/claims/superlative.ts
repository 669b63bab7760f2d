import type { Span } from "./claim-types.ts"

/** Words that give something a place in an order: "third-largest", "the lowest". */
export type Superlative = Span & {
  /** The place, from 1. */
  position: number
  extreme: "highest" | "lowest"
  /** Id of the measure that the words name: "most populous". */
  measure: string | null
  word: string
}
