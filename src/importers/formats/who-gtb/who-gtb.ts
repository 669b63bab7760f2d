import { findDateInName } from "../../files/date-in-name.ts"
import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, Importer } from "../../importer.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { mapVariable, TUBERCULOSIS } from "./map.ts"
import { parseCountryTable, parseDictionary, undefinedColumns, type RowContext } from "./parse.ts"

const DICTIONARY = "dic.csv"
/** Where tables give a variable twice the one named first stands. */
const TABLES = [
  "tb",
  "agg",
  "tx",
  "drroutine",
  "sty",
  "finance",
  "tpt",
  "ltbi",
  "covid",
  "monthly",
  "drnew",
  "drret",
  "drhnew",
  "drhret",
  "drfq",
].map((name) => `${name}.csv`)

/** The country tables of the WHO's Global Tuberculosis Programme with their dictionary of variables. */
export const whoGtb: Importer = {
  id: "who-gtb",
  title: TUBERCULOSIS.title,
  accepts: "a zip or folder with dic.csv, tb.csv, sty.csv, finance.csv and the like",
  address: null,
  sources: [TUBERCULOSIS],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no tb.csv with dic.csv",
      read: readTables,
    }),
}

function* readTables(opened: OpenedInput): Generator<ImportFile> {
  const { names } = opened.archive
  const dictionary = names.find((name) => baseName(name) === DICTIONARY)
  const tables = TABLES.flatMap((table) => names.filter((name) => baseName(name) === table))
  if (dictionary === undefined || tables.length === 0) return
  yield makeReleaseFile(opened, {
    source: TUBERCULOSIS,
    part: "country-tables",
    stated: findDateInName(opened.input.name),
    records: () => readVariables(opened, dictionary, tables),
  })
}

async function* readVariables(
  opened: OpenedInput,
  dictionary: string,
  tables: readonly string[],
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(TUBERCULOSIS.publisherId, Infinity, "accepted")
  const context: RowContext = {
    dictionary: await parseDictionary(readUtf8Table(opened, dictionary), DICTIONARY),
    gatherer,
    findPlace: createPlaceFinder(),
    seen: new Map(),
  }
  for (const path of tables) {
    const file = baseName(path)
    const left = undefinedColumns(await readHeader(opened, path), context.dictionary)
    for (const text of left)
      yield { kind: "problem", problem: "missing-text", file, text: `No definition of ${text}` }
    yield* parseCountryTable(readUtf8Table(opened, path), file, context)
  }
  const withValues = new Set<string>()
  for (const record of gatherer.take()) {
    if (record.kind === "series") withValues.add(record.code)
    yield record
  }
  for (const [code, { name, variable, isSurvey }] of context.seen)
    if (withValues.has(code)) yield mapVariable(name, variable, isSurvey)
}

async function readHeader(opened: OpenedInput, path: string): Promise<readonly string[]> {
  for await (const [row] of readUtf8Table(opened, path)) return row?.cells ?? []
  return []
}
