import type { Category } from "#domain/indicators/category.ts"
import type { CountryCode } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"
import type { PublisherId, Source } from "#domain/indicators/source.ts"
import type { FileDate } from "#domain/time/vintage.ts"

import type { Archive } from "./read/archive.ts"

/** An indicator as a file describes it. Texts and lists are empty where the file says nothing. */
export type ImportedIndicator = {
  kind: "indicator"
  publisherId: PublisherId
  code: string
  /** The name as the publisher writes it. */
  publishedName: string
  category: Category
  unit: string
  currency: string | null
  definition: string
  notes: string
  sourceNote: string
  aggregation: Aggregation
  decimals: number | null
  /** The publisher's own topics. */
  topics: readonly string[]
  isHeadline: boolean
}

/** Values of one indicator, country and frequency. A file may give them in several pieces, which are joined. */
export type ImportedSeries = {
  kind: "series"
  publisherId: PublisherId
  code: string
  country: CountryCode
  frequency: Frequency
  observations: Observations
  /** The first period that the publisher calls a forecast. */
  forecastFrom?: PeriodIndex
}

/** A value whose source gives no date. */
export type ImportedFact = {
  kind: "fact"
  publisherId: PublisherId
  code: string
  country: CountryCode
  value: number
}

export const PROBLEM_KINDS = {
  "unknown-country": "No country of this name is known",
  "bad-period": "The period cannot be read",
  "part-period": "The figure covers only a part of its period",
  "bad-number": "The value is not a number",
  "bad-row": "The row does not fit the header",
  duplicate: "The same period is given twice",
  "missing-text": "A needed text is missing",
  "notation-key": "A sign stands for the figure and says why there is none",
  withdrawn: "The publisher has withdrawn the figure",
  "text-answer": "The value is an answer in words, not a figure",
  "missing-code": "The value is the publisher's code for a missing figure",
  "placeholder-zero": "The zero stands for a figure that is missing",
  "mixed-units": "The indicator has another unit further up",
  "unknown-layout": "The file is in no layout that is known",
} as const

export type ProblemKind = keyof typeof PROBLEM_KINDS

/** Something in a file that was left out, and why. `text` is the text at fault, or a sentence about it. */
export type Problem = {
  kind: "problem"
  problem: ProblemKind
  /** The file in question, where an archive has several. */
  file?: string
  /** Counted from 1; the header is a line too. */
  line?: number
  text: string
}

/** Counts the data rows read since the last record of this kind. */
export type RowsRead = { kind: "rows"; rows: number }

export type ImportRecord = ImportedIndicator | ImportedSeries | ImportedFact | Problem | RowsRead

/** One file of a publisher, of one date. All of it takes effect at once, or nothing does. */
export type ImportFile = {
  /** Name shown to people: `WDI_CSV.zip`. */
  name: string
  source: Source
  /** Names the file within its source, without serial numbers or dates. Of two files of one lineage and day the later import replaces the earlier. */
  lineage: string
  /**
   * The publisher's own date, `YYYY-MM-DD`, when `stated`. Otherwise the date given here is not used: the import dates
   * the file by the end of the last actual period in it.
   */
  vintage: FileDate
  /** When the file was downloaded or last modified. This is never the date of its data. */
  retrievedAt: Date
  /** SHA-256 of the bytes, in hexadecimal. */
  checksum: string
  /**
   * A file with values of at least this many indicators is a complete edition: early years that it leaves out have been
   * withdrawn. Absent for extracts, which leave earlier values in place.
   */
  fullFrom?: number
  /** Whether one unreadable row refuses the whole file, unless `skipBadRows` is set. Else such rows are reported and left out. */
  refusesBadRows?: true
  /** Long files give many records at a time, because awaiting each one costs more than reading it. */
  records(): AsyncIterable<ImportRecord | readonly ImportRecord[]>
}

/** Fetches an address into a file of the download folder and gives its path. */
export type Fetch = (address: string, options?: { maxBytes?: number }) => Promise<string>

export type OpenOptions = {
  /** A file, a folder or an https address. `undefined` means the publisher's official address. */
  from: string | undefined
  now: () => Date
  /** Absent where downloads are not possible. An importer that needs one then throws. */
  fetch?: Fetch | undefined
  /** Replaces the hashing of an input, for callers that only ask what an input holds. */
  hashInput?: (path: string) => Promise<string>
  /** Replaces the opening of an archive, so that several importers can look into one that is open. */
  openArchive?: (path: string) => Promise<Archive>
}

/** A publisher's format: where its files come from, and how they become records. */
export type Importer = {
  /** The name on the command line: `world-bank`. */
  id: string
  title: string
  /** What `--from` accepts, in a few words. */
  accepts: string
  /** Official address of the data; `null` when a file must be given. */
  address: string | null
  /** The sources that are known beforehand. Files may name further ones. */
  sources: readonly Source[]
  /** Whether it reads a layout that anybody may use. A publisher's own importer then takes precedence. */
  isGeneral?: boolean
  /** Whether it only describes indicators. It is then run after the importers that bring their values. */
  describesOnly?: boolean
  /**
   * Whether an archive, folder or file has this importer's own layout. Needed where `open` accepts more than that on
   * request; without it, every input in which `open` finds files counts as its own.
   */
  recognises?(archive: Archive): Promise<boolean>
  open(options: OpenOptions): AsyncIterable<ImportFile>
}

export type Progress = {
  file: string
  phase: "reading" | "merging"
  rows: number
  valueCount: number
}

export type ProblemCount = { problem: ProblemKind; count: number; examples: readonly Problem[] }

/** What the import of one file did. Of its series, `unchanged` ones were known and `older` ones went to the history. */
export type FileReport = {
  file: string
  source: string
  vintage: string
  /** `skipped`: the same bytes were imported before. `failed`: the earlier data stays; `reason` says why. */
  state: "imported" | "unchanged" | "checked" | "refused" | "skipped" | "failed"
  reason?: string
  rows: number
  valueCount: number
  series: { read: number; new: number; changed: number; unchanged: number; older: number }
  indicators: { read: number; new: number; changed: number; withoutValues: number }
  facts: { read: number; changed: number }
  problems: readonly ProblemCount[]
  /** Every country name that is not known, with the number of rows left out. */
  unknownCountries: readonly { name: string; rows: number }[]
  seconds: number
}

export type ImportReport = {
  importer: string
  dryRun: boolean
  files: readonly FileReport[]
  /** Whether anything in the database changed. */
  changed: boolean
}
