import { AppError } from "#domain/errors.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod } from "#domain/time/period.ts"

import type { Gatherer } from "../../tables/gather-series.ts"
import type { Problem, RowsRead } from "../../importer.ts"
import { findNamedCells } from "../../tables/find-named-cells.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import {
  answersTo,
  MORE_VARIABLES,
  NOTIFICATIONS,
  variableCode,
  type DictionaryVariable,
} from "./map.ts"

/** The dictionary: a row for each variable. */
export async function parseDictionary(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
): Promise<Map<string, DictionaryVariable>> {
  const variables = new Map(Object.entries(MORE_VARIABLES))
  const needed = ["variable.name", "display.section", "definition", "code.list", "notes"]
  const rows = readRowsUnderHeader(batches, {
    header: ({ cells }) => findNamedCells(cells, needed, file),
    row: ({ cells }, columns) => [columns(cells)],
  })
  for await (const cell of rows)
    if (typeof cell === "function")
      variables.set(cell("variable.name"), {
        definition: cell("definition"),
        section: cell("display.section"),
        codes: cell("code.list"),
        notes: cell("notes"),
      })
  return variables
}

/** What the tables are read with; `seen` learns which variables have figures. */
export type RowContext = {
  dictionary: ReadonlyMap<string, DictionaryVariable>
  gatherer: Gatherer
  findPlace: PlaceFinder
  seen: Map<string, { name: string; variable: DictionaryVariable; isSurvey: boolean }>
}

type Column = {
  cell: number
  name: string
  variable: DictionaryVariable
  code: string
  isYesNo: boolean
  frequency: Frequency
  /** The month or quarter within the year, counted from 0. */
  part: number
}

type Header = {
  iso3: number
  country: number
  year: number
  /** Says whether a row is of the whole country. */
  coverage: number
  columns: readonly Column[]
}

const LABELS =
  /^(?:country|iso2|iso3|iso_numeric|year(?:_new|_ret)?|g_whoregion|row_rank.*|source_.*|surv_quality.*|all_areas_covered.*|drs_record_type|report_id|report_frequency|report_coverage|gaps_na)$/
const SURVEY = /^(?:dr(?:h)?(?:new|ret)|drfq)\.csv$/

/** Reads one table: a row for each country and year, a column for each variable. */
export async function* parseCountryTable(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
  context: RowContext,
): AsyncGenerator<Problem | RowsRead> {
  const header = yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => parseHeader(cells, file, context.dictionary),
    row: (row, known) => readRow(row, known, { ...context, file }),
  })
  if (!header) return
  for (const { name, variable, code } of header.columns)
    if (!context.seen.has(code))
      context.seen.set(code, { name, variable, isSurvey: SURVEY.test(file) })
}

/** Names of a table's columns without a definition, which are left out. */
export function undefinedColumns(
  header: readonly string[],
  dictionary: ReadonlyMap<string, DictionaryVariable>,
): string[] {
  return header.filter(
    (name) => !LABELS.test(name) && !periodColumn(name) && !isDefined(dictionary.get(name)),
  )
}

function isDefined(variable: DictionaryVariable | undefined): variable is DictionaryVariable {
  return variable !== undefined && variable.definition.trim() !== ""
}

function parseHeader(
  cells: readonly string[],
  file: string,
  dictionary: ReadonlyMap<string, DictionaryVariable>,
): Header {
  const find = (form: RegExp) => cells.findIndex((name) => form.test(name))
  const [iso3, year] = [cells.indexOf("iso3"), find(/^year(?:_new|_ret)?$/)]
  if (iso3 === -1 || year === -1)
    throw new AppError("bad-file", `${file} lacks one of the columns iso3 and year.`)
  const columns = cells.flatMap((name, cell) => describeColumn(name, cell, { file, dictionary }))
  const coverage = find(/^all_areas_covered/)
  return { iso3, country: cells.indexOf("country"), year, coverage, columns }
}

type Table = { file: string; dictionary: ReadonlyMap<string, DictionaryVariable> }

function describeColumn(name: string, cell: number, { file, dictionary }: Table): Column[] {
  const period = periodColumn(name)
  if (period) {
    const code = variableCode("notifications", false)
    return [
      { cell, name: "notifications", variable: NOTIFICATIONS, code, isYesNo: false, ...period },
    ]
  }
  const variable = dictionary.get(name)
  if (LABELS.test(name) || !isDefined(variable) || answersTo(variable) === "codes") return []
  const code = variableCode(name, SURVEY.test(file))
  const isYesNo = answersTo(variable) === "yes-no"
  return [{ cell, name, variable, code, isYesNo, frequency: "yearly", part: 0 }]
}

/** `m_03` is March, `q_2` the second quarter. */
function periodColumn(name: string): { frequency: Frequency; part: number } | undefined {
  const [, kind, number] = /^([mq])_(\d{1,2})$/.exec(name) ?? []
  if (kind === undefined) return undefined
  return { frequency: kind === "m" ? "monthly" : "quarterly", part: Number(number) - 1 }
}

const PER_YEAR: Readonly<Record<Frequency, number>> = { yearly: 1, quarterly: 4, monthly: 12 }

function* readRow(
  { cells, line }: CsvRow,
  header: Header,
  { file, gatherer, findPlace }: RowContext & { file: string },
): Generator<Problem> {
  const problem = problemAt(file, line)
  const [iso3, name] = [getCell(cells, header.iso3), getCell(cells, header.country)]
  const year = getCell(cells, header.year)
  const country = findPlace(iso3, name)
  const period = parsePeriod(year)
  if (country === undefined) yield problem("unknown-country", `${name} (${iso3})`)
  else if (cells[header.coverage] === "0") yield problem("unknown-country", `Parts of ${name}`)
  else if (!period) yield problem("bad-period", year)
  else
    for (const { cell, code, isYesNo, frequency, part } of header.columns) {
      const text = getCell(cells, cell)
      if (text === "" || text === "NA") continue
      const value = readNumber(text)
      const index = period.index * PER_YEAR[frequency] + part
      if (value === undefined || value === null) yield problem("bad-number", text)
      // "Don't know" and "not applicable" have numbers as well.
      else if (isYesNo && value !== 0 && value !== 1) yield problem("notation-key", text)
      else gatherer.add({ code, country, frequency, index, value, line })
    }
}
