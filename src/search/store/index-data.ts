import type { ColumnsOf } from "#db/columns/column-file.ts"

/**
 * The columns of an index and what each is made of. All of an index that takes memory is in them, so that it can be
 * handed from thread to thread, written to a file and read back as it is.
 */
export const COLUMN_TYPES = {
  /** Names and codes of the indicators, end to end, with where each begins. */
  nameBytes: Uint8Array,
  nameOffsets: Uint32Array,
  codeBytes: Uint8Array,
  codeOffsets: Uint32Array,
  /** Numbers in the lists of `IndexMeta` and of the domain. */
  publishers: Uint16Array,
  categories: Uint8Array,
  /** A bit for each topic in the order of the domain. */
  topics: Uint16Array,
  frequencies: Uint8Array,
  headlines: Uint8Array,
  /**
   * Indicators whose places differ from frequency to frequency, in order, and where the entries of each begin: the
   * number of a place and the bits of its frequencies.
   */
  mixedDocs: Uint32Array,
  mixedStarts: Uint32Array,
  mixedPlaces: Uint16Array,
  mixedFrequencies: Uint8Array,
  /** Words in sorted order, end to end. */
  termBytes: Uint8Array,
  termOffsets: Uint32Array,
  /** `docs[starts[t] .. starts[t + 1]]` have word `t` in name, code or topic, with its weight there. */
  starts: Uint32Array,
  docs: Uint32Array,
  weights: Uint8Array,
  /** Those that have it in the definition alone: distances from one to the next, seven bits a byte. */
  definitionStarts: Uint32Array,
  definitionBytes: Uint8Array,
  definitionCounts: Uint32Array,
  /**
   * Words of each name in order, and how many of them stand before the first bracket. What of a word's number is above
   * sixteen bits stands apart, and only where an index has that many words.
   */
  nameStarts: Uint32Array,
  nameTerms: Uint16Array,
  nameTermsAbove: Uint8Array,
  subjectLengths: Uint8Array,
  /** The table of misspellings. */
  typoStarts: Uint32Array,
  typoEntries: Uint32Array,
  /** What is known of an indicator whatever is asked. */
  merit: Float32Array,
  breakdowns: Uint16Array,
  countryCounts: Uint16Array,
  startYears: Int16Array,
  /** Forecasts included, and without them: 0 where there is nothing else. */
  endYears: Int16Array,
  lastActualYears: Int16Array,
  foldKeys: Uint32Array,
  conceptKeys: Uint32Array,
  /** Place among the publishers of a common measure: 1 is the preferred one, 0 belongs to no common measure. */
  conceptRanks: Uint8Array,
  /** How far the figures for each place reach: half a byte a place and indicator, row after row of two places. */
  reaches: Uint8Array,
  placeCounts: Uint32Array,
  /** Look-up by id, by whole name and by code. */
  idHashes: Uint32Array,
  idHashDocs: Uint32Array,
  nameHashes: Uint32Array,
  nameHashDocs: Uint32Array,
  codeHashes: Uint32Array,
  codeHashDocs: Uint32Array,
} as const

/** The columns themselves. */
export type IndexColumns = ColumnsOf<typeof COLUMN_TYPES>

/** The few texts of an index that are not columns. */
export type IndexMeta = {
  /** How many indicators. */
  size: number
  publishers: readonly { id: string; name: string }[]
  /** Codes of the places that have figures, by number. */
  places: readonly string[]
}

/** A whole index without the functions that read it. */
export type IndexData = { meta: IndexMeta; columns: IndexColumns }
