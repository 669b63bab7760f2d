import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import type { IndicatorCoverage } from "../indicator-coverage.ts"

/** A category, a topic or both, in any case; one that is not known fits nothing. */
export type SubjectFilter = { category?: string | undefined; topic?: string | undefined }

/** The publisher, the frequency and the last year of figures; a publisher that is not known fits nothing. */
export type SupplyFilter = {
  /** Name or id of the publisher, in any case. */
  publisher?: string | undefined
  frequency?: Frequency | undefined
  /** The least year of the last actual figure. */
  lastYearFrom?: number | undefined
}

/** Which part of a list is wanted. */
type PageFilter = { limit?: number | undefined; offset?: number | undefined }

export type IndicatorFilter = SubjectFilter &
  SupplyFilter &
  PageFilter & {
    /** Every space-separated word must be contained in the name, in any case. */
    name?: string | undefined
    country?: string | undefined
  }

/** One page of indicators by name, and how many there are. */
export type IndicatorList = { indicators: readonly IndicatorCoverage[]; total: number }

export type DatasetFilter = SubjectFilter &
  SupplyFilter &
  PageFilter & {
    /** Words of the indicator's name, or its exact name or id. */
    search?: string | undefined
    indicator?: string | undefined
    country?: string | undefined
    /** Any of several countries, in their order. */
    countries?: readonly Country[] | undefined
  }
