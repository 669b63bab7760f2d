import type { CsvRow } from "../../read/read-csv.ts"

/**
 * The description of each column. The codebook repeats names by mistake: a description at another poverty line than
 * the name's, and any but the first of a name without a line, is left out.
 */
export async function parseCodebook(
  batches: AsyncIterable<readonly CsvRow[]>,
): Promise<Map<string, string>> {
  const descriptions = new Map<string, string>()
  for await (const rows of batches)
    for (const { cells } of rows) {
      const [, column = "", text = ""] = cells
      const description = text.replace(/\s+/g, " ").trim()
      if (!descriptions.has(column) && isInLine(column, description))
        descriptions.set(column, description)
    }
  return descriptions
}

function isInLine(column: string, description: string): boolean {
  const [, amount = "", median] = /_(\d+)(_median)?$/.exec(column) ?? []
  if (amount === "") return true
  if (median !== undefined) return description.includes(`${amount}% of the median`)
  const line = String(Number(amount) / 100)
  return new RegExp(`\\$${line.replace(".", "\\.")}0? a day`).test(description)
}
