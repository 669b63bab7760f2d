import type { IndicatorId } from "#domain/indicators/indicator.ts"

/** An indicator that fits some words, with what a caller needs to decide whether it is meant. */
export type NamedIndicator = {
  id: IndicatorId
  name: string
  /** Equal for indicators that measure the same. */
  concept: string
  /** Whether it has figures for the country. */
  hasCountry: boolean
}

/** What a name may mean, the best first, and its words that the best indicator does not have. */
export type NameCandidates = {
  indicators: readonly NamedIndicator[]
  dropped: readonly string[]
}
