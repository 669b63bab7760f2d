import { Agent } from "node:http"

import { quantile } from "./support/numbers.ts"
import { openLoop, REFUSED, timeOf } from "./support/open-loop.ts"
import { startSite } from "./support/site-process.ts"

const PER_SECOND = 200
const SECONDS = 5
const ROUNDS = 4
const FACT = "/fact/world-bank:FP.CPI.TOTL.ZG/NGA/2022"

type Found = { times: number[]; cpuSeconds: number }

/**
 * The page of a fact at 200 requests a second from a site on one core, turn about with a bare server of the same process
 * that sends ready bytes: what the machine itself adds is in both.
 */
export async function run(): Promise<void> {
  const site = await startSite({ onOneCore: true })
  const agent = new Agent({ keepAlive: true })
  const measure = async (address: string, found: Found) => {
    const before = await site.readState()
    const load = { perSecond: PER_SECOND, seconds: SECONDS }
    const times = await openLoop(load, () => timeOf(address, agent))
    found.times.push(...times)
    found.cpuSeconds += (await site.readState()).cpuSeconds - before.cpuSeconds
  }
  const rows: [what: string, address: string, found: Found][] = [
    ["ready bytes from node:http", `${site.bare}/`, { times: [], cpuSeconds: 0 }],
    ["page of a fact", `${site.origin}${FACT}`, { times: [], cpuSeconds: 0 }],
  ]
  await timeOf(`${site.origin}${FACT}`, agent)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [, address, found] of rows) await measure(address, found)
  agent.destroy()
  await site.stop()
  console.table(rows.map(([what, , found]) => ({ what, ...describe(found) })))
}

function describe({ times, cpuSeconds }: Found) {
  const answered = times.filter((time) => time !== REFUSED)
  const ms = (share: number) => Number(quantile(answered, share).toFixed(2))
  return {
    requests: times.length,
    refused: times.length - answered.length,
    "p50 ms": ms(0.5),
    "p95 ms": ms(0.95),
    "p99 ms": ms(0.99),
    "processor ms each": Number(((cpuSeconds * 1000) / times.length).toFixed(3)),
  }
}
