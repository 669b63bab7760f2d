import { assignNames, type Nameable } from "#importers/indicators/assign-names.ts"
import { getImporter } from "#importers/registry.ts"

import { realData } from "./count-records.ts"
import { recordsOf } from "./records-of.ts"
import { STAGED_SOURCES } from "./staged-sources.ts"

/** An indicator with figures and the unique name it is shown by. */
export type StagedName = Nameable & { name: string }

/** The names of every indicator with figures in the staged folders, as importing all of them in this order gives them. */
export async function stagedNames(): Promise<StagedName[]> {
  const found = new Map<string, Nameable>()
  const withValues = new Set<string>()
  for (const [folder, importer] of STAGED_SOURCES)
    for await (const { source, id, indicator } of readFolder(folder, importer))
      if (indicator === undefined) withValues.add(id)
      else if (!found.has(id) || found.get(id)?.publishedName === "")
        found.set(id, {
          ...indicator,
          id,
          publisher: source.publisher,
          sourceTitle: source.title,
        })
  const shown = [...found.values()].filter(({ id }) => withValues.has(id))
  const names = assignNames(shown)
  return shown.map((each) => ({ ...each, name: names.get(each.id) ?? "" }))
}

async function* readFolder(folder: string, importerId: string) {
  const from = realData(folder)
  if (from === undefined) return
  const now = () => new Date("2026-03-04T12:00:00Z")
  for await (const file of getImporter(importerId).open({ from, now }))
    for await (const record of recordsOf(file)) {
      if (record.kind === "problem" || record.kind === "rows") continue
      const id = `${record.publisherId}:${record.code}`
      const indicator = record.kind === "indicator" ? record : undefined
      yield { source: file.source, id, indicator }
    }
}
