import { z } from "zod"

import { CATEGORIES } from "#domain/indicators/category.ts"
import type { CountryCode } from "#domain/places/country.ts"
import { AppError } from "#domain/errors.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { parsePeriod } from "#domain/time/period.ts"

import type { ImportedPoint } from "../../tables/gather-series.ts"
import type { Problem, ProblemKind } from "../../importer.ts"
import { readCsv } from "../../read/read-csv.ts"

const FILE_ID = z.string().regex(/^[A-Za-z0-9._-]+$/)

const SOURCE = z.object({
  id: FILE_ID,
  publisher_id: z.string().min(1),
  publisher: z.string().min(1),
  title: z.string().min(1),
  licence: z.string().min(1),
  licence_url: z.union([z.literal(""), z.url()]),
  attribution: z.string().min(1),
  redistribute: z.enum(["yes", "non-commercial", "no"]),
  url: z.url(),
  retrieved: z.iso.date(),
  package: z.string().min(1),
  file: z.string().min(1),
})

const INDICATOR = z.object({
  source_id: FILE_ID,
  code: FILE_ID,
  holds: z.enum(["figures", "facts"]),
  name: z.string().min(1),
  category: z.enum(CATEGORIES),
  unit: z.string(),
  currency: z.string().regex(/^([A-Z]{3})?$/),
  aggregation: z.enum(["sum", "average", "last", "none"]),
  is_headline: z.enum(["yes", "no"]),
  definition: z.string().min(1),
  notes: z.string(),
  source_note: z.string().min(1),
})

/** A line of `sources.csv`. */
export type StarterSource = z.infer<typeof SOURCE>

/** A line of `indicators.csv`. */
export type StarterIndicator = z.infer<typeof INDICATOR>

/** A value without a date, and its line. */
export type StarterFact = { country: CountryCode; value: number; line: number }

/** What a table of figures or facts holds: good lines as records, the others as problems. */
export type ParsedTable<T> = { records: T[]; problems: Problem[]; rows: number }

type Row = { line: number; cells: string[] }

/** Reads `sources.csv`; throws "bad-file" at the first line that is not as it should be. */
export async function parseSources(bytes: Uint8Array, name: string): Promise<StarterSource[]> {
  return parseDescriptions(SOURCE, bytes, name)
}

/** Reads `indicators.csv`; throws "bad-file" at the first line that is not as it should be. */
export async function parseIndicators(
  bytes: Uint8Array,
  name: string,
): Promise<StarterIndicator[]> {
  return parseDescriptions(INDICATOR, bytes, name)
}

/** Reads a table of dated figures: `country,period,value`. */
export async function parseObservations(
  code: string,
  bytes: Uint8Array,
  name: string,
): Promise<ParsedTable<ImportedPoint>> {
  return parseTable<ImportedPoint>(
    ["country", "period", "value"],
    bytes,
    name,
    ({ line, cells }) => {
      const [country = "", text = "", number = ""] = cells
      const place = countryByCode(country)
      if (!place) return ["unknown-country", country]
      const period = parsePeriod(text)
      if (!period) return ["bad-period", text]
      const value = parseNumber(number)
      if (value === undefined) return ["bad-number", number]
      return { code, country: place.code, ...period, value, line }
    },
  )
}

/** Reads a table of figures without a date: `country,value`. */
export async function parseFacts(
  bytes: Uint8Array,
  name: string,
): Promise<ParsedTable<StarterFact>> {
  const seen = new Set<string>()
  return parseTable<StarterFact>(["country", "value"], bytes, name, ({ line, cells }) => {
    const [country = "", number = ""] = cells
    const place = countryByCode(country)
    if (!place) return ["unknown-country", country]
    if (seen.has(country)) return ["duplicate", country]
    seen.add(country)
    const value = parseNumber(number)
    if (value === undefined) return ["bad-number", number]
    return { country: place.code, value, line }
  })
}

async function parseDescriptions<T>(
  schema: z.ZodObject & z.ZodType<T>,
  bytes: Uint8Array,
  name: string,
): Promise<T[]> {
  const [header, ...rows] = await readRows(bytes, name)
  const columns = Object.keys(schema.shape)
  checkHeader(columns, header, name)
  return rows.map(({ line, cells }) => {
    const parsed = schema.safeParse(
      Object.fromEntries(columns.map((column, k) => [column, cells[k]])),
    )
    if (parsed.success && cells.length === columns.length) return parsed.data
    const wrong = parsed.error?.issues[0]?.path.join(".") ?? "number of columns"
    throw new AppError("bad-file", `Line ${String(line)} of ${name} has a wrong ${wrong}.`)
  })
}

async function parseTable<T extends object>(
  columns: readonly string[],
  bytes: Uint8Array,
  name: string,
  read: (row: Row) => T | [problem: ProblemKind, text: string],
): Promise<ParsedTable<T>> {
  const [header, ...rows] = await readRows(bytes, name)
  checkHeader(columns, header, name)
  const records: T[] = []
  const problems: Problem[] = []
  for (const row of rows) {
    const found = row.cells.length === columns.length ? read(row) : badRow(row)
    if (!Array.isArray(found)) records.push(found)
    else
      problems.push({
        kind: "problem",
        problem: found[0],
        file: name,
        line: row.line,
        text: found[1],
      })
  }
  return { records, problems, rows: rows.length }
}

function badRow({ cells }: Row): ["bad-row", string] {
  return ["bad-row", cells.join(",")]
}

async function readRows(bytes: Uint8Array, name: string): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of readCsv(once(bytes), name)) rows.push(...batch)
  return rows
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}

function checkHeader(columns: readonly string[], header: Row | undefined, name: string): void {
  const found = header?.cells.join(",") ?? ""
  if (found === columns.join(",")) return
  throw new AppError("bad-file", `${name} should begin with the line ${columns.join(",")}.`)
}

/** A blank cell has no value, although `Number("")` is 0. */
function parseNumber(text: string): number | undefined {
  const value = text.trim() === "" ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}
