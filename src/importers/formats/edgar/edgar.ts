import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readComments } from "../../tables/wide-years.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { EDGAR } from "./map.ts"
import { calculationDate, parseEmissions } from "./parse.ts"

const TABLE = /^EDGAR_([A-Z0-9a-z]+)\.csv$/

/** EDGAR's emissions by country and source category, a table for each gas. */
export const edgarEmissions: Importer = {
  id: "edgar-emissions",
  title: EDGAR.title,
  accepts: "EDGAR_<gas>.csv with lines of comment above the table, a zip or a folder of them",
  address: null,
  sources: [EDGAR],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no EDGAR_<gas>.csv",
      read: readRelease,
    }),
}

async function* readRelease(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const tables = await Promise.all(opened.archive.names.flatMap((name) => describe(opened, name)))
  // Tables without a date belong to the release of the others.
  const released = tables
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1)
  for (const { name, gas, date, comments } of tables) {
    const stated = date ?? released
    yield makeReleaseFile(opened, {
      source: EDGAR,
      part: gas,
      name: baseName(name),
      stated,
      records: () =>
        parseEmissions(readTable(opened, name), {
          file: baseName(name),
          gas,
          comments,
          findPlace: createPlaceFinder(),
        }),
    })
  }
}

type Table = { name: string; gas: string; date: string | undefined; comments: readonly string[] }

function describe(opened: OpenedInput, name: string): Promise<Table>[] {
  const gas = TABLE.exec(baseName(name))?.[1]
  if (gas === undefined) return []
  return [
    readComments(readTable(opened, name)).then((comments) => ({
      name,
      gas,
      comments,
      date: calculationDate(comments),
    })),
  ]
}
