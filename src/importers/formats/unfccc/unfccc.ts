import { MONTH_NAMES } from "#domain/time/month-names.data.ts"

import type { Archive } from "../../read/archive.ts"
import type { ImportFile, ImportRecord, Importer } from "../../importer.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { mapEmission, UNFCCC, type Scheme } from "./map.ts"
import { parseInventory, type Seen } from "./parse.ts"

const BY_GAS = /^\w+_Annual_Net_emissions_removals_in_kt\.csv$/
const ANNEX_ONE = "detailed-data-by-country-annex-one-aggregates.csv"
const NON_ANNEX_ONE = "detailed-data-by-country-non-annex-one.csv"

/** The inventories that parties to the UNFCCC report, as its data interface exports them. */
export const unfcccInventories: Importer = {
  id: "unfccc-ghg",
  title: UNFCCC.title,
  accepts:
    "a zip or folder with *_Annual_Net_emissions_removals_in_kt.csv or detailed-data-by-country-*.csv",
  address: null,
  sources: [UNFCCC],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no tables of the UNFCCC's data interface",
      read: readExports,
    }),
}

async function* readExports(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const tables = tablesIn(opened.archive)
  const [first] = tables
  if (!first) return
  const year = /_(\d{4})\.zip$/.exec(opened.input.name)?.[1]
  const isByGas = BY_GAS.test(baseName(first.path))
  yield makeReleaseFile(opened, {
    source: UNFCCC,
    part: isByGas ? "annex-one-by-gas" : "detailed-data",
    stated: isByGas
      ? await reportDate(opened.archive, first.path)
      : year === undefined
        ? undefined
        : `${year}-12-31`,
    records: () => readTables(opened, tables),
  })
}

type Table = { path: string; scheme: Scheme }

function tablesIn({ names }: Archive): Table[] {
  return names.flatMap((path): Table[] => {
    const name = baseName(path)
    if (BY_GAS.test(name) || name === ANNEX_ONE) return [{ path, scheme: "annex-one" }]
    return name === NON_ANNEX_ONE ? [{ path, scheme: "non-annex-one" }] : []
  })
}

async function* readTables(
  opened: OpenedInput,
  tables: readonly Table[],
): AsyncGenerator<ImportRecord> {
  const findPlace = createPlaceFinder()
  const seen: Record<Scheme, Seen> = {
    "annex-one": { emissions: new Map(), titles: new Map() },
    "non-annex-one": { emissions: new Map(), titles: new Map() },
  }
  for (const { path, scheme } of tables) {
    const options = { file: baseName(path), scheme, findPlace, seen: seen[scheme] }
    yield* parseInventory(readUtf8Table(opened, path), options)
  }
  for (const { emissions, titles } of Object.values(seen))
    for (const emission of emissions.values()) yield mapEmission(emission, titles)
}

/** The day in a table's last line, `Report produced on Sunday 2 March 2025 at ...`. */
async function reportDate(archive: Archive, path: string): Promise<string | undefined> {
  let end = ""
  for await (const chunk of archive.read(path))
    end = (end + Buffer.from(chunk).toString("latin1")).slice(-200)
  const [, day = "", name = "", year = ""] =
    /Report produced on \w+ (\d{1,2}) (\w+) (\d{4})/.exec(end) ?? []
  const month = MONTH_NAMES.indexOf(name) + 1
  if (month === 0) return undefined
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`
}
