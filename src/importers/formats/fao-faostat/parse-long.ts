import { parsePeriod } from "#domain/time/period.ts"

import type { Problem, RowsRead } from "../../importer.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { labelKey, type WideRow } from "../../tables/wide-years.ts"

/** Reads an extract with a row for each year as rows of one figure; cells that cannot be read are reported. */
export async function* parseLong(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
): AsyncGenerator<WideRow | Problem | RowsRead> {
  yield* readRowsUnderHeader(batches, {
    isComment: ({ cells }) => cells[0]?.startsWith("#") ?? false,
    header: ({ cells }) => cells.map(labelKey),
    row: (row, keys) => [parseRow(row, keys, file)],
  })
}

function parseRow({ cells, line }: CsvRow, keys: readonly string[], file: string) {
  const labels = new Map(keys.map((key, k) => [key, (cells[k] ?? "").trim()]))
  const problem = problemAt(file, line)
  const year = labels.get("year") ?? ""
  const period = parsePeriod(year)
  if (period?.frequency !== "yearly") return problem("bad-period", year)
  const text = labels.get("value") ?? ""
  const value = readNumber(text)
  if (value === undefined) return problem("bad-number", text)
  const row: WideRow = {
    kind: "row",
    line,
    labels,
    observations:
      value === null ? undefined : { frequency: "yearly", start: period.index, values: [value] },
  }
  return row
}
