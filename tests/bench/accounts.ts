import { setTimeout as delay } from "node:timers/promises"

import autocannon from "autocannon"

import { SAMPLE_PAGE } from "#tests/support/sample-site.ts"

import { startSite, type SiteProcess } from "./site-process.ts"

const SECONDS = 10
const READS = 500
const LOGINS = 10
const AT_ONCE = 200
const SAMPLES = 200
const PASSWORD = "Right horse 7"
const KNOWN = "known@example.org"

/** What signing in costs everybody else, and whether its time tells who has an account. */
export async function run(): Promise<void> {
  const site = await startSite()
  const { origin } = site
  await makeAccount(site)
  const reads = async () => (await read(origin)).latency
  await reads()
  const rounds: { alone: number; beside: number }[] = []
  for (let round = 0; round < 3; round++) {
    const alone = await reads()
    const stop = signInSteadily(origin)
    const beside = await reads()
    stop()
    rounds.push({ alone: alone.p99, beside: beside.p99 })
  }
  for (const { alone, beside } of rounds) {
    console.log(
      `p99 of ${String(READS)} reads/s: ${String(alone)} ms alone, ${String(beside)} ms beside ${String(LOGINS)} logins/s`,
    )
  }
  await measureLag(site)
  await measureTiming(site)
  await site.stop()
}

function read(origin: string) {
  return autocannon({
    url: `${origin}${SAMPLE_PAGE}`,
    connections: 10,
    duration: SECONDS,
    overallRate: READS,
    headers: { "accept-encoding": "gzip" },
  })
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
  await post(origin, "signup", { fullName: "Amina", email: KNOWN, password: PASSWORD })
  await verify()
}

function signInSteadily(origin: string): () => void {
  const timer = setInterval(
    () => void post(origin, "login", { email: KNOWN, password: PASSWORD }),
    1000 / LOGINS,
  )
  return () => clearInterval(timer)
}

async function measureLag({ origin, readState }: SiteProcess): Promise<void> {
  const before = await readState()
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      post(origin, "login", { email: KNOWN, password: PASSWORD }),
    ),
  )
  const { lagMs, rss } = await readState()
  const refused = statuses.filter((status) => status === 503).length
  const grown = (rss - before.rss) / 2 ** 20
  console.log(
    `${String(AT_ONCE)} logins at once: event loop p99 ${lagMs.toFixed(1)} ms late, ${String(refused)} refused with 503, memory ${grown.toFixed(0)} MB more`,
  )
}

/**
 * Medians of known and unknown addresses, asked in turns so that both meet the same machine. Each address is asked once
 * a call: the mails that one address gets are limited.
 */
async function measureTiming({ origin, verify }: SiteProcess): Promise<void> {
  const known = Array.from({ length: SAMPLES }, (_, k) => `known${String(k)}@example.org`)
  for (const email of known) {
    await post(origin, "signup", { fullName: "Amina", email, password: PASSWORD })
  }
  await verify()
  const kinds: [string, (email: string) => object][] = [
    ["login", (email) => ({ email, password: "Wrong horse 7" })],
    ["signup", (email) => ({ fullName: "Eve", email, password: "Evil horse 66" })],
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
    const [a, b] = [median(times[0]), median(times[1])]
    console.log(
      `${path}: median ${a.toFixed(2)} ms known (${[...statuses[0]].join()}), ${b.toFixed(2)} ms unknown (${[...statuses[1]].join()}), difference ${Math.abs(a - b).toFixed(2)} ms`,
    )
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
