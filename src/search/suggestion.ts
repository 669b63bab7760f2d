import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import type { IndexedIndicator } from "./store/indicator-table.ts"

/** One line under the search box: an indicator, or a place whose indicators may be searched. */
export type Suggestion = {
  /** The address to open. */
  path: string
  country: Country | null
  /** Why it matched when the name does not show it, for instance `also known as CPI`. */
  because: string | null
} & (
  | {
      kind: "indicator"
      indicator: IndexedIndicator
      /** The one asked for, where the line opens it. */
      frequency: Frequency | null
      startYear: number | null
      endYear: number | null
    }
  | { kind: "country"; country: Country }
)
