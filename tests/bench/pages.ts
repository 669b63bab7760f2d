import autocannon from "autocannon"

import { SAMPLE_EMBED, SAMPLE_PAGE } from "#tests/support/sample-site.ts"

import { startSite } from "./site-process.ts"

const SECONDS = 4
const CONNECTIONS = 8
const ROUNDS = 3

type Rate = { requests: number; p99: number; bad: number }

/**
 * Requests a second of the indicator page and the embed from a site on one core: kept, drawn anew, and beside a bare
 * server that sends the same bytes and a bare page drawn by React Router.
 */
export async function run(): Promise<void> {
  const site = await startSite({ onOneCore: true })
  const { origin } = site
  const rows = [
    { what: "same bytes from node:http", url: () => `${site.bare}/` },
    { what: "indicator page, kept", url: () => `${origin}${SAMPLE_PAGE}` },
    { what: "embed, kept", url: () => `${origin}${SAMPLE_EMBED}` },
    { what: "indicator page, drawn anew", url: freshAddresses(`${origin}${SAMPLE_PAGE}?x=`) },
    { what: "embed, drawn anew", url: freshAddresses(`${origin}${SAMPLE_EMBED}&x=`) },
    { what: "60 bars by React Router alone", url: freshAddresses(`${site.bare}${SAMPLE_PAGE}?x=`) },
  ]
  const rates = new Map<string, Rate[]>(rows.map(({ what }) => [what, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { what, url } of rows) rates.get(what)?.push(await measure(url))
  }
  print(rates)
  await site.stop()
}

/** A new address for every request, so that no answer is kept. */
function freshAddresses(start: string): () => string {
  let count = 0
  return () => `${start}${String((count += 1))}`
}

async function measure(url: () => string): Promise<Rate> {
  const result = await autocannon({
    url: url(),
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { "accept-encoding": "gzip" },
    requests: [
      {
        setupRequest: (request) => {
          const address = new URL(url())
          return { ...request, path: `${address.pathname}${address.search}` }
        },
      },
    ],
  })
  return {
    requests: result.requests.average,
    p99: result.latency.p99,
    bad: result.non2xx + result.errors,
  }
}

function print(rates: ReadonlyMap<string, readonly Rate[]>): void {
  const base = medianOf(rates.values().next().value ?? [], "requests")
  console.log("                              requests/s   p99 ms   of bare   not 200")
  for (const [what, found] of rates) {
    const requests = medianOf(found, "requests")
    const cells = [
      requests.toFixed(0).padStart(10),
      medianOf(found, "p99").toFixed(0).padStart(8),
      (requests / base).toFixed(3).padStart(9),
      String(found.reduce((sum, { bad }) => sum + bad, 0)).padStart(9),
    ]
    console.log(`${what.padEnd(30)}${cells.join(" ")}`)
  }
}

function medianOf(found: readonly Rate[], key: keyof Rate): number {
  const sorted = found.map((rate) => rate[key]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
