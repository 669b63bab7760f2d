import type { CountryCode } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { IndicatorWords } from "../../indicators/map-indicator.ts"
import type { TableRow } from "./read-table.ts"

/** One value of a dimension that is not its total: sex, female. */
export type DimensionValue = { dimension: string; value: string }

/** What a package says of one of its indicators: a measure, or a part of it. */
export type PublishedMeasure = {
  /** The name of the measure in the package: `se_prm_enrr`. */
  measure: string
  /** Its row of the concepts; empty when there is none. */
  concept: TableRow
  /** What it is broken down by, in the order of the file; empty for totals. */
  parts: readonly DimensionValue[]
  /** The values of dimensions that describe and do not divide: `units`, `nature`. */
  remarks: ReadonlyMap<string, readonly string[]>
  /** The names of each of the package's tags and of what it belongs to. */
  tags: ReadonlyMap<string, readonly string[]>
}

/** What a profile makes of a measure; `likeCode` is a code in the World Bank's form, from which the category is derived. */
export type MappedMeasure = Omit<IndicatorWords, "code" | "publisherId"> & { likeCode?: string }

/** One publisher's figures as a DDFcsv package: how they are recognised, coded and named. */
export type DdfProfile = {
  /** Stands in the name of the package or of its file. */
  packageName: string
  source: Source
  /**
   * The publisher's last release in a package that is made long after it; `YYYY-MM-DD`. Without it the day
   * on which the package says to be made counts.
   */
  lastRelease?: string
  /** Places whose code or name would be found wrongly; `null` for those that are not to be found. */
  places?: Readonly<Record<string, CountryCode | null>>
  /** The domain of its sets of places, where it is not `geo`; each of them is a dimension that says where. */
  placeDomain?: string
  /** Sets whose places are countries with a part of their people: `afgtr` is rural Afghanistan. */
  parsePlacePart?: (set: string, code: string) => DimensionValue | undefined
  /** Values of dimensions that mean all of it: `sex:bothsex`. */
  totals?: ReadonlySet<string>
  /** Dimensions that describe a figure and do not divide it. */
  remarks?: readonly string[]
  /** Numbers that stand for a missing figure of a measure, with what each means. */
  missingCodes?(measure: string): ReadonlyMap<number, string> | undefined
  /** The part of the package that has terms of its own. */
  restricted?: { source: Source; isRestricted(concept: TableRow): boolean }
  /** Measures without real values: drawings of a chart, or the years themselves. */
  leftOut?: ReadonlySet<string>
  /** Whether a zero of this measure stands for a figure that is missing. */
  hasPlaceholderZeros?(measure: string): boolean
  /** The first year of which the publisher says that it is projected. */
  projectedFrom?: number
  /** The publisher's code of a measure or a part of it. */
  makeCode(measure: string, parts: readonly DimensionValue[], concept: TableRow): string
  map(measure: PublishedMeasure): MappedMeasure
}
