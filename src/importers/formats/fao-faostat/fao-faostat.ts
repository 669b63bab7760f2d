import { isoDay } from "#domain/time/iso-day.ts"

import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readComments } from "../../tables/wide-years.ts"
import { FAOSTAT, mapFaoPlace } from "./map.ts"
import { parseComments, type Comments } from "./parse-comments.ts"
import { parseItems } from "./parse-items.ts"
import { parseTable } from "./parse-table.ts"

const TABLE = /^FAO_.+\.csv$/i
const ITEMS = /^FAOSTAT_data_item_.*\.csv$/i

/** Extracts of FAOSTAT: a table for each domain and element, with its title, unit and source in lines above. */
export const faoFaostat: Importer = {
  id: "fao-faostat",
  title: FAOSTAT.title,
  accepts: "FAO_*.csv with lines of comment above the table, a zip or a folder of them",
  address: null,
  sources: [FAOSTAT],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no FAO_*.csv",
      read: readExtracts,
    }),
}

async function* readExtracts(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const items = opened.archive.names.find((name) => ITEMS.test(baseName(name)))
  for (const name of opened.archive.names) {
    if (!TABLE.test(baseName(name))) continue
    const comments = parseComments(await readComments(readTable(opened, name)))
    yield {
      name: baseName(name),
      source: FAOSTAT,
      lineage: `${FAOSTAT.id}/${baseName(name).replace(/\.csv$/i, "")}`,
      vintage: chooseVintage(name, comments, opened),
      retrievedAt: opened.input.retrievedAt,
      checksum: opened.checksum,
      records: async function* () {
        yield* parseTable(readTable(opened, name), {
          file: baseName(name),
          comments,
          findPlace: mapFaoPlace(createPlaceFinder()),
          definitions: items ? await parseItems(readTable(opened, items)) : new Map(),
        })
      },
    }
  }
}

/** The day FAOSTAT was updated, else the year in the folder's name (`extracts-2020`), else the day of retrieval. */
function chooseVintage(name: string, comments: Comments, { input }: OpenedInput) {
  if (comments.updated !== undefined) return { date: comments.updated, stated: true }
  const year = /(?<!\d)(?:19|20)\d{2}(?=\/)/.exec(name)?.[0]
  return year === undefined
    ? { date: isoDay(input.retrievedAt), stated: false }
    : { date: `${year}-12-31`, stated: true }
}
