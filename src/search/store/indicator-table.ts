import { CATEGORIES, type Category } from "#domain/indicators/category.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"
import type { PublisherId } from "#domain/indicators/source.ts"
import { TOPICS, type Topic } from "#domain/indicators/topic.ts"

import { docsOfKey } from "#domain/text/hash-lookup.ts"
import type { IndexData } from "./index-data.ts"
import { getFrequencyBit, readPlaceFrequencies } from "./place-frequencies.ts"
import { textAt } from "./text-column.ts"

/** What the index itself knows of an indicator. */
export type IndexedIndicator = {
  id: IndicatorId
  code: string
  name: string
  category: Category
  publisherId: PublisherId
  publisher: string
  isHeadline: boolean
  frequencies: readonly Frequency[]
  /** Countries that have figures, undated ones included. */
  countryCount: number
  startYear: number | null
  /** The year of the last figure, forecasts included. */
  endYear: number | null
  /** The year of the last actual figure; `null` where all are forecasts or have no date. */
  lastActualYear: number | null
}

/** The indicators of an index by number; texts are made when they are asked for. */
export type IndicatorTable = {
  size: number
  get(doc: number): IndexedIndicator | undefined
  getName(doc: number): string
  getCode(doc: number): string
  getCategory(doc: number): Category | null
  isHeadline(doc: number): boolean
  hasFrequency(doc: number, frequency: Frequency): boolean
  /** Whether there is a series of this frequency for the place; always a stored one. */
  hasSeries(doc: number, place: string, frequency: Frequency): boolean
  hasTopic(doc: number, topic: Topic): boolean
  /** Number of the indicator with this id. */
  findId(id: string): number | undefined
}

/** Opens the table of an index. */
export function openIndicatorTable({ meta, columns }: IndexData): IndicatorTable {
  const names = { bytes: columns.nameBytes, offsets: columns.nameOffsets }
  const codes = { bytes: columns.codeBytes, offsets: columns.codeOffsets }
  const idHashes = { hashes: columns.idHashes, docs: columns.idHashDocs }
  const findPublisher = (doc: number) => meta.publishers[columns.publishers[doc] ?? 0]
  const getCode = (doc: number) => textAt(codes, doc)
  const getId = (doc: number) => `${findPublisher(doc)?.id ?? ""}:${getCode(doc)}`
  const getCategory = (doc: number) => CATEGORIES[columns.categories[doc] ?? 0] ?? null
  const hasFrequency = (doc: number, frequency: Frequency) =>
    ((columns.frequencies[doc] ?? 0) & getFrequencyBit(frequency)) !== 0
  const placeNumbers = new Map(meta.places.map((code, number) => [code, number]))
  return {
    size: meta.size,
    getName: (doc) => textAt(names, doc),
    getCode: getCode,
    getCategory: getCategory,
    hasFrequency,
    hasSeries(doc, place, frequency) {
      const number = placeNumbers.get(place)
      const bits = number === undefined ? 0 : readPlaceFrequencies(columns, doc, number)
      return bits === undefined
        ? hasFrequency(doc, frequency)
        : (bits & getFrequencyBit(frequency)) !== 0
    },
    hasTopic: (doc, topic) => ((columns.topics[doc] ?? 0) & topicBits([topic])) !== 0,
    findId(id) {
      const found = docsOfKey(idHashes, id)
      return found.find((doc) => getId(doc) === id)
    },
    isHeadline: (doc) => columns.headlines[doc] === 1,
    get(doc) {
      const publisher = findPublisher(doc)
      const category = getCategory(doc)
      if (doc >= meta.size || publisher === undefined || category === null) return undefined
      return {
        id: getId(doc),
        code: getCode(doc),
        name: textAt(names, doc),
        category,
        publisherId: publisher.id,
        publisher: publisher.name,
        isHeadline: columns.headlines[doc] === 1,
        frequencies: FREQUENCIES.filter((frequency) => hasFrequency(doc, frequency)),
        countryCount: columns.countryCounts[doc] ?? 0,
        startYear: columns.startYears[doc] || null,
        endYear: columns.endYears[doc] || null,
        lastActualYear: columns.lastActualYears[doc] || null,
      }
    },
  }
}

/** The bits that stand for topics. */
export function topicBits(topics: readonly Topic[]): number {
  return topics.reduce((bits, topic) => bits | (1 << TOPICS.indexOf(topic)), 0)
}
