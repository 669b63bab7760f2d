import { Agent } from "node:http"
import { setTimeout as delay } from "node:timers/promises"

import { openLoop } from "#tests/bench/support/open-loop.ts"
import { askOnce, type Outcome } from "#tests/support/steady-load.ts"
import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite, type ServedSite } from "#tests/support/served-site.ts"
import {
  signUpWriter,
  waitUntil,
  type SiteAnswer,
  type SiteWriter,
} from "#tests/support/site-writer.ts"

const PER_SECOND = 100
const PAUSE_MS = 10_000
const SLOWEST_WRITE_MS = 2000
const LONGEST_RECOVERY_MS = 5000
const MIN_ANSWERED = 0.99
/** What stands in the caches of the site before the pause begins. */
const PATHS = ["/", "/sources", "/search", "/api/v1/countries/all", "/healthz"]

type Trial = { name: string; begin(): Promise<void> | void; end(): Promise<void> | void }

/**
 * Pauses the PostgreSQL of a site for ten seconds, and stops it and starts it again, under 100 requests a second: what is
 * cached is answered, a change fails within two seconds in words, and the site writes again quickly.
 */
export async function run(rounds = 1): Promise<boolean> {
  if (!hasPostgres) return true
  const database = await startPostgres()
  try {
    const site = await serveSite({ DATABASE_URL: database.url })
    const writer = await signUpWriter(site)
    const faults: string[] = []
    console.log(
      "| what | reads | answered | refused in overload | p99 of reads, ms | writes refused | slowest refusal, ms | writes again after, ms |",
    )
    console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    const before = await readFor(site, delay(5000))
    console.log(describeReads("nothing, before the trials", before, "| | | |"))
    for (let round = 0; round < rounds; round += 1)
      for (const trial of listTrials(database))
        faults.push(...(await runTrial({ site, writer, trial, before })))
    const lost = await writer.listLost()
    console.log(
      `${String(writer.countWritten())} documents acknowledged, ${String(lost.length)} lost.`,
    )
    if (lost.length > 0) faults.push(`${String(lost.length)} documents are lost`)
    for (const fault of faults) console.log(`FAULT: ${fault}`)
    return faults.length === 0
  } finally {
    await endServedSites()
    await database.remove()
  }
}

function listTrials(database: PostgresServer): Trial[] {
  return [
    {
      name: "paused for 10 s",
      begin: () => database.signalAll("SIGSTOP"),
      end: () => database.signalAll("SIGCONT"),
    },
    {
      name: "gone for 10 s",
      begin: () => database.crash(),
      end: () => database.start(),
    },
  ]
}

type Running = { site: ServedSite; writer: SiteWriter; trial: Trial; before: readonly Outcome[] }

async function runTrial({ site, writer, trial, before }: Running): Promise<string[]> {
  await trial.begin()
  const over = delay(PAUSE_MS)
  const refusals: SiteAnswer[] = []
  const [reads] = await Promise.all([readFor(site, over), writeUntil(over, writer, refusals)])
  await trial.end()
  const againMs = await waitUntil(async () => (await writer.write()).status === 200)
  const slowest = Math.max(0, ...refusals.map(({ ms }) => ms))
  const rest = `| ${String(refusals.length)} | ${slowest.toFixed(0)} | ${againMs?.toFixed(0) ?? "never"} |`
  console.log(describeReads(trial.name, reads, rest))
  return [
    ...judgeReads(reads, before),
    ...refusals
      .filter(({ sentence, status }) => sentence === "" || status !== 503)
      .map(({ status, sentence }) => `a write gave ${String(status)} "${sentence}"`),
    ...(slowest > SLOWEST_WRITE_MS
      ? [`a write was refused only after ${slowest.toFixed(0)} ms`]
      : []),
    ...(refusals.length === 0 ? ["no write was refused, so nothing was proved"] : []),
    ...(againMs === undefined || againMs > LONGEST_RECOVERY_MS ? ["it does not write again"] : []),
  ].map((fault) => `${trial.name}: ${fault}`)
}

async function readFor(site: ServedSite, until: Promise<unknown>): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const outcomes = await openLoop({ perSecond: PER_SECOND, until }, (count) =>
    askOnce(`${site.url}${PATHS[count % PATHS.length] ?? "/"}`, agent),
  )
  agent.destroy()
  return outcomes
}

async function writeUntil(until: Promise<unknown>, writer: SiteWriter, refusals: SiteAnswer[]) {
  const state = { isOver: false }
  void until.then(() => (state.isOver = true))
  while (!state.isOver) {
    const answer = await writer.write()
    if (answer.status !== 200) refusals.push(answer)
    await delay(100)
  }
}

/** A busy machine refuses some as overloaded without any pause: of the others hardly one may fail. */
function judgeReads(reads: readonly Outcome[], before: readonly Outcome[]): string[] {
  const counted = reads.filter(({ status }) => status !== "overloaded")
  const answered = counted.filter(({ status }) => status === 200).length / counted.length
  const faults: string[] = []
  if (!(answered >= MIN_ANSWERED)) {
    const ways = [...new Set(counted.map(({ path, status }) => `${path} ${String(status)}`))]
    faults.push(
      `only ${(answered * 100).toFixed(1)} % of the reads were answered: ${ways.join(", ")}`,
    )
  }
  if (countOverloaded(reads) > 2 * countOverloaded(before) + 0.05)
    faults.push("more reads were refused in overload than without a pause")
  return faults
}

function countOverloaded(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ status }) => status === "overloaded").length / outcomes.length
}

function describeReads(name: string, reads: readonly Outcome[], rest: string): string {
  const answered = reads.filter(({ status }) => status === 200)
  const times = answered.map(({ ms }) => ms).sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
  const overloaded = (100 * countOverloaded(reads)).toFixed(1)
  const share = ((100 * answered.length) / reads.length).toFixed(1)
  return `| ${name} | ${String(reads.length)} | ${share} % | ${overloaded} % | ${p99.toFixed(0)} ${rest}`
}
