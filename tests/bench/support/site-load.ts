import { Agent } from "node:http"

import { askOnce, type Outcome } from "#tests/support/steady-load.ts"

import { quantile } from "./numbers.ts"
import { openLoop, type Load } from "./open-loop.ts"

const QUESTIONS = [
  "inflation nigeria",
  "gdp",
  "population of kenya",
  "co2",
  "life expectancy",
  "rent",
]
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
  /** How late the client sent, in the slowest hundredth: its own fault, or that of a busy machine. */
  lateMs: number
  /** Share of those that were refused with "try again". */
  refused: number
  /** Everything that is neither an answer nor such a refusal. */
  faults: readonly string[]
}

/** Clients that ask one after the other: so many answers a second are as many as the site can give. */
export async function measureCapacity(
  url: string,
  seconds: number,
  clients = 16,
): Promise<LoadResult> {
  const end = performance.now() + seconds * 1000
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const outcomes: Outcome[] = []
  let count = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) outcomes.push(await askOnce(url + pathAt(count++), agent))
    }),
  )
  agent.destroy()
  return summarise(outcomes, { seconds, late: [] })
}

/** Asks at a constant rate, whether or not answers come. */
export async function measureLoad(url: string, load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  const start = performance.now()
  let lastMs = 0
  const late: number[] = []
  const outcomes = await openLoop(load, async (count, lateMs) => {
    late.push(lateMs)
    const outcome = await askOnce(url + pathAt(count), agent)
    lastMs = performance.now()
    return outcome
  })
  agent.destroy()
  return summarise(outcomes, { seconds: (lastMs - start) / 1000, late })
}

type Sending = { seconds: number; late: readonly number[] }

function summarise(outcomes: readonly Outcome[], { seconds, late }: Sending): LoadResult {
  const answered = outcomes.filter(({ status }) => status === 200)
  const times = answered.map(({ ms }) => ms)
  const refused = outcomes.filter(({ status }) => status === "overloaded").length
  const faults = outcomes.filter(({ status }) => status !== 200 && status !== "overloaded")
  return {
    sent: outcomes.length,
    seconds,
    goodput: answered.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    lateMs: quantile(late, 0.99),
    refused: refused / outcomes.length,
    faults: faults.map(({ path, status }) => `${path} ${String(status)}`),
  }
}
