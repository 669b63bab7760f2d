import { SAMPLE_EMBED, SAMPLE_PAGE } from "#tests/support/sample-site.ts"

import { quantile } from "./support/numbers.ts"
import { loadWith } from "./support/raw-load.ts"
import { startSite, type SiteProcess } from "./support/site-process.ts"

const SECONDS = 4
const CONNECTIONS = 8
const ROUNDS = 3

/** `ofCore` is requests a second of processor time, which a busy machine changes less. */
type Rate = { perSecond: number; ofCore: number; p99: number; notOk: number }

type Row = { what: string; origin: string; path: () => string }

/**
 * Requests a second of the indicator page and the embed from a site on one core: kept, drawn anew, and beside a bare
 * server that sends the same bytes and a bare page drawn by React Router.
 */
export async function run(): Promise<void> {
  const site = await startSite({ onOneCore: true })
  const { origin, bare } = site
  const rows: Row[] = [
    { what: "same bytes from node:http", origin: bare, path: () => "/" },
    { what: "indicator page, kept", origin, path: () => SAMPLE_PAGE },
    { what: "embed, kept", origin, path: () => SAMPLE_EMBED },
    { what: "indicator page, drawn anew", origin, path: freshPaths(`${SAMPLE_PAGE}?utm_x=`) },
    { what: "embed, drawn anew", origin, path: freshPaths(`${SAMPLE_EMBED}&utm_x=`) },
    {
      ...{ what: "60 bars by React Router alone", origin: bare },
      path: freshPaths(`${SAMPLE_PAGE}?utm_x=`),
    },
  ]
  const rates = new Map<string, Rate[]>(rows.map(({ what }) => [what, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const row of rows) rates.get(row.what)?.push(await measure(row, site))
  }
  print(rates)
  await site.stop()
}

/** A new path for every request, so that no answer is kept. */
function freshPaths(start: string): () => string {
  let count = 0
  return () => `${start}${String((count += 1))}`
}

async function measure({ origin, path }: Row, site: SiteProcess): Promise<Rate> {
  const before = await site.readState()
  const answered = await loadWith({ origin, path, connections: CONNECTIONS, seconds: SECONDS })
  const after = await site.readState()
  return {
    perSecond: answered.requests / SECONDS,
    ofCore: answered.requests / (after.cpuSeconds - before.cpuSeconds),
    p99: quantile(answered.times, 0.99),
    notOk: answered.notOk,
  }
}

function print(rates: ReadonlyMap<string, readonly Rate[]>): void {
  const base = medianOf(rates.values().next().value ?? [], "ofCore")
  console.log(
    "                              requests/s   of a core's second   of bare   p99 ms   not 200",
  )
  for (const [what, found] of rates) {
    const ofCore = medianOf(found, "ofCore")
    const cells = [
      medianOf(found, "perSecond").toFixed(0).padStart(10),
      ofCore.toFixed(0).padStart(20),
      (ofCore / base).toFixed(3).padStart(9),
      medianOf(found, "p99").toFixed(0).padStart(8),
      String(found.reduce((sum, { notOk }) => sum + notOk, 0)).padStart(9),
    ]
    console.log(`${what.padEnd(30)}${cells.join(" ")}`)
  }
}

function medianOf(found: readonly Rate[], key: keyof Rate): number {
  return quantile(
    found.map((rate) => rate[key]),
    0.5,
  )
}
