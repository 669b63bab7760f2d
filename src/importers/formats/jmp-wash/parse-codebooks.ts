import type { CsvRow } from "../../read/read-csv.ts"

/** What each variable measures by its short name: `wat_bas` is `the population using basic drinking water services`. */
export async function parseCodebooks(
  codebooks: readonly AsyncIterable<readonly CsvRow[]>[],
): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (const batches of codebooks)
    for await (const rows of batches)
      for (const { cells } of rows) {
        const [variable = "", unit = "", connector = "", object = ""] = cells
        if (variable === "" || variable.includes("varname_short")) continue
        const words = [unit, connector, object.replace(/^Latrines: /, "are ")].join(" ")
        if (!labels.has(variable)) labels.set(variable, words.replace(/\s+/g, " ").trim())
      }
  return labels
}
