import { Agent, request } from "node:http"

import { quantile, round3, seeded } from "./numbers.ts"

const RATE = 200
const SECONDS = 15
const TEXTS = ["inflation nigeria", "unemployment rate", "life expectancy kenya", "cost of living"]

type Load = { title: string; path: (text: string) => string; perSecond: number }

/** The first does no work: its times are those of the machine. */
const LOADS: readonly Load[] = [
  { title: "health, 200 a second", path: () => "/healthz", perSecond: RATE },
  { title: "suggestions, 200 a second", path: (text) => `/suggest?q=${text}`, perSecond: RATE },
  { title: "results, 10 a second", path: (text) => `/results?q=${text}`, perSecond: 10 },
]

/**
 * Suggestions and results of a running site at a constant rate, whether or not earlier answers have come: a late answer
 * delays none after it, and counts from when it was due. Run it again while an import runs to compare.
 */
export async function measureSite(site: string | undefined): Promise<void> {
  if (site === undefined) {
    console.log("\nSkipped: HTTP needs the address of a running site in BENCH_SITE_URL.")
    return
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const rows: Record<string, object> = {}
  for (const load of LOADS) {
    await Promise.all(texts(load.perSecond).map((text) => timeOf(site + load.path(text), agent)))
    const times = await openLoop(load, (path) => timeOf(site + path, agent))
    rows[load.title] = {
      requests: times.length,
      p50: round3(quantile(times, 0.5)),
      p99: round3(quantile(times, 0.99)),
      max: round3(Math.max(...times)),
    }
  }
  agent.destroy()
  console.log("\nrunning site, ms")
  console.table(rows)
}

/** What people have typed at some moment: beginnings of a few searches. */
function texts(count: number): string[] {
  const next = seeded(7)
  return Array.from({ length: count }, () => {
    const text = TEXTS[Math.floor(next() * TEXTS.length)] ?? ""
    return encodeURIComponent(text.slice(0, 3 + Math.floor(next() * (text.length - 2))))
  })
}

async function openLoop(
  { perSecond, path }: Load,
  ask: (path: string) => Promise<number>,
): Promise<number[]> {
  const asked: Promise<number>[] = []
  const begin = performance.now()
  for (const [at, text] of texts(perSecond * SECONDS).entries()) {
    const due = begin + (at * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const late = Math.max(0, performance.now() - due)
    asked.push(ask(path(text)).then((time) => time + late))
  }
  return Promise.all(asked)
}

function timeOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    request(address, { agent }, (response) => {
      response.resume()
      response.on("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - start)
        else reject(new Error(`${address} answers ${String(response.statusCode)}`))
      })
    })
      .on("error", reject)
      .end()
  })
}
