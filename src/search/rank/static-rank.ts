import { orderPublishers } from "#catalog/order-publishers.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { findConcept, listConcepts } from "#domain/indicators/concepts.ts"
import { nameKey } from "#domain/indicators/indicator.ts"
import { publisherRank } from "#importers/publisher-preference.data.ts"

import { buildHashColumns, docsOfKey } from "#domain/text/hash-lookup.ts"
import { hashNumbers, hashText } from "#domain/text/hash-text.ts"
import type { IndexColumns, IndexData } from "../store/index-data.ts"
import type { IndicatorTable } from "../store/indicator-table.ts"
import { conceptKey } from "./concept-key.ts"
import { breakdownsIn, breakdownsWeight } from "../index/indicator-fields.ts"
import { forEachInSlices, nextTurn } from "#domain/in-slices.ts"
import { createReachColumn, readReachLevel } from "./values-reach.ts"
import { namedTerms, type BuiltTerms } from "../index/term-index.ts"
import { codeKey, splitWords } from "../index/tokenize.ts"

const ALL_COUNTRIES = 180
const LONG_NAME = 60
const SHORTEST_CODE = 6
const WORDS_CODE = /^[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+$/u

type StaticRankColumns = Pick<
  IndexColumns,
  | "merit"
  | "breakdowns"
  | "countryCounts"
  | "startYears"
  | "endYears"
  | "lastActualYears"
  | "foldKeys"
  | "conceptKeys"
  | "conceptRanks"
  | "publishers"
>

/** What is known of an indicator whatever is asked: the columns that ranking reads. */
export type StaticRank = StaticRankColumns & {
  thisYear: number
  covers(doc: number, code: string): boolean
  /** Number of a place, none where nothing is known of it. */
  findPlaceNumber: (code: string) => number | undefined
  /** How far its figures for the place reach, as `readLevel` reads it; 0 where there are none. */
  levelAt(doc: number, place: number | undefined): number
  /** The place it has figures for where that is a single one. */
  onlyPlace(doc: number): string | undefined
  /** How many indicators have figures for the place. */
  countIndicators(code: string): number
  /** The indicator of exactly this name or code, in any case and with any signs. */
  findExact(text: string): { doc: number; by: "name" | "code" } | undefined
}

/** Builds the columns of a catalogue in slices. */
export async function buildStaticRankColumns(
  entries: readonly IndicatorCoverage[],
  terms: BuiltTerms,
  thisYear: number,
) {
  const size = entries.length
  const reachColumn = createReachColumn(entries, thisYear)
  const wordHashes = Uint32Array.from(terms.terms, hashText)
  const columns = {
    merit: new Float32Array(size),
    breakdowns: new Uint16Array(size),
    countryCounts: new Uint16Array(size),
    startYears: new Int16Array(size),
    endYears: new Int16Array(size),
    lastActualYears: new Int16Array(size),
    foldKeys: new Uint32Array(size),
    conceptKeys: new Uint32Array(size),
  }
  await forEachInSlices(entries, (entry, doc) => {
    const { indicator, countries, factCountries } = entry
    reachColumn.add(doc, entry)
    const breakdowns = breakdownsIn(indicator.name)
    columns.breakdowns[doc] = breakdowns
    columns.countryCounts[doc] = countries.length + factCountries.length
    columns.startYears[doc] = entry.startYear ?? 0
    columns.endYears[doc] = entry.endYear ?? 0
    columns.lastActualYears[doc] = entry.lastActualYear ?? 0
    columns.foldKeys[doc] = foldKey(
      entry,
      namedTerms(terms.columns, doc).map((term) => wordHashes[term] ?? 0),
    )
    columns.conceptKeys[doc] = conceptKey(entry)
    columns.merit[doc] = measureMerit(entry, thisYear, breakdowns)
  })
  await nextTurn()
  const conceptRanks = rankPublishers(entries.entries(), size)
  await nextTurn()
  const names = buildHashColumns(entries.map(({ indicator }) => nameKey(indicator.name)))
  await nextTurn()
  const codes = buildHashColumns(entries.map(({ indicator }) => wholeCode(indicator.code)))
  return {
    places: reachColumn.places,
    columns: {
      ...columns,
      conceptRanks,
      ...reachColumn.columns(),
      nameHashes: names.hashes,
      nameHashDocs: names.docs,
      codeHashes: codes.hashes,
      codeHashDocs: codes.docs,
    },
  }
}

/** The places of so many indicators among those of their measure; those of no common measure may be left out. */
export function rankPublishers(
  entries: Iterable<readonly [doc: number, entry: IndicatorCoverage]>,
  size: number,
): Uint8Array {
  const ranks = new Uint8Array(size)
  const docs = new Map<string, number>()
  const held = new Map<string, IndicatorCoverage>()
  for (const [doc, entry] of entries) {
    const { id } = entry.indicator
    if (findConcept(id) === undefined) continue
    docs.set(id, doc)
    held.set(id, entry)
  }
  for (const concept of listConcepts())
    for (const [at, id] of orderPublishers(concept, held).entries())
      ranks[docs.get(id) ?? 0] = at + 1
  return ranks
}

/** Opens the columns. */
export function openStaticRank(
  { meta, columns }: IndexData,
  table: IndicatorTable,
  thisYear: number,
): StaticRank {
  const numbers = new Map(meta.places.map((code, number) => [code, number]))
  const names = { hashes: columns.nameHashes, docs: columns.nameHashDocs }
  const codes = { hashes: columns.codeHashes, docs: columns.codeHashDocs }
  const levelAt = (doc: number, place: number | undefined): number =>
    place === undefined ? 0 : readReachLevel(columns.reaches, meta.size, place, doc)
  return {
    ...columns,
    thisYear,
    covers: (doc, code) => levelAt(doc, numbers.get(code)) !== 0,
    findPlaceNumber: (code) => numbers.get(code),
    levelAt,
    onlyPlace(doc) {
      if ((columns.countryCounts[doc] ?? 0) !== 1) return undefined
      return meta.places.find((_, place) => levelAt(doc, place) !== 0)
    },
    countIndicators: (code) => columns.placeCounts[numbers.get(code) ?? -1] ?? 0,
    findExact(text) {
      const name = nameKey(text)
      const byName = docsOfKey(names, name).find((doc) => nameKey(table.getName(doc)) === name)
      if (name !== "" && byName !== undefined) return { doc: byName, by: "name" }
      const byCode = [codeKey(text), text.trim().toLowerCase()]
        .filter((code) => code !== "")
        .flatMap((code) => [
          ...docsOfKey(codes, code).filter((doc) => wholeCode(table.getCode(doc)) === code),
        ])[0]
      return byCode === undefined ? undefined : { doc: byCode, by: "code" }
    },
  }
}

/**
 * A code as it is looked up; empty where it is a word: "Pop" asks for population, not for a publisher's code. One of
 * several words is meant only as it is written: "internet users" is not a code, "internet_users" is one.
 */
function wholeCode(code: string): string {
  if (WORDS_CODE.test(code)) return code.toLowerCase()
  const key = codeKey(code)
  return key.length < SHORTEST_CODE || /^\p{L}+$/u.test(code) ? "" : key
}

const BEST_PUBLISHER = 0.3
const PUBLISHER_STEP = 0.04

function measureMerit(entry: IndicatorCoverage, thisYear: number, breakdowns: number): number {
  const { indicator, countries, factCountries } = entry
  const breadth = Math.min(1, (countries.length + 0.3 * factCountries.length) / ALL_COUNTRIES)
  const last = entry.lastActualYear
  const age = last === null ? 20 : Math.min(20, Math.max(0, thisYear - last))
  const excess = Math.max(0, indicator.name.length - LONG_NAME) / 100
  const publisher = BEST_PUBLISHER - PUBLISHER_STEP * publisherRank(indicator.publisherId)
  return (
    (indicator.isHeadline ? 1.5 : 0) +
    1.2 * breadth +
    publisher -
    0.06 * age -
    breakdownsWeight(breakdowns) -
    excess
  )
}

/** Names that differ only in the order of words, signs and the publisher in brackets are the same measure. */
function foldKey({ indicator, publisher }: IndicatorCoverage, name: Uint32Array): number {
  const isSuffixed = indicator.name.endsWith(` (${publisher})`)
  const words = isSuffixed ? name.subarray(0, -splitWords(publisher).length) : name
  return hashNumbers([...new Set(words)].sort((a, b) => a - b))
}
