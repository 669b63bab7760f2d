import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { CATEGORIES } from "#domain/indicators/category.ts"
import { isNamedByCode } from "#domain/indicators/named-by-code.ts"

import { nextTurn } from "#domain/in-slices.ts"
import { indicatorFields, type IndicatorFields } from "../index/indicator-fields.ts"
import { buildStaticRankColumns } from "../rank/static-rank.ts"
import { findSynonymLookup } from "../index/synonym-lookup.ts"
import { buildTermIndex } from "../index/term-index.ts"
import { buildTypoColumns } from "../index/typo-index.ts"
import { SYNONYMS } from "../tables/synonyms.data.ts"
import { buildHashColumns } from "#domain/text/hash-lookup.ts"
import type { IndexData } from "./index-data.ts"
import { topicBits } from "./indicator-table.ts"
import { buildFrequencyColumns, getFrequencyBit } from "./place-frequencies.ts"
import { packTexts } from "./text-column.ts"

/** What a part of a catalogue takes from the whole: the publishers of most indicators. */
export type OfWhole = { main: ReadonlySet<string> }

/**
 * Builds the columns of a catalogue in slices between which other work goes on. Those of a part that is merged into a
 * whole have no words but its own.
 */
export async function buildIndexData(
  entries: readonly IndicatorCoverage[],
  thisYear: number,
  ofWhole?: OfWhole,
): Promise<IndexData> {
  const main = ofWhole?.main ?? mainPublishers(countByPublisher(entries))
  const terms = await buildTermIndex(
    listAllFields(entries, main),
    ofWhole ? [] : findSynonymLookup(SYNONYMS).words,
  )
  const typos = await buildTypoColumns(terms.terms)
  await nextTurn()
  const staticRank = await buildStaticRankColumns(entries, terms, thisYear)
  await nextTurn()
  return {
    meta: { size: entries.length, publishers: listPublishers(entries), places: staticRank.places },
    columns: {
      ...describeEntries(entries),
      ...terms.columns,
      ...typos,
      // Before the others: a file must not end with columns that may be empty.
      ...buildFrequencyColumns(entries, staticRank.places),
      ...staticRank.columns,
    },
  }
}

/** An indicator that is named by its code only is found by that code typed whole, never by words. */
const NO_WORDS: IndicatorFields = {
  subject: "",
  remainder: "",
  codes: [],
  topics: "",
  definition: "",
}

/** One after the other, so that the texts of all are not there at once. */
function* listAllFields(entries: readonly IndicatorCoverage[], main: ReadonlySet<string>) {
  for (const entry of entries) yield listFields(entry, main)
}

/** Publishers are found by their short name, save one that most indicators are from: it tells nothing apart. */
function listFields({ indicator }: IndicatorCoverage, main: ReadonlySet<string>): IndicatorFields {
  if (isNamedByCode(indicator.name)) return NO_WORDS
  const fields = indicatorFields(indicator)
  if (main.has(indicator.publisherId)) return fields
  return { ...fields, codes: [...fields.codes, indicator.publisherId.replaceAll("-", "")] }
}

function countByPublisher(entries: readonly IndicatorCoverage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { indicator } of entries) {
    counts.set(indicator.publisherId, (counts.get(indicator.publisherId) ?? 0) + 1)
  }
  return counts
}

/** The publishers that have more than half of the indicators, by how many each has. */
export function mainPublishers(counts: ReadonlyMap<string, number>): Set<string> {
  let all = 0
  for (const count of counts.values()) all += count
  return new Set([...counts].filter(([, count]) => count > all / 2).map(([id]) => id))
}

/** In the order of their ids, whatever the order of the indicators. */
function listPublishers(entries: readonly IndicatorCoverage[]): { id: string; name: string }[] {
  const names = new Map<string, string>()
  for (const { indicator, publisher } of entries) names.set(indicator.publisherId, publisher)
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function describeEntries(entries: readonly IndicatorCoverage[]) {
  const names = packTexts(entries.map(({ indicator }) => indicator.name))
  const codes = packTexts(entries.map(({ indicator }) => indicator.code))
  const idHashes = buildHashColumns(entries.map(({ indicator }) => indicator.id))
  const numbers = new Map(listPublishers(entries).map(({ id }, number) => [id, number]))
  return {
    nameBytes: names.bytes,
    nameOffsets: names.offsets,
    codeBytes: codes.bytes,
    codeOffsets: codes.offsets,
    idHashes: idHashes.hashes,
    idHashDocs: idHashes.docs,
    publishers: Uint16Array.from(entries, (one) => numbers.get(one.indicator.publisherId) ?? 0),
    categories: Uint8Array.from(entries, (one) => CATEGORIES.indexOf(one.indicator.category)),
    topics: Uint16Array.from(entries, (one) => topicBits(one.indicator.topics)),
    frequencies: Uint8Array.from(entries, (one) =>
      one.frequencies.reduce((bits, frequency) => bits | getFrequencyBit(frequency), 0),
    ),
    headlines: Uint8Array.from(entries, (one) => (one.indicator.isHeadline ? 1 : 0)),
  }
}
