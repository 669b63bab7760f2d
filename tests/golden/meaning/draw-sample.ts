import { createHash } from "node:crypto"

import { indicatorId } from "#domain/indicators/indicator.ts"
import type { ImportedIndicator } from "#importers/importer.ts"
import { readStagedIndicators } from "#tests/support/read-staged-indicators.ts"
import { STAGED_SOURCES } from "#tests/support/staged-sources.ts"

/** One indicator of the sample and the folder it was drawn from. */
export type Drawn = { folder: string; id: string; indicator: ImportedIndicator }

const SEED = "meaning 1"
const SIZE = 300
const MAX_PER_FOLDER = 22

/**
 * Draws 300 indicators over all staged folders: from each a number that grows with the root of how many it has, those
 * whose seeded hash comes first. An indicator of several folders counts in the first of them.
 */
export async function drawSample(): Promise<Drawn[]> {
  const byFolder = new Map<string, Map<string, ImportedIndicator>>()
  const taken = new Set<string>()
  for (const [folder] of STAGED_SOURCES) {
    const own = new Map<string, ImportedIndicator>()
    for (const indicator of await readStagedIndicators(folder)) {
      const id = indicatorId(indicator.publisherId, indicator.code)
      if (!taken.has(id) || own.has(id)) own.set(id, indicator)
      taken.add(id)
    }
    byFolder.set(folder, own)
  }
  const counts = shareOut(new Map([...byFolder].map(([folder, own]) => [folder, own.size])))
  return [...byFolder].flatMap(([folder, own]) =>
    [...own]
      .sort(([a], [b]) => (order(a) < order(b) ? -1 : 1))
      .slice(0, counts.get(folder) ?? 0)
      .map(([id, indicator]) => ({ folder, id, indicator })),
  )
}

/** How many to draw of each folder: at least one where there is any, in all exactly the size of the sample. */
function shareOut(sizes: ReadonlyMap<string, number>): Map<string, number> {
  const roots = [...sizes].map(([folder, size]) => ({ folder, size, root: Math.sqrt(size) }))
  const counts = new Map(roots.map(({ folder, size }) => [folder, Math.min(size, 1)]))
  const left = () => SIZE - [...counts.values()].reduce((sum, count) => sum + count, 0)
  while (left() > 0) {
    const next = roots
      .filter(({ folder, size }) => (counts.get(folder) ?? 0) < Math.min(size, MAX_PER_FOLDER))
      .map(({ folder, root }) => ({ folder, lack: root / ((counts.get(folder) ?? 0) + 1) }))
      .reduce((a, b) => (b.lack > a.lack ? b : a))
    counts.set(next.folder, (counts.get(next.folder) ?? 0) + 1)
  }
  return counts
}

function order(id: string): string {
  return createHash("sha256").update(`${SEED}\n${id}`).digest("hex")
}
