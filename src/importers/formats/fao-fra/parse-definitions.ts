import type { CsvRow } from "../../read/read-csv.ts"
import type { Definition } from "./map.ts"

/** Name and definition of each variable by its code. */
export async function parseDefinitions(
  batches: AsyncIterable<readonly CsvRow[]>,
): Promise<Map<string, Definition>> {
  const definitions = new Map<string, Definition>()
  for await (const rows of batches)
    for (const { cells } of rows) {
      const [code = "", name = "", definition = ""] = cells
      if (code !== "variable_code") definitions.set(code, { name, definition })
    }
  return definitions
}
