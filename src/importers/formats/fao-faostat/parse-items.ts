import type { CsvRow } from "../../read/read-csv.ts"
import { labelKey } from "../../tables/wide-years.ts"

/** The definition of each item by its code, from FAOSTAT's list of items; the first that is not empty stands. */
export async function parseItems(
  batches: AsyncIterable<readonly CsvRow[]>,
): Promise<Map<string, string>> {
  const definitions = new Map<string, string>()
  let code = -1
  let description = -1
  for await (const rows of batches) {
    for (const { cells } of rows) {
      if (code === -1) {
        const keys = cells.map(labelKey)
        code = keys.indexOf("itemcode")
        description = keys.indexOf("description")
        if (code === -1 || description === -1) return definitions
        continue
      }
      const text = (cells[description] ?? "").replace(/\s+/g, " ").trim()
      const item = cells[code] ?? ""
      if (text !== "" && !definitions.has(item)) definitions.set(item, text)
    }
  }
  return definitions
}
