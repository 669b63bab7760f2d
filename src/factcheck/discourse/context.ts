import type { ClaimPeriod, Ground, Rivals, ClaimPlace } from "../claims/claim-types.ts"

import { NO_COUNTED_GROUP, type CountedGroup } from "./counted-group.ts"

/**
 * What a sentence may leave out because the text before it said so: each slot with how sure it is and what else the
 * paragraph offers. `carried` with rivals says that these are named nearby and are less likely.
 */
export type Context = {
  place: ClaimPlace | null
  measure: string | null
  /** Balances that the text has spoken of, the last first: of what "it ran a surplus" may be. */
  balances: readonly string[]
  /** The time that the paragraph speaks of. */
  period: ClaimPeriod | null
  /** Whether the text says that all its figures are of that time, unless they name another. */
  isOfText: boolean
  /** The time named last, which "a year earlier" and "that year" count from. */
  lastPeriod: ClaimPeriod | null
  /** Times that the paragraph has spoken of in passing or not, the last first: for "in both years". */
  recent: readonly ClaimPeriod[]
  /** Two or more places named together, for "the former" and "the latter". */
  places: readonly ClaimPlace[]
  /** Every country of the paragraph, the last first, for "the African country" and "there". */
  named: readonly ClaimPlace[]
  /** The country of the whole text or section, for "here" and "our". */
  home: ClaimPlace | null
  /** The country of an author who says "we" and "our". */
  ownCountry: ClaimPlace | null
  grounds: { place: Ground; measure: Ground; period: Ground }
  rivals: Rivals
  /** Years that the text names anywhere, the latest first. */
  years: readonly ClaimPeriod[]
  /** The countries that the text may mean by "the four". */
  countedGroup: CountedGroup
  /** The only currency that the text names, by its ISO 4217 code: that of amounts that name none. */
  currency: string | null
}

/** Nothing was said before. */
export const NO_CONTEXT: Context = {
  place: null,
  measure: null,
  balances: [],
  period: null,
  isOfText: false,
  lastPeriod: null,
  recent: [],
  places: [],
  named: [],
  home: null,
  ownCountry: null,
  grounds: { place: "carried", measure: "carried", period: "carried" },
  rivals: { places: [], measures: [], periods: [], elsewhere: [] },
  years: [],
  countedGroup: NO_COUNTED_GROUP,
  currency: null,
}
