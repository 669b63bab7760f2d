import { loadavg } from "node:os"

import { waitUntil } from "#tests/support/site-writer.ts"
import { serveSite } from "#tests/support/served-site.ts"
import { askOnce } from "#tests/support/steady-load.ts"

import { measureCapacity, measureLoad, pathAt, type LoadResult } from "./support/site-load.ts"

const WARM_SECONDS = 10
const CAPACITY_SECONDS = 15
const OVERLOAD_SECONDS = Number(process.env["BENCH_SECONDS"] ?? 30)
const TIMES = 4
/** So many visitors at once are nothing unusual. */
const CROWD = 64
const MIN_GOODPUT = 0.8
const SLOWEST_MS = 1000
const LONGEST_RECOVERY_MS = 5000

/** Four times as many requests a second as the site can answer, beside its capacity just before and just after. */
export async function run(): Promise<void> {
  const site = await serveSite({})
  try {
    await measureCapacity(site.url, WARM_SECONDS)
    const capacity = await measureCapacity(site.url, CAPACITY_SECONDS)
    const perSecond = Math.ceil(capacity.goodput * TIMES)
    const overload = await measureLoad(site.url, { perSecond, seconds: OVERLOAD_SECONDS })
    const recoveryMs = await waitUntil(() => isQuick(site.url))
    const after = await measureCapacity(site.url, CAPACITY_SECONDS)
    const crowd = await measureCapacity(site.url, CAPACITY_SECONDS, CROWD)
    console.log(
      "| load | sent | answered a second | p50, ms | p99 of answered, ms | refused (503) | faults |",
    )
    console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    console.log(describe("capacity, 16 clients in turn", capacity))
    console.log(describe(`open loop, ${String(perSecond)} a second`, overload))
    console.log(describe("capacity afterwards", after))
    console.log(describe(`${String(CROWD)} clients in turn`, crowd))
    const share = overload.goodput / ((capacity.goodput + after.goodput) / 2)
    console.log(
      `\nGoodput ${(100 * share).toFixed(0)} % of capacity (aim ${String(100 * MIN_GOODPUT)} %), p99 ${overload.p99.toFixed(0)} ms (aim ${String(SLOWEST_MS)}), quick again ${recoveryMs?.toFixed(0) ?? "never"} ms after it ended (aim ${String(LONGEST_RECOVERY_MS)}). The client sent up to ${overload.lateMs.toFixed(0)} ms late (p99); load of the machine ${loadavg()[0]?.toFixed(0) ?? "unknown"}.`,
    )
    for (const fault of new Set(overload.faults)) console.log(`fault: ${fault}`)
  } finally {
    await site.stop()
  }
}

/** Whether twenty requests in a row are answered as quickly as without a load. */
async function isQuick(url: string): Promise<boolean> {
  for (let count = 0; count < 20; count += 1) {
    const { status, ms } = await askOnce(url + pathAt(count), undefined)
    if (status !== 200 || ms > SLOWEST_MS / 2) return false
  }
  return true
}

function describe(name: string, result: LoadResult): string {
  const { sent, goodput, p50, p99, refused, faults } = result
  const cells = [
    ...[name, String(sent), goodput.toFixed(0), p50.toFixed(0), p99.toFixed(0)],
    ...[`${(100 * refused).toFixed(0)} %`, String(faults.length)],
  ]
  return `| ${cells.join(" | ")} |`
}
