import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { nextTurn } from "#domain/in-slices.ts"

import { findSynonymLookup } from "../../index/synonym-lookup.ts"
import { openTermIndex } from "../../index/term-index.ts"
import { stemWord } from "../../index/tokenize.ts"
import { buildTypoColumns } from "../../index/typo-index.ts"
import { rankPublishers } from "../../rank/static-rank.ts"
import { SYNONYMS } from "../../tables/synonyms.data.ts"
import { buildIndexData } from "../build-index-data.ts"
import type { IndexColumns, IndexData } from "../index-data.ts"
import { packTexts } from "../text-column.ts"
import { mergeHashes, mergeNumbers, mergeTexts } from "./merge-columns.ts"
import { planMerge, type MergePlan } from "./merge-plan.ts"
import { mergeFrequencies, mergeReaches } from "./merge-places.ts"
import { findMainPublishers, mergePublishers } from "./merge-publishers.ts"
import { mergeTerms } from "./merge-words.ts"

/** What changed from the catalogue of an index to the next one. */
export type CatalogueChange = {
  /** Of each indicator of the next catalogue its number in the index, rising; -1 where it was added or has changed. */
  origins: Int32Array
  /** Those that were added or have changed, in order. */
  entries: readonly IndicatorCoverage[]
  /** All indicators of common measures, by their numbers in the next catalogue: they are ranked among each other. */
  measures: readonly (readonly [doc: number, entry: IndicatorCoverage])[]
  thisYear: number
}

/**
 * The same columns as are built from the whole next catalogue, from those of the catalogue before and what changed.
 * `undefined` where a change reaches all indicators: another main publisher, a place that comes or goes.
 */
export async function mergeIndexData(
  base: IndexData,
  { origins, entries, measures, thisYear }: CatalogueChange,
): Promise<IndexData | undefined> {
  const plan = planMerge(origins, base.meta.size)
  const main = findMainPublishers(base, entries, plan)
  if (main === undefined) return undefined
  const added = await buildIndexData(entries, thisYear, { main })
  const publishers = mergePublishers(base, added, plan)
  const reaches = mergeReaches(base, added, plan)
  if (publishers === undefined || reaches === undefined) return undefined
  await nextTurn()
  const words = await mergeWordColumns(base, added, plan)
  await nextTurn()
  return {
    meta: { size: plan.size, publishers: publishers.list, places: base.meta.places },
    columns: {
      ...mergeDescriptions(base.columns, added.columns, plan),
      publishers: publishers.numbers,
      ...words,
      ...mergeFrequencies(base, added, plan),
      ...mergeStaticRank(base.columns, added.columns, plan),
      conceptRanks: rankPublishers(measures, plan.size),
      ...reaches,
      ...mergeKeys(base.columns, added.columns, plan),
    },
  }
}

function mergeDescriptions(base: IndexColumns, added: IndexColumns, plan: MergePlan) {
  const names = mergeTexts(
    { bytes: base.nameBytes, offsets: base.nameOffsets },
    { bytes: added.nameBytes, offsets: added.nameOffsets },
    plan,
  )
  const codes = mergeTexts(
    { bytes: base.codeBytes, offsets: base.codeOffsets },
    { bytes: added.codeBytes, offsets: added.codeOffsets },
    plan,
  )
  return {
    nameBytes: names.bytes,
    nameOffsets: names.offsets,
    codeBytes: codes.bytes,
    codeOffsets: codes.offsets,
    categories: mergeNumbers(base.categories, added.categories, plan),
    topics: mergeNumbers(base.topics, added.topics, plan),
    frequencies: mergeNumbers(base.frequencies, added.frequencies, plan),
    headlines: mergeNumbers(base.headlines, added.headlines, plan),
  }
}

async function mergeWordColumns(base: IndexData, added: IndexData, plan: MergePlan) {
  const before = await openTermIndex(base.columns, base.meta.size)
  const extra = new Set(findSynonymLookup(SYNONYMS).words.map(stemWord))
  const { terms, isSame, columns } = mergeTerms(
    before,
    await openTermIndex(added.columns, added.meta.size),
    { plan, isKnown: (word) => extra.has(word) },
  )
  const { typoStarts, typoEntries, termBytes, termOffsets } = base.columns
  if (isSame) return { termBytes, termOffsets, ...columns, typoStarts, typoEntries }
  const texts = packTexts(terms)
  return {
    termBytes: texts.bytes,
    termOffsets: texts.offsets,
    ...columns,
    ...(await buildTypoColumns(terms)),
  }
}

function mergeStaticRank(base: IndexColumns, added: IndexColumns, plan: MergePlan) {
  return {
    merit: mergeNumbers(base.merit, added.merit, plan),
    breakdowns: mergeNumbers(base.breakdowns, added.breakdowns, plan),
    countryCounts: mergeNumbers(base.countryCounts, added.countryCounts, plan),
    startYears: mergeNumbers(base.startYears, added.startYears, plan),
    endYears: mergeNumbers(base.endYears, added.endYears, plan),
    lastActualYears: mergeNumbers(base.lastActualYears, added.lastActualYears, plan),
    foldKeys: mergeNumbers(base.foldKeys, added.foldKeys, plan),
    conceptKeys: mergeNumbers(base.conceptKeys, added.conceptKeys, plan),
  }
}

function mergeKeys(base: IndexColumns, added: IndexColumns, plan: MergePlan) {
  const ids = mergeHashes(
    { hashes: base.idHashes, docs: base.idHashDocs },
    { hashes: added.idHashes, docs: added.idHashDocs },
    plan,
  )
  const names = mergeHashes(
    { hashes: base.nameHashes, docs: base.nameHashDocs },
    { hashes: added.nameHashes, docs: added.nameHashDocs },
    plan,
  )
  const codes = mergeHashes(
    { hashes: base.codeHashes, docs: base.codeHashDocs },
    { hashes: added.codeHashes, docs: added.codeHashDocs },
    plan,
  )
  return {
    idHashes: ids.hashes,
    idHashDocs: ids.docs,
    nameHashes: names.hashes,
    nameHashDocs: names.docs,
    codeHashes: codes.hashes,
    codeHashDocs: codes.docs,
  }
}
