import { crc32 } from "node:zlib"

import fc from "fast-check"
import { expect, test } from "vitest"

import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { CONCEPTS } from "#domain/indicators/concepts.data.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import { buildIndexData } from "../build-index-data.ts"
import type { IndexData } from "../index-data.ts"
import { mergeIndexData } from "./merge-index-data.ts"

const YEAR = 2026
const WORDS = ["gross", "domestic", "product", "rice", "yields", "rural", "female", "inflation", "côté", "GDP", "(annual %)", "of", "labour"] // prettier-ignore
/** Of a common measure: which publisher comes first depends on all of them. */
const MEASURED = CONCEPTS.slice(0, 3).flatMap(([, ids]) => ids.slice(0, 2))
const PUBLISHERS = ["world-bank", "imf", "fao"]

const places = fc.subarray(["GHA", "KEN", "NGA"], { minLength: 1 })
const own = fc.record({
  words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
  rare: fc.option(fc.stringMatching(/^[a-z]{4,7}$/)),
  definition: fc.array(fc.constantFrom(...WORDS, "harvested", "paddies"), { maxLength: 6 }),
  publisherId: fc.constantFrom(...PUBLISHERS),
  id: fc.option(fc.constantFrom(...MEASURED), { freq: 4 }),
  countries: places,
  isHeadline: fc.boolean(),
  endYear: fc.integer({ min: 1990, max: 2026 }),
  mixed: fc.boolean(),
})
type Own = typeof own extends fc.Arbitrary<infer T> ? T : never

function toEntry(
  { words, rare, definition, id, mixed, ...one }: Own,
  at: number,
): IndicatorCoverage {
  // prettier-ignore
  const [measured, code] = id?.split(/:(.*)/) ?? []
  const entry = coverageOf({
    ...one,
    publisherId: measured ?? one.publisherId,
    publisher: (measured ?? one.publisherId).toUpperCase(),
    code: code ?? `CODE.${String(at)}X`,
    name: [...words, ...(rare === null ? [] : [rare]), String(at)].join(" "),
    definition: definition.join(" "),
    frequencies: mixed ? ["yearly", "monthly"] : ["yearly"],
  })
  return {
    ...entry,
    indicator: { ...entry.indicator, id: id ?? `${one.publisherId}:${entry.indicator.code}` },
    ...(mixed && { placesByFrequency: new Map([["yearly", one.countries], ["monthly", ["WLD"]]]) }), // prettier-ignore
  }
}

/** As the catalogue orders them; of one id there is one. */
function inOrder(entries: readonly IndicatorCoverage[]): IndicatorCoverage[] {
  const byId = new Map(entries.map((entry) => [entry.indicator.id, entry]))
  return [...byId.values()].sort((a, b) => (a.indicator.name < b.indicator.name ? -1 : 1))
}

function changeBetween(before: readonly IndicatorCoverage[], next: readonly IndicatorCoverage[]) {
  const origins = Int32Array.from(next, (entry) => before.indexOf(entry))
  return {
    origins,
    entries: next.filter((_, doc) => origins[doc] === -1),
    measures: [...next.entries()].filter(([, { indicator }]) => findConcept(indicator.id)),
    thisYear: YEAR,
  }
}

/** A checksum of each column: they are long, and compared often. */
function summarize({ meta, columns }: IndexData) {
  const sums = Object.entries(columns).map(([name, column]) => {
    const { buffer, byteOffset, byteLength, constructor } = column
    return [name, [constructor.name, crc32(new Uint8Array(buffer, byteOffset, byteLength))]]
  })
  return { meta, columns: Object.fromEntries(sums) as unknown }
}

test("what is merged is what is built from everything, after any sequence of changes", async () => {
  const change = fc.record({
    added: fc.array(own, { maxLength: 4 }),
    removed: fc.array(fc.nat(), { maxLength: 3 }),
  })
  let merges = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(own, { minLength: 5, maxLength: 14 }),
      fc.array(change, { maxLength: 4 }),
      async (first, changes) => {
        let count = 0
        const make = (one: Own) => toEntry(one, (count += 1))
        let entries = inOrder(first.map(make))
        let data = await buildIndexData(entries, YEAR)
        for (const { added, removed } of changes) {
          const gone = new Set(removed.map((at) => entries[at % entries.length]))
          const kept = entries.filter((entry) => !gone.has(entry))
          const next = inOrder([...kept, ...added.map(make)])
          const merged = await mergeIndexData(data, changeBetween(entries, next))
          const built = await buildIndexData(next, YEAR)
          if (merged !== undefined) {
            merges += 1
            expect(summarize(merged)).toEqual(summarize(built))
          }
          entries = next
          data = merged ?? built
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(merges).toBeGreaterThan(20)
})

test("another publisher of most indicators, or another place, asks for a whole build", async () => {
  const entries = inOrder([
    coverageOf({ name: "Rice yield" }),
    coverageOf({ name: "Maize yield" }),
    coverageOf({ name: "Wheat yield", publisherId: "fao", publisher: "FAO" }),
  ])
  const data = await buildIndexData(entries, YEAR)
  const after = (next: readonly IndicatorCoverage[]) =>
    mergeIndexData(data, changeBetween(entries, inOrder(next)))
  const oats = coverageOf({ name: "Oats", countries: ["TGO"] })
  expect(await after([...entries, oats])).toBeUndefined()
  const fao = coverageOf({ name: "Oats", publisherId: "fao", publisher: "FAO" })
  expect(await after([...entries, fao])).toBeUndefined()
  expect(await after([...entries, coverageOf({ name: "Oats" })])).toBeDefined()
  const elsewhere = coverageOf({ name: "Barley", regions: [], countries: ["GHA"] })
  expect(await after([elsewhere])).toBeUndefined()
})
