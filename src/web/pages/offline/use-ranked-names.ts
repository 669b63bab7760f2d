import { useEffect, useRef, useState } from "react"

import { indicatorPath } from "#domain/addresses/page-paths.ts"
import type { OfflineNames } from "#search/offline-catalogue.ts"
import type { OfflineResult } from "#search/offline-search.ts"

import type { SearchOrder, SearchReply } from "../../offline/search-worker.ts"
import searchWorker from "../../offline/search-worker.ts?worker&url"
import type { OfflineName } from "./find-names.ts"

/** Where the device keeps the program that searches. */
export const SEARCH_WORKER = searchWorker

type Found = { text: string; names: readonly OfflineName[] }

/** What a text finds by the ranking of the site; `undefined` until the index is built and has answered. */
export function useRankedNames(
  names: OfflineNames | undefined,
  text: string,
): readonly OfflineName[] | undefined {
  const worker = useRef<Worker>(undefined)
  const [isReady, setReady] = useState(false)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (names === undefined) return
    const made = new Worker(searchWorker, { type: "module" })
    worker.current = made
    made.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
      if (data.isReady) setReady(true)
      else setFound({ text: data.text, names: data.results.map(nameResult) })
    })
    send(made, { catalogue: names.catalogue, thisYear: new Date().getFullYear() })
    return () => {
      made.terminate()
      worker.current = undefined
    }
  }, [names])
  useEffect(() => {
    if (isReady && worker.current) send(worker.current, { text })
  }, [isReady, text])
  return found?.text === text ? found.names : undefined
}

function send(worker: Worker, order: SearchOrder): void {
  worker.postMessage(order)
}

function nameResult({ indicator, country }: OfflineResult): OfflineName {
  const path = indicatorPath({ name: indicator, countrySlug: country?.slug })
  return [country === null ? indicator : `${indicator}, ${country.name}`, path]
}
