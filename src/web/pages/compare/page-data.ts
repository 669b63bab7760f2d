import type { ComparedSeries } from "#charts/model/compared-series.ts"
import type { Access } from "#domain/accounts/access.ts"

import type { LinkedPlace } from "../indicator/page-data.ts"

/** The two datasets that an address names; null where none is named or there is none. */
export type Compared = {
  first: ComparedSeries | null
  second: ComparedSeries | null
  /** Which of the named ones there is no dataset for. */
  missing: readonly ("first" | "second")[]
  /** Sentences about what was not followed. */
  problems: readonly string[]
}

/** Nothing chosen yet. */
export const NOTHING_COMPARED: Compared = { first: null, second: null, missing: [], problems: [] }

/** What other programs may know of a comparison without reading its figures; paths are of this site. */
export type ComparePreview = {
  title: string
  description: string
  page: string
  embed: string
  /** Null where a licence keeps the figures on this site. */
  card: string | null
}

/** The comparison as the server sends it: `compared` is null while it needs a sign-in. */
export type ComparePageData = {
  origin: string
  access: { compare: Access; embed: Access; download: Access }
  currentYear: number
  /** Countries and regions with figures. */
  countries: readonly LinkedPlace[]
  asOf: string | null
  compared: Compared | null
  /** Null until two datasets are chosen. */
  preview: ComparePreview | null
  /** First names of indicators for both columns, for browsers without script. */
  indicators: readonly [readonly string[], readonly string[]]
}
