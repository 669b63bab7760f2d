import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/period.ts"

import { createGatherer } from "../gather-series.ts"
import type { ImportedIndicator, ImportRecord, Problem } from "../importer.ts"
import type { CsvRow } from "../read-csv.ts"
import { IPC, mapPrices, MEASURES, priceCode, type Group } from "./map.ts"

const COUNTRY = "ARG"
const COLUMNS = ["Codigo", "Descripcion", "Clasificador", "Periodo", "Region"] as const

/** Reads the table: a row for each group of goods, month and region, with decimal commas; NA is a gap. */
export async function* parsePrices(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(IPC.publisherId)
  const described = new Map<string, ImportedIndicator>()
  let places: ReadonlyMap<string, number> | undefined
  for await (const rows of batches) {
    let read = 0
    for (const { cells, line } of rows) {
      if (!places) {
        places = parseHeader(cells, file)
        continue
      }
      read += 1
      const at = places
      const cell = (column: string) => (cells[at.get(column) ?? -1] ?? "").trim()
      const problem = (kind: Problem["problem"], text: string): Problem => ({
        kind: "problem",
        problem: kind,
        file,
        line,
        text,
      })
      const group: Group = {
        code: cell("Codigo"),
        words: cell("Descripcion"),
        classifier: cell("Clasificador"),
        region: cell("Region"),
      }
      const period = parsePeriod(cell("Periodo"))
      if (group.code === "" || group.region === "")
        yield problem("missing-text", "The row names no group of goods or no region")
      else if (period?.frequency !== "monthly") yield problem("bad-period", cell("Periodo"))
      else {
        for (const measure of MEASURES) {
          const value = readDecimalComma(cell(measure.column))
          const code = priceCode(group, measure)
          if (value === undefined) yield problem("bad-number", cell(measure.column))
          else if (value !== null) {
            gatherer.add({ code, country: COUNTRY, ...period, value, line })
            if (!described.has(code)) described.set(code, mapPrices(group, measure))
          }
        }
      }
    }
    yield { kind: "rows", rows: read }
  }
  if (!places) throw notPrices(file)
  yield* gatherer.take()
  yield* described.values()
}

function parseHeader(cells: readonly string[], file: string): ReadonlyMap<string, number> {
  const places = new Map(cells.map((cell, k) => [cell.trim(), k]))
  if (COLUMNS.some((column) => !places.has(column))) throw notPrices(file)
  return places
}

/** `9071,2836` and `1.234,5`; `null` for a blank or NA, `undefined` for what is no number. */
export function readDecimalComma(text: string): number | null | undefined {
  if (text === "" || text === "NA") return null
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(text)) return undefined
  return Number(text.replaceAll(".", "").replace(",", "."))
}

function notPrices(file: string): AppError {
  return new AppError("bad-file", `${file} lacks one of the columns ${COLUMNS.join(", ")}.`)
}
