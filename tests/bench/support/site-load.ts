import { Agent } from "node:http"

import { askOnce, type Outcome } from "#tests/support/steady-load.ts"

import { openLoop, type Load } from "./open-loop.ts"

const QUESTIONS = [
  "inflation nigeria",
  "gdp",
  "population of kenya",
  "co2",
  "life expectancy",
  "rent",
]
const CLIENTS = 16

/** What is asked of a site, from cached pages to searches that are made for each visitor. */
export function pathAt(count: number): string {
  const question = encodeURIComponent(
    `${QUESTIONS[count % QUESTIONS.length] ?? ""} ${String(count % 97)}`,
  )
  const paths = ["/", "/sources", `/results?q=${question}`, `/api/v1/search?q=${question}`]
  return paths[count % paths.length] ?? "/"
}

/** What came of a load: how many were answered each second, how long that took, and what else came back. */
export type LoadResult = {
  sent: number
  seconds: number
  goodput: number
  p50: number
  p99: number
  /** Share of those that were refused with "try again". */
  refused: number
  /** Everything that is neither an answer nor such a refusal. */
  faults: readonly string[]
}

/** Clients that ask one after the other: so many answers a second are as many as the site can give. */
export async function measureCapacity(url: string, seconds: number): Promise<LoadResult> {
  const end = performance.now() + seconds * 1000
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const outcomes: Outcome[] = []
  let count = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) outcomes.push(await askOnce(url + pathAt(count++), agent))
    }),
  )
  agent.destroy()
  return summarise(outcomes, seconds)
}

/** Asks at a constant rate, whether or not answers come. */
export async function measureLoad(url: string, load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  const start = performance.now()
  let lastMs = 0
  const outcomes = await openLoop(load, async (count) => {
    const outcome = await askOnce(url + pathAt(count), agent)
    lastMs = performance.now()
    return outcome
  })
  agent.destroy()
  return summarise(outcomes, (lastMs - start) / 1000)
}

function summarise(outcomes: readonly Outcome[], seconds: number): LoadResult {
  const answered = outcomes.filter(({ status }) => status === 200)
  const times = answered.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const refused = outcomes.filter(({ status }) => status === "overloaded").length
  const faults = outcomes.filter(({ status }) => status !== 200 && status !== "overloaded")
  return {
    sent: outcomes.length,
    seconds,
    goodput: answered.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    refused: refused / outcomes.length,
    faults: faults.map(({ path, status }) => `${path} ${String(status)}`),
  }
}
