import { findDateInName } from "../../files/date-in-name.ts"
import type { ImportFile, ImportRecord, Importer } from "../../importer.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { REFUGEES } from "./map.ts"
import { IDMC, KINDS, SOLUTIONS, UNRWA } from "./measures.data.ts"
import { agesAndSexes, columnForKinds, parsePairs, type PairForm } from "./parse.ts"

const TABLES: Readonly<Record<string, { needed: readonly string[]; form: PairForm }>> = {
  "population.csv": { needed: ["refugees"], form: columnForKinds(KINDS) },
  "demographics.csv": { needed: ["pop_type", "total"], form: agesAndSexes },
  "solutions.csv": { needed: ["resettlement"], form: columnForKinds(SOLUTIONS) },
  "idmc.csv": { needed: ["total"], form: columnForKinds([IDMC]) },
  "unrwa.csv": { needed: ["total"], form: columnForKinds([UNRWA]) },
}

/** UNHCR's statistics of refugees and others of concern: tables of pairs of countries of origin and asylum. */
export const unhcrRefugees: Importer = {
  id: "unhcr-refugees",
  title: REFUGEES.title,
  accepts:
    "a zip or folder with population.csv, demographics.csv, solutions.csv, idmc.csv and unrwa.csv",
  address: null,
  sources: [REFUGEES],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no population.csv with solutions.csv",
      read: readStatistics,
    }),
}

function* readStatistics(opened: OpenedInput): Generator<ImportFile> {
  const { input, archive } = opened
  const found = archive.names.map(baseName)
  // Names as common as these count only together.
  if (!["population.csv", "solutions.csv"].every((name) => found.includes(name))) return
  yield makeReleaseFile(opened, {
    source: REFUGEES,
    part: "statistics",
    stated: findDateInName(input.name),
    records: () => readTables(opened),
  })
}

async function* readTables(opened: OpenedInput): AsyncGenerator<ImportRecord> {
  for (const path of opened.archive.names) {
    const file = baseName(path)
    const table = TABLES[file]
    if (table) yield* parsePairs(readUtf8Table(opened, path), { file, ...table })
  }
}
