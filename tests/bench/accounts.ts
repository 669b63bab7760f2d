import { spawn } from "node:child_process"
import { Agent } from "node:http"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"

import { SAMPLE_PAGE } from "#tests/support/sample-site.ts"
import { STRANGE_PASSWORD, TEST_PASSWORD, WRONG_PASSWORD } from "#tests/support/test-passwords.ts"

import { estimateMedian, quantile, round3, verdictOf, type Estimate } from "./support/numbers.ts"
import { openLoop, timeOf } from "./support/open-loop.ts"
import { startSite, type SiteProcess } from "./support/site-process.ts"

const ROUNDS = 20
const SECONDS = 4
const READS = 500
const LOGINS = 10
const MAX_SLOWER = 1.2
const AT_ONCE = 200
const BURSTS = 10
const MAX_LAG_MS = 50
const SAMPLES = 200
const MAX_APART_MS = 5
const KNOWN = "known@example.org"

/** What signing in costs everybody else, and whether its time tells who has an account. */
export async function run(): Promise<void> {
  const site = await startSite()
  await makeAccount(site)
  await measureReads(site.origin)
  await measureLag(site)
  await measureTiming(site)
  await site.stop()
}

/**
 * Reads alone, beside sign-ins, and beside another process that makes as many password keys and has nothing to do with
 * the site: the last tells what the machine's processors cost from what the site costs. The three follow each other in
 * windows of some seconds, each round in another order, and each round gives a ratio of their p99.
 */
async function measureReads(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const load = { perSecond: READS, seconds: SECONDS }
  const p99 = async () =>
    quantile(await openLoop(load, () => timeOf(origin + SAMPLE_PAGE, agent)), 0.99)
  const beside = (start: () => () => unknown) => async () => {
    const stop = start()
    const time = await p99()
    await stop()
    return time
  }
  const kinds = [p99, beside(() => signInSteadily(origin)), beside(makeKeysElsewhere)]
  for (const measure of kinds) await measure()
  const times: number[][] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const at = (round + turn) % kinds.length
      times[at]?.push((await kinds[at]?.()) ?? 0)
    }
  }
  agent.destroy()
  const [alone = [], signingIn = [], elsewhere = []] = times
  const ratioTo = (others: number[]) =>
    estimateMedian(signingIn.map((time, round) => time / (others[round] ?? 0)))
  const ratio = ratioTo(alone)
  console.log(
    `p99 of ${String(READS)} reads/s, ms, ${String(ROUNDS)} windows of ${String(SECONDS)} s each: alone ${words(estimateMedian(alone))}, beside ${String(LOGINS)} logins/s ${words(estimateMedian(signingIn))}, beside ${String(LOGINS)} keys/s made by another process ${words(estimateMedian(elsewhere))}`,
  )
  console.log(
    `ratio to alone ${words(ratio)}; less than ${String(MAX_SLOWER)}: ${verdictOf(ratio, MAX_SLOWER)}; ratio to beside the other process ${words(ratioTo(elsewhere))}`,
  )
}

/** The same hashing outside of the site, until it is stopped. */
function makeKeysElsewhere(): () => void {
  const script = fileURLToPath(new URL("support/key-maker.ts", import.meta.url))
  const child = spawn(process.execPath, [script, String(LOGINS)], { stdio: "inherit" })
  return () => child.kill()
}

function words({ median, low, high }: Estimate): string {
  return `${String(round3(median))} (95 %: ${String(round3(low))} to ${String(round3(high))})`
}

async function post(origin: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${origin}/api/v1/customer/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

async function makeAccount({ origin, verify }: SiteProcess): Promise<void> {
  await post(origin, "signup", { fullName: "Amina", email: KNOWN, password: TEST_PASSWORD })
  await verify()
}

/** Signs in at a constant rate until it is stopped, which waits for the last answer. */
function signInSteadily(origin: string): () => Promise<unknown> {
  const under: Promise<number>[] = []
  const timer = setInterval(
    () => under.push(post(origin, "login", { email: KNOWN, password: TEST_PASSWORD })),
    1000 / LOGINS,
  )
  return () => {
    clearInterval(timer)
    return Promise.all(under)
  }
}

/** Bursts of sign-ins, each with the same wait before it, in which the loop is measured at rest. */
async function measureLag({ origin, readState }: SiteProcess): Promise<void> {
  const [lags, atRest]: [number[], number[]] = [[], []]
  const before = await readState()
  let refused = 0
  for (let burst = 0; burst < BURSTS; burst += 1) {
    await readState()
    await delay(1000)
    atRest.push((await readState()).lagMs)
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        post(origin, "login", { email: KNOWN, password: TEST_PASSWORD }),
      ),
    )
    refused += statuses.filter((status) => status === 503).length
    lags.push((await readState()).lagMs)
  }
  const lag = estimateMedian(lags)
  const grown = ((await readState()).rss - before.rss) / 2 ** 20
  console.log(
    `${String(BURSTS)} bursts of ${String(AT_ONCE)} logins at once: event loop p99 late by ${words(lag)} ms, at most ${String(round3(Math.max(...lags)))}; at rest ${words(estimateMedian(atRest))} ms; at most ${String(MAX_LAG_MS)} ms: ${verdictOf(lag, MAX_LAG_MS)}; ${String(refused)} refused with 503, memory ${grown.toFixed(0)} MB more`,
  )
}

/**
 * Medians of known and unknown addresses, asked in turns so that both meet the same machine. Each address is asked once
 * a call: the mails that one address gets are limited.
 */
async function measureTiming({ origin, verify }: SiteProcess): Promise<void> {
  const known = Array.from({ length: SAMPLES }, (_, k) => `known${String(k)}@example.org`)
  for (const email of known) {
    await post(origin, "signup", { fullName: "Amina", email, password: TEST_PASSWORD })
  }
  await verify()
  const kinds: [string, (email: string) => object][] = [
    ["login", (email) => ({ email, password: WRONG_PASSWORD })],
    ["signup", (email) => ({ fullName: "Eve", email, password: STRANGE_PASSWORD })],
    ["forgot-password", (email) => ({ email })],
    ["resend-otp", (email) => ({ email })],
  ]
  for (const [path, body] of kinds) {
    const times: [number[], number[]] = [[], []]
    const statuses: [Set<number>, Set<number>] = [new Set(), new Set()]
    for (const [k, email] of known.entries()) {
      const emails = [email, `nobody-${path}-${String(k)}@example.org`]
      for (const [of, one] of emails.entries()) {
        const start = performance.now()
        statuses[of]?.add(await post(origin, path, body(one)))
        times[of]?.push(performance.now() - start)
      }
      await delay(1)
    }
    const [a, b] = [quantile(times[0], 0.5), quantile(times[1], 0.5)]
    const apart = Math.abs(a - b)
    console.log(
      `${path}: median ${a.toFixed(2)} ms known (${[...statuses[0]].join()}), ${b.toFixed(2)} ms unknown (${[...statuses[1]].join()}), difference ${apart.toFixed(2)} ms: ${apart <= MAX_APART_MS ? "held" : "not held"}`,
    )
  }
}
