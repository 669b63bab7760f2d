import { existsSync } from "node:fs"
import { join } from "node:path"

import { expect } from "vitest"

import { countryByCode } from "#domain/places/find-country.ts"
import { indicatorId } from "#domain/indicators/indicator.ts"
import { recordsOf } from "#tests/support/records-of.ts"
import { unexplainedPlaces } from "#tests/support/explained-places.ts"
import type { Importer, ImportedIndicator, Problem } from "#importers/importer.ts"

/** What an importer reads from its files, without a database; a period read twice counts once. */
export type RecordCounts = {
  /** Indicators with a figure for a country. */
  indicators: number
  countries: number
  /** Figures of countries, and of countries and regions together. */
  observations: number
  withRegions: number
  described: ReadonlyMap<string, ImportedIndicator>
  /** Indicators with figures that no record describes. */
  undescribed: readonly string[]
  problems: Readonly<Record<string, number>>
  examples: readonly Problem[]
  unknownPlaces: readonly string[]
}

const SHARED = process.env.SHARED_DIR ?? "../shared"

/** The folder of a source's real files, `undefined` where they are not at hand. */
export function realData(source: string): string | undefined {
  const folder = join(SHARED, "data", source)
  if (existsSync(folder)) return folder
  console.log(`The real files of ${source} are not here (SHARED_DIR); their test is skipped.`)
  return undefined
}

/** Reads everything below `from` and counts it; fails when a name of a place is neither found nor explained. */
export async function countRecords(importer: Importer, from: string): Promise<RecordCounts> {
  const figures = new Map<string, Set<number>>()
  const withCountry = new Set<string>()
  const countries = new Set<string>()
  const described = new Map<string, ImportedIndicator>()
  const problems: Record<string, number> = {}
  const examples: Problem[] = []
  const unknown = new Set<string>()
  const now = () => new Date("2026-11-21T00:00:00Z")
  for await (const file of importer.open({ from, now })) {
    for await (const record of recordsOf(file)) {
      if (record.kind === "indicator")
        described.set(indicatorId(record.publisherId, record.code), record)
      else if (record.kind === "problem") {
        problems[record.problem] = (problems[record.problem] ?? 0) + 1
        if (problems[record.problem] === 1) examples.push(record)
        if (record.problem === "unknown-country") unknown.add(record.text)
      } else if (record.kind === "series") {
        const id = indicatorId(record.publisherId, record.code)
        const key = `${id}\n${record.country}\n${record.frequency}`
        const held = figures.get(key) ?? new Set()
        figures.set(key, held)
        for (const [k, value] of record.observations.values.entries())
          if (value !== null) held.add(record.observations.start + k)
        if (countryByCode(record.country)?.kind === "country") {
          withCountry.add(id)
          countries.add(record.country)
        }
      }
    }
  }
  expect(unexplainedPlaces(unknown), "names of places that nothing explains").toEqual([])
  const sizes = [...figures].map(([key, { size }]) => {
    const [id = "", country = ""] = key.split("\n")
    return { id, size, isCountry: countryByCode(country)?.kind === "country" }
  })
  return {
    indicators: withCountry.size,
    countries: countries.size,
    observations: sum(sizes.filter(({ isCountry }) => isCountry)),
    withRegions: sum(sizes),
    described,
    undescribed: [...new Set(sizes.map(({ id }) => id))].filter((id) => !described.has(id)),
    problems,
    examples,
    unknownPlaces: [...unknown].sort(),
  }
}

function sum(sizes: readonly { size: number }[]): number {
  return sizes.reduce((total, { size }) => total + size, 0)
}
