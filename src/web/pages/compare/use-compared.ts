import { useEffect, useState } from "react"

import { secondQuery, withSharedFrequency } from "#charts/query/compare-query.ts"
import type { ComparedSeries } from "#charts/model/compared-series.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import { COMPARED_DATASET_KEYS } from "#domain/addresses/address-keys.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import { callApi } from "../../session/call-api.ts"
import type { LinkedPlace } from "../indicator/page-data.ts"
import { otherFrequencySentence } from "./frequency-words.ts"
import { NOTHING_COMPARED, type Compared } from "./page-data.ts"
import { readDatasetBody, type DatasetAnswerBody } from "./read-dataset-body.ts"

/** The datasets an address names, asked of the API. While new ones are on their way the old ones stay, and `isLoading` says so. */
export function useCompared(
  query: URLSearchParams,
  places: readonly LinkedPlace[],
): { compared: Compared; isLoading: boolean } {
  const request = COMPARED_DATASET_KEYS.map(
    (key) => `${key}=${encodeURIComponent(query.get(key) ?? "")}`,
  ).join("&")
  const [answer, setAnswer] = useState<{ request: string; compared: Compared }>()
  useEffect(() => {
    const abort = new AbortController()
    void findCompared(new URLSearchParams(request), places, abort.signal).then((compared) => {
      if (!abort.signal.aborted) setAnswer({ request, compared })
    })
    return () => {
      abort.abort()
    }
  }, [request, places])
  return { compared: answer?.compared ?? NOTHING_COMPARED, isLoading: answer?.request !== request }
}

type Side = { series: ComparedSeries | null; isMissing: boolean; problem: string | null }

async function findCompared(
  query: URLSearchParams,
  places: readonly LinkedPlace[],
  signal: AbortSignal,
): Promise<Compared> {
  const first = await findSide(query, requestedFrequency(query), places, signal)
  const frequency = first.series?.observations.frequency
  const second = await findSide(secondQuery(query), frequency, places, signal)
  const missing = [first, second].flatMap(({ isMissing }, k) =>
    isMissing ? [k === 0 ? ("first" as const) : ("second" as const)] : [],
  )
  const problems = [first, second].flatMap(({ problem }) => problem ?? [])
  const base = { first: first.series, missing, problems }
  if (!first.series || !second.series || second.series.observations.frequency === frequency) {
    return { ...base, second: second.series }
  }
  const shared = withSharedFrequency(query, first.series, second.series)
  if (shared) return findCompared(shared, places, signal)
  const sentence = otherFrequencySentence(second.series, first.series)
  return { ...base, second: null, problems: [...problems, sentence] }
}

async function findSide(
  query: URLSearchParams,
  frequency: Frequency | undefined,
  places: readonly LinkedPlace[],
  signal: AbortSignal,
): Promise<Side> {
  const [indicator, country] = [query.get("indicator") ?? "", query.get("country") ?? ""]
  if (indicator === "" || country === "") return { series: null, isMissing: false, problem: null }
  const id = await findId({ indicator, country }, frequency, signal)
  if (id === undefined) return { series: null, isMissing: true, problem: null }
  const asOf = query.get("asOf")
  const path = `/dataset/${encodeURIComponent(id)}${asOf === null || asOf === "" ? "" : `?asOf=${encodeURIComponent(asOf)}`}`
  const answer = await callApi<DatasetAnswerBody>(path, { signal })
  // A source that is not passed on says why; its dataset is not missing.
  if (answer.error !== undefined) {
    return { series: null, isMissing: answer.status === 404, problem: answer.error }
  }
  const { data } = answer
  const place = places.find(({ name }) => name === data.country)
  const known = place ?? { name: data.country, slug: country, code2: null }
  return { series: readDatasetBody(data, known), isMissing: false, problem: null }
}

/** The dataset of the frequency asked for, stored or derived, else the first there is. */
async function findId(
  names: { indicator: string; country: string },
  frequency: Frequency | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const attempts = frequency === undefined ? [{}] : [{ frequency }, {}]
  for (const attempt of attempts) {
    const query = new URLSearchParams({ ...names, ...attempt, limit: "20" })
    const answer = await callApi<{ dataset: { id: string; isPublished: boolean }[] }>(
      `/dataset?${query.toString()}`,
      { signal },
    )
    const row =
      answer.error === undefined ? answer.data.dataset.find((d) => d.isPublished) : undefined
    if (row) return row.id
  }
  return undefined
}
