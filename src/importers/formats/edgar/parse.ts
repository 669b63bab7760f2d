import { MONTH_NAMES } from "#domain/time/month-names.data.ts"

import type { ImportRecord } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { parseWideYears } from "../../tables/wide-years.ts"
import { EDGAR, emissionCode, mapEmission } from "./map.ts"

const MONTHS = MONTH_NAMES.map((name) => name.toLowerCase())

/** The day in `Date calculated December 15 2011 3:12 pm`, `YYYY-MM-DD`. */
export function calculationDate(comments: readonly string[]): string | undefined {
  for (const comment of comments) {
    const [, name, day, year] = /calculated (\p{L}+) (\d{1,2}),? (\d{4})/u.exec(comment) ?? []
    const month = MONTHS.indexOf(name?.toLowerCase() ?? "") + 1
    if (month > 0 && day !== undefined && year !== undefined)
      return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`
  }
  return undefined
}

export type EmissionsOptions = {
  file: string
  gas: string
  comments: readonly string[]
  findPlace: PlaceFinder
}

/** Reads the table of one gas: a row for each country and source category, a column for each year. */
export async function* parseEmissions(
  batches: AsyncIterable<readonly CsvRow[]>,
  { file, gas, comments, findPlace }: EmissionsOptions,
): AsyncGenerator<ImportRecord> {
  const described = new Set<string>()
  const { publisherId } = EDGAR
  for await (const row of parseWideYears(batches, { file })) {
    if (row.kind !== "row") {
      yield row
      continue
    }
    const { labels, line, observations } = row
    const category = labels.get("ipcc") ?? ""
    const iso = labels.get("isoa3") ?? ""
    const name = labels.get("name") ?? ""
    if (category === "") {
      yield { kind: "problem", problem: "missing-text", file, line, text: "No source category" }
      continue
    }
    const code = emissionCode(gas, category)
    if (!described.has(code))
      yield mapEmission({ code, gas, words: labels.get("ipccdescription") ?? "", comments })
    described.add(code)
    if (!observations) continue
    const country = findPlace(iso, name)
    if (country === undefined)
      yield { kind: "problem", problem: "unknown-country", file, line, text: `${name} (${iso})` }
    else yield { kind: "series", publisherId, code, country, frequency: "yearly", observations }
  }
}
