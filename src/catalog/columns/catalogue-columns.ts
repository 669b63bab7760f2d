import type { ColumnData, ColumnsOf } from "#db/columns/column-file.ts"
import type { CatalogIndicator } from "#db/catalogue/indicators.ts"

/**
 * The columns of a catalogue and what each is made of. All of it that takes memory is in them: an object for each of
 * 300,000 indicators would take several times as much, and a start would make them all.
 */
export const COLUMN_TYPES = {
  /** The texts of each indicator end to end, in the order of `TEXTS`, with where each begins. */
  textBytes: Uint8Array,
  textOffsets: Uint32Array,
  /** Numbers in `CatalogueMeta.traits`. */
  traits: Uint32Array,
  /** A bit for each frequency in the order of the domain. */
  frequencies: Uint8Array,
  /** `seriesPlaces[seriesStarts[row] ..]` are the sets of places of these frequencies. */
  seriesStarts: Uint32Array,
  seriesPlaces: Uint32Array,
  /** The sets of all places with dated figures, and of those with nothing but an undated one. */
  datedPlaces: Uint32Array,
  factPlaces: Uint32Array,
  /** `lastYears[reachStarts[row] ..]` are those of the places with dated figures, as in `PlaceReach`. */
  reachStarts: Uint32Array,
  lastYears: Int16Array,
  placeValueCounts: Uint16Array,
  /** `NO_YEAR` where there is none. */
  startYears: Int16Array,
  endYears: Int16Array,
  lastActualYears: Int16Array,
  valueCounts: Uint32Array,
  /** All sets of places, a byte for each place. The first one is empty. */
  placeSets: Uint8Array,
  /** The indicators with figures, by name. */
  byName: Uint32Array,
  /** Look-up in any case by id, name and code, and by the name without its signs. */
  idHashes: Uint32Array,
  idHashRows: Uint32Array,
  nameHashes: Uint32Array,
  nameHashRows: Uint32Array,
  codeHashes: Uint32Array,
  codeHashRows: Uint32Array,
  plainNameHashes: Uint32Array,
  plainNameHashRows: Uint32Array,
} as const

/** The texts that nearly every indicator has of its own. */
export const TEXTS = ["code", "name", "definition", "notes", "sourceNote"] as const

export const NO_YEAR = -32768

/** What many indicators have in common: all but their texts and their id, which is publisher and code. */
export type Traits = Omit<CatalogIndicator, "id" | (typeof TEXTS)[number]>

/** What of a catalogue is not in columns. */
export type CatalogueMeta = { size: number; traits: readonly Traits[] }

/** A whole catalogue without the functions that read it. */
export type CatalogueData = ColumnData<CatalogueMeta, typeof COLUMN_TYPES>

export type CatalogueColumns = ColumnsOf<typeof COLUMN_TYPES>
