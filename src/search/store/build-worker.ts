import { parentPort, type MessagePort } from "node:worker_threads"

import { standBack } from "#catalog/background-thread.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"

import { buildIndexData } from "./build-index-data.ts"
import type { IndexData } from "./index-data.ts"

/** What the worker gets: a few indicators of the catalogue, or that these were all and what year it is. */
export type BuildOrder = { entries: readonly IndicatorCoverage[] } | { thisYear: number }

/** Builds an index of all the indicators it is sent and sends its columns back without copying them. */
function listen(port: MessagePort): void {
  const entries: IndicatorCoverage[] = []
  port.on("message", (order: BuildOrder) => {
    if ("entries" in order) {
      for (const entry of order.entries) entries.push(entry)
      return
    }
    void buildIndexData(entries, order.thisYear).then((data) => {
      port.postMessage(data, listBuffers(data))
      port.close()
    })
  })
}

function listBuffers({ columns }: IndexData): ArrayBuffer[] {
  return [...new Set(Object.values(columns).map(({ buffer }) => buffer as ArrayBuffer))]
}

if (parentPort) {
  standBack()
  listen(parentPort)
}
