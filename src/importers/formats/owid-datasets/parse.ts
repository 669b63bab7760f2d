import type { CountryCode } from "#domain/places/country.ts"

import type { ImportedPoint } from "../../tables/gather-series.ts"
import type { Problem, ProblemKind } from "../../importer.ts"
import type { PeriodReader } from "../../tables/period-reader.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"

/** How to read a dataset's table: the code of each column after the entity and the year. */
export type DatasetLayout = {
  file: string
  codes: readonly string[]
  findPlace: PlaceFinder
  readPeriod: PeriodReader
}

const ANY_GROUP = / \((?:UN SDG|WB)\)$/

/** Names that mean something else here: a continent with Central America, parts of a country beside the whole. */
const OTHER_PLACES = new Set(["China, mainland", "North America", "West Germany"])

/** Slips of single datasets. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "Cura\ufffdao": "Curaçao",
  "Latin America and the Carribean": "Latin America and the Caribbean",
  "Organization for Economic Co-operation and Development": "OECD members",
  "Saint Martin (Dutch)": "Sint Maarten",
  "Sint Maarten (French part)": "Saint Martin (French part)",
}

/** Reads rows `Entity, Year, values`; blank values are gaps, and what cannot be read is reported with its line. */
export function parseRows(
  rows: readonly CsvRow[],
  { file, codes, findPlace, readPeriod }: DatasetLayout,
  onPoint: (point: ImportedPoint) => void,
): Problem[] {
  const problems: Problem[] = []
  let last: { entity: string; country: CountryCode | undefined } | undefined
  for (const { cells, line } of rows) {
    const report = (problem: ProblemKind, text: string) =>
      problems.push({ kind: "problem", problem, file, line, text })
    const entity = getCell(cells, 0)
    const year = getCell(cells, 1)
    if (last?.entity !== entity) last = { entity, country: resolvePlace(entity.trim(), findPlace) }
    const { country } = last
    const period = readPeriod(year)
    if (country === undefined) report("unknown-country", entity)
    else if (period?.frequency !== "yearly") report("bad-period", year)
    else
      readValues(cells, codes, (code, value, text) => {
        if (value === undefined) report("bad-number", text.slice(0, 80))
        else onPoint({ code, country, ...period, value, line })
      })
  }
  return problems
}

/** Hands on the value behind each code; `undefined` where the text is not a number, and nothing for a gap. */
function readValues(
  cells: readonly string[],
  codes: readonly string[],
  onValue: (code: string, value: number | undefined, text: string) => void,
): void {
  for (let k = 0; k < codes.length; k += 1) {
    const text = getCell(cells, k + 2)
    // Most cells of the widest tables are blank.
    if (text === "" || text === "NA") continue
    const value = readNumber(text)
    if (value !== null) onValue(codes[k] ?? "", value, text)
  }
}

function resolvePlace(entity: string, findPlace: PlaceFinder): CountryCode | undefined {
  if (OTHER_PLACES.has(entity)) return undefined
  return findPlace("", SPELLINGS[entity] ?? entity) ?? findPlace("", entity.replace(ANY_GROUP, ""))
}
