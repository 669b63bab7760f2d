import { parsePeriod } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"

import { findDateInName } from "../../files/date-in-name.ts"
import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportedIndicator, Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"

const ILO = "ilo"

/** ILOSTAT's short-term labour statistics as a source. */
const LABOUR_SOURCE: Source = {
  id: "ilo-stat",
  publisherId: ILO,
  publisher: "International Labour Organization",
  title: "ILOSTAT short-term labour statistics",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "International Labour Organization, ILOSTAT",
  redistribute: "yes",
  url: "https://ilostat.ilo.org/data/",
}

/** The ILO data explorer's pivot tables: countries as columns. */
export const iloPivot: Importer = {
  id: "ilo-pivot",
  title: "ILOSTAT pivot tables",
  accepts: "a pivot CSV of the ILO data explorer, named like UNE_DEAP_SEX_AGE_RT_Q_pivot.csv",
  address: null,
  sources: [LABOUR_SOURCE],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".csv"],
      lacks: "no pivot table of ILOSTAT (*_pivot.csv)",
      read: readPivots,
    }),
}

const FORM = /(?:^|\/)([A-Z][A-Z0-9_]+)_[AQM]_pivot[^/]*\.csv$/

function* readPivots(opened: OpenedInput): Generator<ImportFile> {
  const { input, archive } = opened
  for (const name of archive.names) {
    const code = FORM.exec(name)?.[1]
    if (code === undefined) continue
    const file = baseName(name)
    yield makeReleaseFile(opened, {
      source: LABOUR_SOURCE,
      part: file.replace(/_pivot.*$/, ""),
      name: file === input.name ? file : `${input.name}/${file}`,
      stated: findDateInName(file),
      records: () => pivotRecords(opened, name, code),
    })
  }
}

type Layout = { period: number; breakdowns: readonly number[]; places: readonly Place[] }
type Place = { cell: number; name: string; country: string | undefined }

async function* pivotRecords(
  opened: OpenedInput,
  name: string,
  code: string,
): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  const gatherer = createGatherer(ILO)
  const described = new Set<string>()
  let layout: Layout | undefined
  for await (const rows of readTable(opened, name)) {
    for (const { cells, line } of rows) {
      if (!layout) {
        layout = parseLayout(cells)
        if (!layout) {
          const text = cells.slice(0, 6).join(", ")
          yield { kind: "problem", problem: "unknown-layout", file, text }
          return
        }
        for (const { country, name: text } of layout.places)
          if (country === undefined)
            yield { kind: "problem", problem: "unknown-country", file, line, text }
        continue
      }
      const parts = layout.breakdowns.map((cell) => cells[cell] ?? "")
      const indicator = mapLabour(code, parts)
      if (!described.has(indicator.code)) yield indicator
      described.add(indicator.code)
      yield* addRow({ cells, line }, layout, file, (point) => {
        gatherer.add({ code: indicator.code, ...point })
      })
    }
    yield { kind: "rows", rows: rows.length }
  }
  yield* gatherer.take()
}

function parseLayout(header: readonly string[]): Layout | undefined {
  const period = header.findIndex((name) => /^(year|quarter|month|time)$/i.test(name.trim()))
  if (period === -1) return undefined
  const findPlace = createPlaceFinder()
  return {
    period,
    breakdowns: Array.from({ length: period }, (_, cell) => cell),
    places: header.flatMap((name, cell) =>
      cell > period && name.trim() !== "" ? [{ cell, name, country: findPlace("", name) }] : [],
    ),
  }
}

type Found = Omit<Parameters<ReturnType<typeof createGatherer>["add"]>[0], "code">

function* addRow(
  { cells, line }: CsvRow,
  { period, places }: Layout,
  file: string,
  add: (point: Found) => void,
): Generator<ImportRecord> {
  const at = parsePeriod(cells[period] ?? "")
  if (!at) {
    yield { kind: "problem", problem: "bad-period", file, line, text: cells[period] ?? "" }
    return
  }
  for (const { cell, country } of places) {
    const text = cells[cell] ?? ""
    if (text === "" || country === undefined) continue
    const value = readNumber(text)
    if (value === undefined) yield { kind: "problem", problem: "bad-number", file, line, text }
    else if (value !== null) add({ country, ...at, value, line })
  }
}

const NAMES: Readonly<Record<string, { name: string; unit: string }>> = {
  UNE_DEAP_SEX_AGE_RT: { name: "Unemployment rate", unit: "% of labour force" },
}

/** Maps a table and a breakdown to an indicator. "Total" does not count as a breakdown. */
function mapLabour(table: string, breakdown: readonly string[]): ImportedIndicator {
  const parts = breakdown.map((part) => part.trim()).filter((part) => !/^total$/i.test(part))
  const words = NAMES[table]
  return mapIndicator({
    publisherId: ILO,
    code: [table, ...parts].join("."),
    name: [words?.name ?? table, ...parts.map((part) => part.toLowerCase())].join(", "),
    unit: words?.unit ?? "",
    topics: ["Labour"],
    category: "labour",
    notes: `Table ${table} of ILOSTAT, from labour force surveys and other national sources.`,
  })
}
