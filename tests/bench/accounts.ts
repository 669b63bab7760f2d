import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as delay } from "node:timers/promises"

import autocannon from "autocannon"

import { SAMPLE_PAGE, sampleSite } from "#tests/support/sample-site.ts"

const SECONDS = 10
const READS = 500
const LOGINS = 10
const AT_ONCE = 200
const SAMPLES = 200
const PASSWORD = "Right horse 7"
const KNOWN = "known@example.org"

/** What signing in costs everybody else, and whether its time tells who has an account. */
export async function run(): Promise<void> {
  const { app, db, people } = await sampleSite()
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  await makeAccount(origin, db)
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
  await measureLag(origin)
  await measureTiming(origin)
  await app.close()
  await people.close()
  await db.close()
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

async function makeAccount(
  origin: string,
  db: { query(text: string): Promise<unknown> },
): Promise<void> {
  await post(origin, "signup", { fullName: "Amina", email: KNOWN, password: PASSWORD })
  await db.query("update account set is_verified = true")
}

function signInSteadily(origin: string): () => void {
  const timer = setInterval(
    () => void post(origin, "login", { email: KNOWN, password: PASSWORD }),
    1000 / LOGINS,
  )
  return () => clearInterval(timer)
}

async function measureLag(origin: string): Promise<void> {
  const lag = monitorEventLoopDelay({ resolution: 5 })
  const before = process.memoryUsage.rss()
  lag.enable()
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      post(origin, "login", { email: KNOWN, password: PASSWORD }),
    ),
  )
  lag.disable()
  const refused = statuses.filter((status) => status === 503).length
  const grown = (process.memoryUsage.rss() - before) / 2 ** 20
  console.log(
    `${String(AT_ONCE)} logins at once: event loop p99 ${(lag.percentile(99) / 1e6 - 5).toFixed(1)} ms late, ${String(refused)} refused with 503, memory ${grown.toFixed(0)} MB more`,
  )
}

/** Medians of known and unknown addresses, asked in turns so that both meet the same machine. */
async function measureTiming(origin: string): Promise<void> {
  let count = 0
  const fresh = () => `nobody${String((count += 1))}@example.org`
  const kinds: [string, (email: string) => object][] = [
    ["login", (email) => ({ email, password: "Wrong horse 7" })],
    ["signup", (email) => ({ fullName: "Eve", email, password: "Evil horse 66" })],
    ["forgot-password", (email) => ({ email })],
    ["resend-otp", (email) => ({ email })],
  ]
  for (const [path, body] of kinds) {
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let k = 0; k < SAMPLES; k++) {
      known.push(await time(() => post(origin, path, body(KNOWN))))
      unknown.push(await time(() => post(origin, path, body(fresh()))))
      await delay(1)
    }
    const [a, b] = [median(known), median(unknown)]
    console.log(
      `${path}: median ${a.toFixed(2)} ms known, ${b.toFixed(2)} ms unknown, difference ${Math.abs(a - b).toFixed(2)} ms`,
    )
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
