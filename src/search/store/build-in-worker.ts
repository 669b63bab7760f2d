import { Worker } from "node:worker_threads"

import { isSliceOver, nextTurn } from "#domain/in-slices.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"

import type { BuildOrder } from "./build-worker.ts"
import type { IndexData } from "./index-data.ts"

/** How many indicators are handed over at a time, in half a millisecond; what they share is sent once. */
const PORTION = 50

/** Builds the columns of a catalogue in a thread of its own, so that this one answers meanwhile. */
export async function buildInWorker(
  entries: readonly IndicatorCoverage[],
  thisYear: number,
): Promise<IndexData> {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url))
  try {
    const built = new Promise<IndexData>((resolve, reject) => {
      worker.once("message", resolve)
      worker.once("error", reject)
      worker.once("exit", () => {
        reject(new Error("The thread that builds the search index has ended."))
      })
    })
    // It may fail before it is waited for.
    built.catch(() => undefined)
    const send = (order: BuildOrder): void => {
      worker.postMessage(order)
    }
    for (let from = 0; from < entries.length; from += PORTION) {
      send({ entries: entries.slice(from, from + PORTION) })
      if (isSliceOver()) await nextTurn()
    }
    send({ thisYear })
    return await built
  } finally {
    await worker.terminate()
  }
}
