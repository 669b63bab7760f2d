import type { Archive } from "../read/archive.ts"

// Some tables are empty and have no header; at least one of the first fifty has.
const MAX_TABLES = 50
const SEPARATORS = [",", ";", "\t"]

/** Whether the first line of any of the tables has the wanted cells, separated by commas, semicolons or tabs. */
export async function hasHeader(
  archive: Archive,
  tables: readonly string[],
  isWanted: (cells: readonly string[]) => boolean,
): Promise<boolean> {
  for (const name of tables.slice(0, MAX_TABLES)) {
    const line = await readFirstLine(archive.read(name))
    if (SEPARATORS.some((separator) => isWanted(splitCells(line, separator)))) return true
  }
  return false
}

async function readFirstLine(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  for await (const chunk of bytes) {
    const [line = ""] = Buffer.from(chunk).toString("utf8").split(/\r?\n/)
    return line.replace(/^\uFEFF/, "")
  }
  return ""
}

function splitCells(line: string, separator: string): string[] {
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"))
}
