import { mapFaoPlace } from "../fao-faostat/map.ts"
import type { ImportFile, ImportRecord, Importer } from "../../importer.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { parseWideYears, readComments } from "../../tables/wide-years.ts"
import { GCAMFAOSTAT, mapMeasure, measureCode, type TableWords } from "./map.ts"

const TABLE = /^GCAMFAOSTAT_(\w+)\.csv(?:\.gz)?$/

/** FAOSTAT's figures as the gcamfaostat package prepares them: a table for each domain. */
export const gcamfaostat: Importer = {
  id: "gcamfaostat",
  title: GCAMFAOSTAT.title,
  accepts: "GCAMFAOSTAT_*.csv with lines of comment above the table, a zip or a folder of them",
  address: null,
  sources: [GCAMFAOSTAT],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no GCAMFAOSTAT_*.csv",
      read: readTables,
    }),
}

async function* readTables(opened: OpenedInput): AsyncGenerator<ImportFile> {
  for (const path of opened.archive.names) {
    const name = baseName(path)
    const table = TABLE.exec(name)?.[1]
    if (table === undefined) continue
    const comments = await readComments(readUtf8Table(opened, path))
    const find = (key: string) =>
      comments
        .find((line) => line.startsWith(`${key}:`))
        ?.slice(key.length + 1)
        .trim()
    const words = {
      description: sentence(find("Title")),
      source: find("Data source") ?? "",
      isBalance: table.startsWith("FBS"),
    }
    yield makeReleaseFile(opened, {
      source: GCAMFAOSTAT,
      part: table,
      name,
      stated: /^\d{4}-\d{2}-\d{2}/.exec(find("Date of CSV last update") ?? "")?.[0],
      records: () => parseMeasures(opened, path, words),
    })
  }
}

function sentence(text = ""): string {
  return /[.!?]$/.test(text) || text === "" ? text : `${text}.`
}

/** Each row is a whole series: an item's element in an area. */
async function* parseMeasures(
  opened: OpenedInput,
  path: string,
  words: TableWords,
): AsyncGenerator<ImportRecord> {
  const file = baseName(path)
  const findPlace = mapFaoPlace(createPlaceFinder())
  const described = new Set<string>()
  for await (const row of parseWideYears(readUtf8Table(opened, path), { file })) {
    if (row.kind !== "row") {
      yield row
      continue
    }
    const { labels, line, observations } = row
    if (!observations) continue
    const label = (name: string) => labels.get(name) ?? ""
    const country = findPlace(label("areacode"), label("area"))
    if (country === undefined) {
      yield problemAt(file, line)("unknown-country", `${label("area")} (${label("areacode")})`)
      continue
    }
    const measure = {
      item: label("item"),
      itemCode: label("itemcode"),
      unit: label("unit"),
      element: label("element"),
      elementCode: label("elementcode"),
    }
    const code = measureCode(measure)
    const { publisherId } = GCAMFAOSTAT
    yield { kind: "series", publisherId, code, country, frequency: "yearly", observations }
    if (!described.has(code)) yield mapMeasure(measure, words)
    described.add(code)
  }
}
