import type { ImportFile, ImportRecord, Importer } from "../../importer.ts"
import { openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { parseWideYears } from "../../tables/wide-years.ts"
import { gainTable, ND_GAIN, type GainTable } from "./map.ts"

/** The ND-GAIN Country Index: a folder for each indicator, and tables of the index and its parts. */
export const ndGain: Importer = {
  id: "nd-gain",
  title: ND_GAIN.title,
  accepts: "the download nd_gain_countryindex_*.zip, or its unpacked folder",
  address: null,
  sources: [ND_GAIN],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no gain/gain.csv",
      read: readEdition,
    }),
}

function* readEdition(opened: OpenedInput): Generator<ImportFile> {
  const { names } = opened.archive
  if (!names.some((name) => /(^|\/)gain\/gain\.csv$/.test(name))) return
  const tables = names.flatMap((path) => {
    const table = gainTable(path)
    return table ? [{ path, table }] : []
  })
  const edition = /countryindex_(\d{4})/i.exec(opened.input.name)?.[1]
  yield makeReleaseFile(opened, {
    source: ND_GAIN,
    part: "country-index",
    stated: edition === undefined ? undefined : `${edition}-12-31`,
    records: async function* () {
      const findPlace = createPlaceFinder()
      for (const { path, table } of tables) {
        yield* readTable(opened, path, { table, findPlace })
        yield table.indicator
      }
    },
  })
}

async function* readTable(
  opened: OpenedInput,
  path: string,
  { table, findPlace }: { table: GainTable; findPlace: PlaceFinder },
): AsyncGenerator<ImportRecord> {
  const { publisherId } = ND_GAIN
  const file = path.split("/").slice(-2).join("/")
  const seen = new Set<string>()
  for await (const row of parseWideYears(readUtf8Table(opened, path), { file })) {
    if (row.kind !== "row") {
      yield row
      continue
    }
    const { labels, line, observations } = row
    if (!observations) continue
    const [iso3 = "", name = ""] = [labels.get("iso3"), labels.get("name")]
    const country = findPlace(iso3, name)
    const problem = problemAt(file, line)
    if (country === undefined) yield problem("unknown-country", `${name} (${iso3})`)
    // A city of the Doing Business reports stands below its country with the same code.
    else if (seen.has(country)) yield problem("duplicate", `${name} (${iso3})`)
    else {
      const { code } = table
      yield { kind: "series", publisherId, code, country, frequency: "yearly", observations }
      seen.add(country)
    }
  }
}
