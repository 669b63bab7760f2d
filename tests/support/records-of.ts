import type { ImportFile, ImportRecord } from "#importers/importer.ts"

/** What a file holds, record by record. */
export async function* recordsOf(file: Pick<ImportFile, "records">): AsyncGenerator<ImportRecord> {
  for await (const found of file.records()) yield* "kind" in found ? [found] : found
}
