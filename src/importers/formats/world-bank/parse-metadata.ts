import type { CsvRow } from "../../read/read-csv.ts"
import { NO_WORDS, type WorldBankDescription } from "./map.ts"
import { TOPICS } from "./topics.data.ts"

type Fields = (name: string) => string

/** Reads `WDISeries.csv` of the bulk download. */
export async function parseBulkSeries(
  batches: AsyncIterable<readonly CsvRow[]>,
): Promise<Map<string, WorldBankDescription>> {
  return readByCode(batches, "Series Code", (field) => ({
    name: field("Indicator Name"),
    topics: [field("Topic")],
    definition: field("Long definition") || field("Short definition"),
    notes: [
      field("Limitations and exceptions"),
      field("Notes from original source"),
      field("General comments"),
      field("Other notes"),
    ]
      .filter((text) => text !== "")
      .join("\n\n"),
    sourceNote: field("Source"),
    unit: field("Unit of measure"),
    aggregation: field("Aggregation method"),
  }))
}

/** Reads `Metadata_Indicator_*.csv` of an API download; its number says the topic where the download was of a topic. */
export async function parseApiMetadata(
  batches: AsyncIterable<readonly CsvRow[]>,
  fileName: string,
): Promise<Map<string, WorldBankDescription>> {
  const topics = mapTopics(fileName)
  return readByCode(batches, "INDICATOR_CODE", (field) => ({
    ...NO_WORDS,
    name: field("INDICATOR_NAME"),
    topics,
    definition: field("SOURCE_NOTE"),
    sourceNote: field("SOURCE_ORGANIZATION"),
  }))
}

/** The topic that an API file's name says: `API_11_DS2_en_csv_v2_37833.csv` is of topic 11. Empty for others. */
export function mapTopics(fileName: string): string[] {
  const number = /(?:^|_)API_(\d{1,2})_DS2/.exec(fileName)?.[1]
  const topic = number === undefined ? undefined : TOPICS[number]
  return topic === undefined ? [] : [topic]
}

async function readByCode(
  batches: AsyncIterable<readonly CsvRow[]>,
  codeColumn: string,
  read: (field: Fields) => Omit<WorldBankDescription, "code">,
): Promise<Map<string, WorldBankDescription>> {
  const found = new Map<string, WorldBankDescription>()
  let columns: Map<string, number> | undefined
  for await (const rows of batches) {
    for (const { cells } of rows) {
      if (!columns) {
        columns = new Map(cells.map((cell, k) => [cell.trim(), k]))
        continue
      }
      const at = columns
      const field: Fields = (name) => (cells[at.get(name) ?? -1] ?? "").trim()
      const code = field(codeColumn)
      if (code !== "") found.set(code, { code, ...read(field) })
    }
  }
  return found
}
