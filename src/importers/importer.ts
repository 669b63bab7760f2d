import type { Category } from "#domain/indicators/category.ts"
import type { CountryCode } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { Figures } from "#domain/series/series.ts"
import type { PublisherId, Source } from "#domain/indicators/source.ts"

import type { Archive } from "./read/open-archive.ts"

/** An indicator as a file describes it; empty texts and lists where the file says nothing. */
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

/** Figures of one indicator, country and frequency, or a piece of them: pieces of a file are joined. */
export type ImportedSeries = {
  kind: "series"
  publisherId: PublisherId
  code: string
  country: CountryCode
  frequency: Frequency
  figures: Figures
  /** The first period of which the publisher says that it is a forecast. */
  forecastFrom?: PeriodIndex
}

/** A figure whose source gives no date. */
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

/** Something in a file that was left out, with the reason; `text` is a sentence or the text at fault. */
export type Problem = {
  kind: "problem"
  problem: ProblemKind
  /** The file within an archive, where there are several. */
  file?: string
  /** 1 is the first line of the file, the header included. */
  line?: number
  text: string
}

/** How many data rows were read since the last such record. */
export type RowsRead = { kind: "rows"; rows: number }

export type ImportRecord = ImportedIndicator | ImportedSeries | ImportedFact | Problem | RowsRead

/** One publisher's file of one date: everything in it takes effect at once or not at all. */
export type ImportFile = {
  /** Name shown to people: `WDI_CSV.zip`. */
  name: string
  source: Source
  /** The file within its source without serial numbers or dates: a later file of the same lineage and day replaces the earlier. */
  lineage: string
  /**
   * `YYYY-MM-DD`: the publisher's own date (`stated`). Where there is none the day given here does not count: the file
   * is of no day before the end of the last actual period in it.
   */
  vintage: { date: string; stated: boolean }
  /** When it was downloaded, or the file's modification time; never the date of its data. */
  retrievedAt: Date
  /** SHA-256 of the bytes, in hexadecimal. */
  checksum: string
  /**
   * With figures of so many indicators or more the file is the publisher's whole edition of its series: years that it
   * leaves out at the start are withdrawn. Absent for extracts, which older figures are kept before.
   */
  fullFrom?: number
  /** Refuses the whole file when a row cannot be read, unless the person asked to skip such rows. */
  refusesBadRows: boolean
  /** Long files give many at a time: waiting for each would take longer than reading it. */
  records(): AsyncIterable<ImportRecord | readonly ImportRecord[]>
}

/** Fetches an address into a file of the download folder and gives its path. */
export type Fetch = (address: string, options?: { maxBytes?: number }) => Promise<string>

export type OpenOptions = {
  /** A file, a folder or an https address; `undefined` stands for the publisher's official address. */
  from: string | undefined
  now: () => Date
  /** Absent where downloads are not possible; importers then stop with a sentence. */
  fetch?: Fetch | undefined
  /** Stands in for reading an input to its end, where only what it holds is asked for. */
  hashInput?: (path: string) => Promise<string>
  /** Stands in for opening an archive anew, where several importers look at the same one. */
  openArchive?: (path: string) => Promise<Archive>
}

/** A publisher's format: knows where its files come from and turns them into records. */
export type Importer = {
  /** What people type: `world-bank`. */
  id: string
  title: string
  /** What `--from` accepts, in a few words. */
  accepts: string
  /** Official address of the data; `null` when a file must be given. */
  address: string | null
  /** The sources it is known to feed; files may name further ones. */
  sources: readonly Source[]
  /** Reads a layout that anybody may use: a publisher's own importer comes before it. */
  isGeneral?: boolean
  /** Describes indicators and has no figures: of many files it is read last, when the indicators are there. */
  describesOnly?: boolean
  /**
   * Whether an archive, folder or file holds its layout, for one whose `open` takes more than that when it is told to.
   * Without it, whatever it finds files in is its own.
   */
  recognises?(archive: Archive): Promise<boolean>
  open(options: OpenOptions): AsyncIterable<ImportFile>
}

export type Progress = {
  file: string
  phase: "reading" | "merging"
  rows: number
  figures: number
}

export type ProblemCount = { problem: ProblemKind; count: number; examples: readonly Problem[] }

/** What one file brought. Counts of series are about the figures: `unchanged` ones were known, `older` ones went to the history. */
export type FileReport = {
  file: string
  source: string
  vintage: string
  /** `skipped`: these very bytes were imported before; `failed`: the data from before stays, for the reason given. */
  state: "imported" | "unchanged" | "checked" | "refused" | "skipped" | "failed"
  reason?: string
  rows: number
  figures: number
  series: { read: number; new: number; changed: number; unchanged: number; older: number }
  indicators: { read: number; new: number; changed: number; withoutFigures: number }
  facts: { read: number; changed: number }
  problems: readonly ProblemCount[]
  /** Every unresolved country name with the number of rows left out. */
  unknownCountries: readonly { name: string; rows: number }[]
  seconds: number
}

export type ImportReport = {
  importer: string
  dryRun: boolean
  files: readonly FileReport[]
  /** Whether anything in the database is different from before. */
  changed: boolean
}
