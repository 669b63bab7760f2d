import { Worker } from "node:worker_threads"

import { isSliceOver, nextTurn } from "#domain/in-slices.ts"
import type { CoverageList } from "#catalog/indicator-coverage.ts"

import type { BuildOrder, StoredIndex } from "./build-worker.ts"
import type { IndexData } from "./index-data.ts"
import type { CatalogueChange } from "./merge/merge-index-data.ts"

/** How many indicators are handed over at a time, in half a millisecond; what they share is sent once. */
const PORTION = 50

type Send = (order: BuildOrder) => void

/** Builds the columns of a catalogue in a thread of its own, so that this one answers meanwhile. */
export async function buildInWorker(
  entries: Pick<CoverageList, "length" | "at">,
  thisYear: number,
): Promise<IndexData> {
  const data = await askWorker(async (send) => {
    await sendInPortions(entries, (some) => send({ entries: some }))
    send({ thisYear })
  })
  if (data === null) throw new Error("The search index was not built.")
  return data
}

/**
 * Makes the columns of the next catalogue from those of the one before, which are read from their file, and from what
 * changed. `undefined` where the file has another catalogue, or everything has to be built anew.
 */
export async function mergeInWorker(
  before: StoredIndex,
  { origins, entries, measures, thisYear }: CatalogueChange,
): Promise<IndexData | undefined> {
  const data = await askWorker(async (send) => {
    await sendInPortions(entries, (some) => send({ entries: some }))
    await sendInPortions(measures, (some) => send({ measures: some }))
    send({ thisYear, before, origins })
  })
  return data ?? undefined
}

async function askWorker(order: (send: Send) => Promise<void>): Promise<IndexData | null> {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url))
  try {
    const built = new Promise<IndexData | null>((resolve, reject) => {
      worker.once("message", resolve)
      worker.once("error", reject)
      worker.once("exit", () => {
        reject(new Error("The thread that builds the search index has ended."))
      })
    })
    // It may fail before it is waited for.
    built.catch(() => undefined)
    await order((one) => {
      worker.postMessage(one)
    })
    return await built
  } finally {
    await worker.terminate()
  }
}

async function sendInPortions<T>(
  items: { readonly length: number; at(number: number): T | undefined },
  send: (some: readonly T[]) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += PORTION) {
    const length = Math.min(PORTION, items.length - from)
    const some = Array.from({ length }, (_, at) => items.at(from + at))
    send(some.filter((item) => item !== undefined))
    if (isSliceOver()) await nextTurn()
  }
}
