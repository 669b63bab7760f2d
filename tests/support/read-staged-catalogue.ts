import type { ImportedIndicator } from "#importers/importer.ts"
import { createProblemLog } from "#importers/pipeline/problem-log.ts"
import { readRecords } from "#importers/pipeline/read-records.ts"
import { getImporter } from "#importers/registry.ts"

import { realData } from "./count-records.ts"
import { STAGED_SOURCES } from "./staged-sources.ts"

/** An indicator with figures, as the import of the staged files describes it, and the publisher who is named with it. */
export type StagedIndicator = ImportedIndicator & { id: string; publisher: string; folder: string }

/**
 * Every indicator that the staged folders have figures of, with what the values settle; texts and units that one file
 * leaves empty come from the others.
 */
export async function readStagedCatalogue(): Promise<StagedIndicator[]> {
  const found = new Map<string, StagedIndicator>()
  const now = () => new Date("2026-11-21T00:00:00Z")
  for (const [folder, importerId] of STAGED_SOURCES) {
    const from = realData(folder)
    if (from === undefined) continue
    for await (const file of getImporter(importerId).open({ from, now })) {
      const contents = await readRecords(file, "2026-11-21", {
        problems: createProblemLog(),
        onProgress: undefined,
        onSeries: () => undefined,
      })
      for (const [id, indicator] of contents.indicators) {
        const known = found.get(id)
        if (!known && !contents.withValues.has(id)) continue
        const described = { ...indicator, id, publisher: file.source.publisher, folder }
        found.set(id, known ? joined(known, described) : described)
      }
    }
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function joined(known: StagedIndicator, other: StagedIndicator): StagedIndicator {
  return {
    ...known,
    unit: known.unit || other.unit,
    definition: known.definition || other.definition,
    decimals: known.decimals ?? other.decimals,
  }
}
