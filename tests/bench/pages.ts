import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"

import autocannon from "autocannon"

import { SAMPLE_EMBED, SAMPLE_PAGE, sampleSite } from "#tests/support/sample-site.ts"

const SECONDS = 4
const CONNECTIONS = 8
const ROUNDS = 3

type Rate = { requests: number; p99: number; bad: number }

/** Requests a second of the indicator page and the embed: kept, drawn anew, and beside a bare server that sends the same bytes. */
export async function run(): Promise<void> {
  const { app, db } = await sampleSite()
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  const page = await app.inject({ url: SAMPLE_PAGE })
  const bare = await bareServer(gzipSync(page.rawPayload))
  const rows = [
    { what: "same bytes from node:http", url: () => bare.origin },
    { what: "indicator page, kept", url: () => `${origin}${SAMPLE_PAGE}` },
    { what: "embed, kept", url: () => `${origin}${SAMPLE_EMBED}` },
    { what: "indicator page, drawn anew", url: freshAddresses(`${origin}${SAMPLE_PAGE}?x=`) },
    { what: "embed, drawn anew", url: freshAddresses(`${origin}${SAMPLE_EMBED}&x=`) },
  ]
  const rates = new Map<string, Rate[]>(rows.map(({ what }) => [what, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { what, url } of rows) rates.get(what)?.push(await measure(url))
  }
  print(rates)
  bare.server.close()
  await app.close()
  await db.close()
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

async function bareServer(body: Buffer): Promise<{ server: Server; origin: string }> {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${String(port)}/` }
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
