import { NO_WORDS, type WorldBankDescription } from "../world-bank/map.ts"

/**
 * Reads the descriptions in a DataBank extract. They are not well-formed CSV: quotes inside texts stand alone. A line
 * that begins with a bare code begins a series, and `","` parts its texts.
 */
export function parseMetadata(text: string): WorldBankDescription[] {
  const [head = "", ...records] = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split(/\n(?=[A-Z][A-Z0-9._]*,")/)
  const columns = split(head)
  return records.map((record) => {
    const cells = split(record)
    const at = (column: string) => (cells[columns.indexOf(column)] ?? "").trim()
    return {
      ...NO_WORDS,
      code: at("Code"),
      name: at("Indicator Name"),
      topics: [at("Topic")],
      definition: at("Long definition") || at("Short definition"),
      notes: [at("Limitations and exceptions"), at("General comments")]
        .filter((each) => each !== "")
        .join("\n\n"),
      sourceNote: at("Source"),
      unit: at("Unit of measure"),
    }
  })
}

function split(record: string): string[] {
  const comma = record.indexOf(",")
  const rest = record
    .slice(comma + 1)
    .trim()
    .replace(/^"|"$/g, "")
  return [record.slice(0, comma), ...rest.split('","')].map((cell) => cell.replaceAll('""', '"'))
}
