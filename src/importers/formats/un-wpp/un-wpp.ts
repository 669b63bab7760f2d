import { gatherObservations } from "#domain/series/series.ts"

import type { Archive } from "../../read/archive.ts"
import type { ImportedSeries, ImportFile, ImportRecord, Importer } from "../../importer.ts"
import { createM49Finder } from "../../tables/m49-finder.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { PROSPECTS, prospectsCode, tableNamed, type WppTable } from "./map.ts"
import { parseProspects } from "./parse.ts"

/** The days on which the Population Division published its editions. */
const PUBLISHED: Readonly<Record<string, string>> = {
  "2019": "2019-06-17",
  "2022": "2022-07-11",
  "2024": "2024-07-11",
}

/** The United Nations' World Population Prospects as the text tables of the Population Division's R packages. */
export const unWpp: Importer = {
  id: "un-wpp",
  title: PROSPECTS.title,
  accepts: "a wpp*.zip or folder with tfr.txt, popM.txt and the like",
  address: null,
  sources: [PROSPECTS],
  recognises: (archive) => Promise.resolve(tablesIn(archive).length > 0),
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no tables of the World Population Prospects",
      read: readEdition,
    }),
}

type NamedTable = { path: string; table: WppTable }

function tablesIn({ names }: Archive): NamedTable[] {
  // The list of places comes with the tables and is found in no other publisher's folders.
  if (!names.some((path) => baseName(path) === "UNlocations.txt")) return []
  return names.flatMap((path) => {
    const table = tableNamed(baseName(path))
    return table ? [{ path, table }] : []
  })
}

function* readEdition(opened: OpenedInput): Generator<ImportFile> {
  const tables = tablesIn(opened.archive)
  if (tables.length === 0) return
  const edition = /wpp(\d{4})/i.exec(opened.input.name)?.[1]
  yield makeReleaseFile(opened, {
    source: PROSPECTS,
    part: tables.some(({ table }) => table.measure === "tfr") ? "demography" : "age-groups",
    stated: edition === undefined ? undefined : (PUBLISHED[edition] ?? `${edition}-12-31`),
    records: () => readTables(opened, tables, edition),
  })
}

async function* readTables(
  opened: OpenedInput,
  tables: readonly NamedTable[],
  edition: string | undefined,
): AsyncGenerator<ImportRecord> {
  const findPlace = createM49Finder()
  // An edition estimates the years before its own and projects its own and the later ones.
  const projectedFrom = edition === undefined ? undefined : Number(edition)
  const groups = new Map<string, NamedTable[]>()
  for (const named of tables) {
    const code = prospectsCode(named.table, "")
    groups.set(code, [...(groups.get(code) ?? []), named])
  }
  for (const group of groups.values()) {
    const joined = createJoiner()
    for (const { path, table } of group) {
      const options = { file: baseName(path), table, projectedFrom, findPlace }
      for await (const record of parseProspects(readTable(opened, path, "\t"), options))
        if (record.kind === "series") joined.add(record)
        else yield record
    }
    yield* joined.take()
  }
}

/** Joins the estimates of a place, which are in one table, with its projections, which are in another. */
function createJoiner() {
  const held = new Map<string, ImportedSeries>()
  return {
    add: (series: ImportedSeries) => {
      const key = `${series.country} ${series.code}`
      const before = held.get(key)
      held.set(key, before ? joinSeries(before, series) : series)
    },
    take: () => [...held.values()],
  }
}

function joinSeries(a: ImportedSeries, b: ImportedSeries): ImportedSeries {
  const [earlier, later] = a.observations.start <= b.observations.start ? [a, b] : [b, a]
  const points = [earlier, later].flatMap(({ observations: { start, values } }) =>
    values.flatMap((value, k) => (value === null ? [] : [[start + k, value] as const])),
  )
  const forecastFrom = earlier.forecastFrom ?? later.forecastFrom
  const forecast = forecastFrom === undefined ? {} : { forecastFrom }
  return {
    ...earlier,
    observations: gatherObservations("yearly", points) ?? earlier.observations,
    ...forecast,
  }
}
