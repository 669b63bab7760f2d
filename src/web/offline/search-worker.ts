import type { OfflineCatalogue } from "#search/offline-catalogue.ts"
import { openOfflineSearch, type OfflineResult } from "#search/offline-search.ts"

/** What the worker is sent: once the catalogue, then each text to look for. */
export type SearchOrder = { catalogue: OfflineCatalogue; thisYear: number } | { text: string }

/** What it answers: that it can search, then what each text finds. */
export type SearchReply =
  { isReady: true } | { isReady: false; text: string; results: readonly OfflineResult[] }

type WorkerScope = {
  addEventListener(type: "message", listener: (event: { data: SearchOrder }) => void): void
  postMessage(reply: SearchReply): void
}

const worker = globalThis as unknown as WorkerScope
let opened: ReturnType<typeof openOfflineSearch> | undefined

/** Searches apart from the page, which stays quick while the index is built. */
worker.addEventListener("message", ({ data }) => {
  if ("catalogue" in data) {
    opened = openOfflineSearch(data.catalogue, data.thisYear)
    void opened.then(() => {
      worker.postMessage({ isReady: true })
    })
    return
  }
  const { text } = data
  void opened?.then((search) => {
    worker.postMessage({ isReady: false, text, results: search(text) })
  })
})
