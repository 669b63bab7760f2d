import type { Archive } from "../../read/archive.ts"
import { readCsv } from "../../read/read-csv.ts"

/** A row of a small table by the names of its columns. */
export type TableRow = Readonly<Record<string, string>>

/** Reads a whole small table, such as the concepts or the entities of a package. */
export async function readTable(archive: Archive, path: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  let header: readonly string[] | undefined
  for await (const batch of readCsv(archive.read(path), path)) {
    for (const { cells } of batch) {
      if (!header) {
        header = cells
        continue
      }
      rows.push(Object.fromEntries(header.map((name, k) => [name, (cells[k] ?? "").trim()])))
    }
  }
  return rows
}
