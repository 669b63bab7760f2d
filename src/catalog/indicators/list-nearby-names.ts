import { nameKey, type Indicator } from "#domain/indicators/indicator.ts"
import type { Country } from "#domain/places/country.ts"

import type { Traits } from "../columns/catalogue-columns.ts"
import { coversPlace, type Coverage } from "./build-coverage.ts"

export type NearbyRequest = { indicator: Indicator; country: Country; limit: number }

/** Of more than these of a category, only those that stand nearest by name are looked at, however many are held. */
const MAX_READ = 2000
/** Of more than these of a kin, only those that stand nearest by name are compared. */
const MAX_COMPARED = 300

/**
 * The names of other indicators of the same category with a figure for a country, the nearest first: of the same topic
 * and source, then of one of the two, then the rest; among these by what of the name they share, then by name.
 */
export function listNearbyNames(
  coverage: Coverage,
  { indicator, country, limit }: NearbyRequest,
): string[] {
  const names: string[] = []
  for (const rows of groupByKinship(coverage, indicator, country)) {
    if (names.length >= limit) break
    names.push(...orderByLikeness(readNames(coverage, rows), indicator.name))
  }
  return names.slice(0, limit)
}

/** The rows in the order of their names: those akin in both, those in one of topic and source, and the others. */
function groupByKinship(
  { table, byCategory }: Coverage,
  indicator: Indicator,
  country: Country,
): number[][] {
  const all = byCategory.get(indicator.category) ?? new Uint32Array()
  const own = table.findId(indicator.id)
  const at = own === undefined ? 0 : all.indexOf(own)
  const groups = [2, 1, 0].map((kinship) => ({ kinship, rows: [] as number[], before: 0 }))
  for (const row of all.subarray(...spanAround(at, MAX_READ, all.length))) {
    if (row === own) for (const group of groups) group.before = group.rows.length
    else if (coversPlace(table, row, country)) {
      const [columns, place] = table.find(row)
      const kinship = countKinship(columns.readTraits(place), indicator)
      groups.find((group) => group.kinship === kinship)?.rows.push(row)
    }
  }
  return groups.map(({ rows, before }) =>
    rows.slice(...spanAround(before, MAX_COMPARED, rows.length)),
  )
}

/** Where the `count` places around one begin and end, of `length` places in all. */
function spanAround(at: number, count: number, length: number): [start: number, end: number] {
  const start = Math.max(0, Math.min(at - count / 2, length - count))
  return [start, start + count]
}

function countKinship(traits: Traits, { sourceId, topics, publishedTopics }: Indicator): number {
  const isOfSource = traits.sourceId === sourceId
  // Only within a source is what publishers file alike filed by the same rules.
  const isOfTopic =
    topics.some((topic) => traits.topics.includes(topic)) ||
    (isOfSource && publishedTopics.some((topic) => traits.publishedTopics.includes(topic)))
  return Number(isOfSource) + Number(isOfTopic)
}

function readNames({ table }: Coverage, rows: readonly number[]): string[] {
  return rows.map((row) => {
    const [columns, at] = table.find(row)
    return columns.readName(at)
  })
}

/** Those that share the rarest words of a name come first; the others keep their order. */
function orderByLikeness(names: readonly string[], name: string): string[] {
  const wanted = listWords(name)
  const shared = names.map((each) => {
    const words = new Set(listWords(each))
    return wanted.filter((word) => words.has(word))
  })
  const holders = new Map<string, number>()
  for (const word of shared.flat()) holders.set(word, (holders.get(word) ?? 0) + 1)
  const weigh = (word: string) => Math.log((names.length + 1) / (holders.get(word) ?? 1))
  const likeness = shared.map((words) => words.reduce((sum, word) => sum + weigh(word), 0))
  return names
    .map((each, at) => ({ each, likeness: likeness[at] ?? 0 }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ each }) => each)
}

function listWords(name: string): string[] {
  return [...new Set(nameKey(name).split(" "))]
}
