import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, Importer, Problem } from "../../importer.ts"
import { createM49Finder } from "../../tables/m49-finder.ts"
import { findNamedCells, type NamedCells } from "../../tables/find-named-cells.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { groupCode, mapGroup, WCDE, type PopulationGroup } from "./map.ts"

const TABLE = "past_epop.csv"
const COLUMNS = ["name", "country_code", "year", "age", "education", "sex", "epop"]

/** The Wittgenstein Centre's population by age, sex and educational attainment. */
export const wcdeEducation: Importer = {
  id: "wcde-education",
  title: WCDE.title,
  accepts: "past_epop.csv, a zip or a folder with it",
  address: null,
  sources: [WCDE],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: `no ${TABLE}`,
      read: readRelease,
    }),
}

function* readRelease(opened: OpenedInput): Generator<ImportFile> {
  const path = opened.archive.names.find((name) => baseName(name) === TABLE)
  if (path === undefined) return
  yield makeReleaseFile(opened, {
    source: WCDE,
    part: "past",
    stated: undefined,
    records: () => parseGroups(readUtf8Table(opened, path)),
  })
}

type RowContext = { gatherer: Gatherer; findPlace: PlaceFinder; groups: Map<string, Coded> }

type Coded = { group: PopulationGroup; code: string }

async function* parseGroups(
  batches: AsyncIterable<readonly CsvRow[]>,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(WCDE.publisherId, Infinity)
  const context = { gatherer, findPlace: createM49Finder(), groups: new Map<string, Coded>() }
  yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => findNamedCells(cells, COLUMNS, TABLE),
    row: (row, columns) => readRow(row, columns, context),
  })
  for (const record of gatherer.take())
    yield record.kind === "problem" ? { ...record, file: TABLE } : record
  for (const { group } of context.groups.values()) yield mapGroup(group)
}

function readRow({ cells, line }: CsvRow, columns: NamedCells, context: RowContext): Problem[] {
  const cell = columns(cells)
  const problem = problemAt(TABLE, line)
  const country = context.findPlace(cell("country_code"), cell("name"))
  if (country === undefined)
    return [problem("unknown-country", `${cell("name")} (${cell("country_code")})`)]
  const period = parsePeriod(cell("year"))
  if (!period) return [problem("bad-period", cell("year"))]
  const value = readNumber(cell("epop"))
  if (value === undefined) return [problem("bad-number", cell("epop"))]
  if (value === null) return []
  const { code } = codedGroup(cell, context.groups)
  context.gatherer.add({ code, country, ...period, value, line })
  return []
}

/** The group of a row with its code, which takes longer to make than to look up. */
function codedGroup(cell: (column: string) => string, groups: Map<string, Coded>): Coded {
  const [age, education, sex] = [cell("age"), cell("education"), cell("sex")]
  const key = `${age}\n${education}\n${sex}`
  const known = groups.get(key)
  if (known) return known
  const group = { age, education, sex }
  const coded = { group, code: groupCode(group) }
  groups.set(key, coded)
  return coded
}
