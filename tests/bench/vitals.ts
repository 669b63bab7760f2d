import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"

import { inBareBrowser } from "./support/bare-browser.ts"
import { quantile } from "./support/numbers.ts"
import { SLOW_PHONE, slowDown } from "./support/throttle.ts"

const ROUNDS = 5
const PHONE = { width: 390, height: 844, mobile: true }
/** A task blocks for what it takes beyond this, as input waits no longer unnoticed. */
const UNNOTICED_MS = 50
/** A page has settled when it has asked for nothing and worked on nothing long for this time. */
const CALM_MS = 2000
const GOALS = { LCP: 1200, TBT: 100, CLS: 0 }
const PAGES = [
  { name: "home", path: "/" },
  { name: "indicator", path: "/indicators/Construction%20employment/united-states" },
  { name: "countries", path: "/countries" },
  { name: "blog post", path: "/blog/counts-and-rates" },
]

type Vitals = { LCP: number; TBT: number; CLS: number }
type Seen = {
  lcp: number
  firstPaint: number
  shifted: number
  tasks: { start: number; took: number }[]
}

/** What a reader on a slow phone waits for: largest paint, blocked time after the first paint, movement. */
export async function run(): Promise<void> {
  const varDir = await mkdtemp(join(tmpdir(), "bench-vitals-"))
  const site = await startSite(varDir)
  console.log(`${SLOW_PHONE}, nothing in the cache; medians of ${String(ROUNDS)}`)
  const rows: Record<string, Vitals> = {}
  for (const { name, path } of PAGES) {
    const found: Vitals[] = []
    for (let round = 0; round < ROUNDS; round += 1) found.push(await measure(site.origin + path))
    const median = (key: keyof Vitals) =>
      quantile(
        found.map((one) => one[key]),
        0.5,
      )
    rows[name] = {
      LCP: Math.round(median("LCP")),
      TBT: Math.round(median("TBT")),
      CLS: Math.max(...found.map(({ CLS }) => CLS)),
    }
  }
  console.table({ ...rows, "at most": GOALS })
  await site.stop()
  await rm(varDir, { recursive: true })
}

/** The site as a visitor gets it, with the starter data. */
async function startSite(varDir: string) {
  const child = spawn(process.execPath, ["bin/sankore.mjs", "serve"], {
    env: { ...process.env, PORT: "0", VAR_DIR: varDir },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const lines = createInterface({ input: child.stdout })
  const origin = await new Promise<string>((started, failed) => {
    lines.on("line", (line) => {
      const address = /is at (http:\S+)/.exec(line)?.[1]
      if (address !== undefined) started(address)
    })
    lines.on("close", () => {
      failed(new Error("The site has not started."))
    })
  })
  return {
    origin,
    async stop() {
      const ended = once(child, "exit")
      child.kill("SIGTERM")
      await ended
    },
  }
}

async function measure(url: string): Promise<Vitals> {
  return inBareBrowser(PHONE, async (page) => {
    await slowDown(page)
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${String(watch)})()` })
    await page.send("Page.navigate", { url })
    const { lcp, shifted, tasks, firstPaint } = await page.evaluate<Seen>(
      `(${String(whenCalm)})(${String(CALM_MS)})`,
    )
    const blocked = tasks
      .filter(({ start, took }) => start + took > firstPaint)
      .reduce((sum, { took }) => sum + Math.max(0, took - UNNOTICED_MS), 0)
    return { LCP: lcp, TBT: blocked, CLS: shifted }
  })
}

/** Runs in the page. */
function watch(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const seen: Seen = { lcp: 0, firstPaint: 0, shifted: 0, tasks: [] }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  }
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime
  })
  observe("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime))
  observe("longtask", (entry) => seen.tasks.push({ start: entry.startTime, took: entry.duration }))
  observe("layout-shift", (entry) => {
    if (!(entry as Shift).hadRecentInput) seen.shifted += (entry as Shift).value
  })
}

/** Runs in the page: what was seen of it, once it is calm. */
function whenCalm(calm: number): Promise<Seen> {
  return new Promise((settled) => {
    let last = performance.now()
    new PerformanceObserver(() => (last = performance.now())).observe({
      entryTypes: ["resource", "longtask"],
    })
    const look = () => {
      const isCalm = document.readyState === "complete" && performance.now() - last > calm
      if (isCalm) settled((window as unknown as { seen: Seen }).seen)
      else setTimeout(look, 100)
    }
    look()
  })
}
