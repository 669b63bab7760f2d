import { lastIndex } from "#domain/series/series.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportRecord, Problem, RowsRead } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { parseWideYears, type WideRow } from "../../tables/wide-years.ts"
import { createBaseYears } from "./base-years.ts"
import { FAOSTAT, mapMeasure, measureCode, type FaostatMeasure } from "./map.ts"
import type { Comments } from "./parse-comments.ts"
import { parseLong } from "./parse-long.ts"

export type TableOptions = {
  file: string
  comments: Comments
  findPlace: PlaceFinder
  /** Of items, by code. */
  definitions: ReadonlyMap<string, string>
}

// Some extracts were written by R, whose mark for "no figure" is NA.
const MISSING: ReadonlySet<string> = new Set(["NA"])

/**
 * Reads an extract, wide with a column for each year or long with a row for each, into series and the indicators they
 * belong to. Rows without an item are reported; a period given twice with the same value is accepted.
 */
export async function* parseTable(
  batches: AsyncIterable<readonly CsvRow[]>,
  options: TableOptions,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(FAOSTAT.publisherId, Infinity, "accepted")
  const measures = new Map<string, FaostatMeasure>()
  const elementCodes = new Map<string, string>()
  for await (const record of readRows(batches, options.file)) {
    if (record.kind !== "row") yield record
    else yield* addRow(record, options, { gatherer, measures, elementCodes })
  }
  // Rows of one element carry different codes or none; the first one of the table is everyone's.
  const codes = new Map(
    [...measures].map(([key, measure]) => [
      key,
      measureCode(measure, elementCodes.get(measure.element) ?? ""),
    ]),
  )
  const hundreds = createBaseYears()
  for (const record of gatherer.take()) {
    if (record.kind === "series") hundreds.add(record)
    if (record.kind === "problem")
      yield { ...record, file: options.file, text: record.text.replace("\n", " ") }
    else yield { ...record, code: codes.get(record.code) ?? record.code }
  }
  for (const [key, measure] of measures)
    yield mapMeasure(measure, {
      code: codes.get(key) ?? key,
      comments: options.comments,
      definition: options.definitions.get(measure.itemCode) ?? "",
      baseYear: hundreds.of(key),
    })
}

/** Reads the rows of a table in either layout. The first row that is not a comment says which. */
async function* readRows(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
): AsyncGenerator<WideRow | Problem | RowsRead> {
  const iterator = batches[Symbol.asyncIterator]()
  const first = await iterator.next()
  const rows = first.done === true ? [] : first.value
  const header = rows.find(({ cells }) => !(cells[0] ?? "").startsWith("#"))?.cells ?? []
  const isLong = header.some((cell) => cell.toLowerCase() === "value")
  async function* all(): AsyncGenerator<readonly CsvRow[]> {
    yield rows
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
      yield next.value
  }
  yield* isLong ? parseLong(all(), file) : parseWideYears(all(), { file, missing: MISSING })
}

type Gathered = {
  gatherer: Gatherer
  measures: Map<string, FaostatMeasure>
  /** The first code given for each element. */
  elementCodes: Map<string, string>
}

function* addRow(
  { labels, line, observations }: WideRow,
  { file, findPlace }: TableOptions,
  { gatherer, measures, elementCodes }: Gathered,
): Generator<Problem> {
  const measure = parseMeasure(labels)
  const area = {
    code: find(labels, "countrycode", "areacode", "areaid"),
    name: readCountryName(labels),
  }
  const problem = problemAt(file, line)
  if (!measure) {
    yield problem("missing-text", `A row of ${area.name} names no item`)
    return
  }
  if (!observations) return
  const country = findPlace(area.code, area.name)
  if (country === undefined) {
    yield problem("unknown-country", `${area.name} (${area.code})`)
    return
  }
  const key = `${measure.itemCode || measure.item}\n${measure.element}`
  if (!measures.has(key)) measures.set(key, measure)
  if (measure.elementCode !== "" && !elementCodes.has(measure.element))
    elementCodes.set(measure.element, measure.elementCode)
  for (let index = observations.start; index <= lastIndex(observations); index += 1) {
    const value = observations.values[index - observations.start]
    if (value !== null && value !== undefined)
      gatherer.add({ code: key, country, frequency: "yearly", index, value, line })
  }
}

function parseMeasure(labels: ReadonlyMap<string, string>): FaostatMeasure | undefined {
  const item = labels.get("item") ?? labels.get("variablename") ?? ""
  if (item === "") return undefined
  return {
    item,
    itemCode: find(labels, "itemcode", "variableid"),
    element: labels.get("element") ?? "",
    elementCode: find(labels, "elementcode"),
    unit: labels.get("units") ?? labels.get("unit") ?? "",
  }
}

function readCountryName(labels: ReadonlyMap<string, string>): string {
  const name = labels.get("countries") ?? labels.get("area") ?? ""
  return MISSING.has(name) ? "" : name
}

/** The label of a column whose name begins so: `itemcode`, `itemcodes` and `elementcodesx` are spellings. */
function find(labels: ReadonlyMap<string, string>, ...beginnings: readonly string[]): string {
  for (const [name, text] of labels)
    if (beginnings.some((beginning) => name.startsWith(beginning)))
      return MISSING.has(text) ? "" : text
  return ""
}
