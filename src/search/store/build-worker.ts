import { parentPort, type MessagePort } from "node:worker_threads"

import { standBack } from "#catalog/background-thread.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"

import { buildIndexData } from "./build-index-data.ts"
import type { IndexData } from "./index-data.ts"
import { mergeIndexData, type CatalogueChange } from "./merge/merge-index-data.ts"
import { readSnapshot } from "./snapshot.ts"

/** The file of an index and the key under which it stands there. */
export type StoredIndex = { file: string; key: string }

/**
 * What the worker gets: a few indicators, or a few of common measures, or that these were all, what year it is, and the
 * index into which they are to be merged where there is one.
 */
export type BuildOrder =
  | { entries: readonly IndicatorCoverage[] }
  | { measures: CatalogueChange["measures"] }
  | { thisYear: number }
  | { thisYear: number; before: StoredIndex; origins: Int32Array }

/** Builds an index of all the indicators it is sent and sends its columns back without copying them. */
function listen(port: MessagePort): void {
  const entries: IndicatorCoverage[] = []
  const measures: (readonly [doc: number, entry: IndicatorCoverage])[] = []
  port.on("message", (order: BuildOrder) => {
    if ("entries" in order) {
      for (const entry of order.entries) entries.push(entry)
      return
    }
    if ("measures" in order) {
      for (const one of order.measures) measures.push(one)
      return
    }
    const { thisYear } = order
    const built =
      "before" in order
        ? merge(order.before, { origins: order.origins, entries, measures, thisYear })
        : buildIndexData(entries, thisYear)
    void built.then((data) => {
      port.postMessage(data ?? null, data === undefined ? [] : listBuffers(data))
      port.close()
    })
  })
}

async function merge(
  { file, key }: StoredIndex,
  change: CatalogueChange,
): Promise<IndexData | undefined> {
  const base = await readSnapshot(file, key)
  return base && mergeIndexData(base, change)
}

function listBuffers({ columns }: IndexData): ArrayBuffer[] {
  return [...new Set(Object.values(columns).map(({ buffer }) => buffer as ArrayBuffer))]
}

if (parentPort) {
  standBack()
  listen(parentPort)
}
