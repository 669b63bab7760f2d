import type { IndicatorId } from "#domain/indicators/indicator.ts"

/** An indicator that fits words, as one who must decide whether it is meant needs it. */
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
