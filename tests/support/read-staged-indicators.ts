import type { ImportedIndicator } from "#importers/importer.ts"
import { getImporter } from "#importers/registry.ts"

import { realData } from "./count-records.ts"
import { recordsOf } from "./records-of.ts"
import { STAGED_SOURCES } from "./staged-sources.ts"

/** The indicators that the files of a staged folder describe, as they would be imported; none where it is not at hand. */
export async function readStagedIndicators(folder: string): Promise<ImportedIndicator[]> {
  const from = realData(folder)
  if (from === undefined) return []
  const importer = getImporter(STAGED_SOURCES.find(([each]) => each === folder)?.[1] ?? "")
  const now = () => new Date("2026-03-04T12:00:00Z")
  const found: ImportedIndicator[] = []
  for await (const file of importer.open({ from, now }))
    for await (const record of recordsOf(file)) if (record.kind === "indicator") found.push(record)
  return found
}
