import { isoDay } from "#domain/time/iso-day.ts"

import { mapEachColumn, readCountryYears } from "../../tables/country-year-tables.ts"
import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { forestCode, FRA, mapVariable } from "./map.ts"
import { parseDefinitions } from "./parse-definitions.ts"

// `FRA_Years_2025_07_14.csv`, `Annual_2025_07_14.csv`: the day of the download.
const TABLE = /^(?:FRA_Years|Annual)_(\d{4})_(\d{2})_(\d{2})\.csv$/i
const DEFINITIONS = /^variable_definitions\.csv$/i

const ANSWERS = new Map([
  ["yes", 1],
  ["no", 0],
])
// What the country's row says of itself, and no variable.
const LABELS: ReadonlySet<string> = new Set(["", "regions", "iso3", "deskStudy", "name", "year"])

const form = mapEachColumn((variable) =>
  LABELS.has(variable) ? undefined : { variable, code: forestCode(variable) },
)

/** FAO's assessment of forests: a row for each country and year, a column for each variable. */
export const faoFra: Importer = {
  id: "fao-fra",
  title: FRA.title,
  accepts: "a zip or folder with FRA_Years_*.csv, Annual_*.csv and variable_definitions.csv",
  address: null,
  sources: [FRA],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no FRA_Years_*.csv",
      read: readAssessment,
    }),
}

function* readAssessment(opened: OpenedInput): Generator<ImportFile> {
  const { input, archive } = opened
  const tables = archive.names.filter((name) => TABLE.test(baseName(name)))
  const [first] = tables
  if (first === undefined) return
  const date = TABLE.exec(baseName(first))?.slice(1).join("-") ?? isoDay(input.retrievedAt)
  const definitions = archive.names.find((name) => DEFINITIONS.test(baseName(name)))
  yield makeReleaseFile(opened, {
    source: FRA,
    part: "bulk",
    stated: date,
    records: async function* () {
      const defined =
        definitions === undefined
          ? undefined
          : await parseDefinitions(readTable(opened, definitions))
      const files = tables.map((name) => ({
        file: baseName(name),
        form,
        rows: () => readTable(opened, name),
      }))
      yield* readCountryYears(files, {
        publisherId: FRA.publisherId,
        meanings: ANSWERS,
        describeVariable: ({ variable }) => mapVariable(variable, defined?.get(variable)),
      })
    },
  })
}
