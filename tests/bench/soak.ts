import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { serveSite } from "#tests/support/served-site.ts"
import { signUpWriter, type SiteWriter } from "#tests/support/site-writer.ts"

import { measureCapacity, measureLoad } from "./support/site-load.ts"

const MINUTES = Number(process.env["BENCH_MINUTES"] ?? 60)
const SAMPLE_MS = 2000
const IMPORT_EVERY_MS = 30_000
/** The caches fill meanwhile; what counts is what comes afterwards. */
const WARM_SHARE = 0.4

type Sample = { minute: number; rss: number; files: number }

/** A site at half its capacity for an hour, with imports and checks of documents meanwhile: does anything grow, does anything fail? */
export async function run(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "bench-soak-"))
  const varDir = join(home, "var")
  const site = await serveSite({ VAR_DIR: varDir })
  try {
    const writer = await signUpWriter(site)
    await measureCapacity(site.url, 10)
    const { goodput } = await measureCapacity(site.url, 15)
    const perSecond = Math.max(1, Math.floor(goodput / 2))
    const over = delay(MINUTES * 60_000)
    const samples: Sample[] = []
    const [load, imports, faults] = await Promise.all([
      measureLoad(site.url, { perSecond, until: over }),
      importAgainAndAgain({ home, varDir, until: over }),
      writeAndCheck(writer, over),
      sample(site.processId, samples, over),
    ])
    report({ load, imports, faults, samples, perSecond, capacity: goodput })
  } finally {
    await site.stop()
    await rm(home, { recursive: true })
  }
}

async function sample(
  processId: number,
  samples: Sample[],
  until: Promise<unknown>,
): Promise<void> {
  const start = performance.now()
  await repeat(until, SAMPLE_MS, async () => {
    const folder = `/proc/${String(processId)}`
    const [status, open] = await Promise.all([
      readFile(join(folder, "status"), "utf8"),
      readdir(join(folder, "fd")),
    ])
    const rss = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
    samples.push({ minute: (performance.now() - start) / 60_000, rss, files: open.length })
  })
}

type Importing = { home: string; varDir: string; until: Promise<unknown> }

/** A small source with another figure each time, by the command line beside the running site. */
async function importAgainAndAgain({ home, varDir, until }: Importing): Promise<string[]> {
  const results: string[] = []
  const file = join(home, "own.csv")
  await repeat(until, IMPORT_EVERY_MS, async () => {
    const rows = Array.from({ length: 500 }, (_, row) =>
      [
        "NGA",
        `Own ${String(row % 25)}`,
        String(2000 + Math.floor(row / 25)),
        String(Math.random()),
        "US$",
      ].join(),
    )
    await writeFile(file, ["country,indicator,period,value,unit", ...rows].join("\n"))
    const child = spawn(
      process.execPath,
      ["bin/sankore.mjs", "import", "tidy-csv", "--from", file],
      {
        env: { ...process.env, VAR_DIR: varDir },
        stdio: "ignore",
      },
    )
    const [code] = (await once(child, "exit")) as [number | null]
    results.push(code === 0 ? "done" : `ended with ${String(code)}`)
  })
  return results
}

/** Writes documents and has a text checked, and gives every answer that is neither done nor a refusal in overload. */
async function writeAndCheck(writer: SiteWriter, until: Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  const text = "Nigeria's inflation was 33.2% in 2024. Kenya's population was 54 million in 2022."
  await repeat(until, 1000, async () => {
    const { status } = await writer.call("POST", "/economic/check", { query: text })
    if (status !== 200 && status !== 503) faults.push(`a check gave ${String(status)}`)
  })
  return faults
}

async function repeat(until: Promise<unknown>, pauseMs: number, work: () => Promise<void>) {
  const state = { isOver: false }
  const over = until.then(() => (state.isOver = true))
  while (!state.isOver) {
    await work()
    await Promise.race([over, delay(pauseMs)])
  }
}

type Soaked = {
  load: Awaited<ReturnType<typeof measureLoad>>
  imports: readonly string[]
  faults: readonly string[]
  samples: readonly Sample[]
  perSecond: number
  capacity: number
}

function report({ load, imports, faults, samples, perSecond, capacity }: Soaked): void {
  const steady = samples.filter(({ minute }) => minute >= MINUTES * WARM_SHARE)
  const [first, last] = [
    steady.slice(0, Math.ceil(steady.length / 4)),
    steady.slice(-Math.ceil(steady.length / 4)),
  ]
  const mean = (of: readonly Sample[], key: "rss" | "files") =>
    of.reduce((sum, each) => sum + each[key], 0) / of.length
  const growth = (100 * (mean(last, "rss") - mean(first, "rss"))) / mean(first, "rss")
  const failed = imports.filter((result) => result !== "done")
  console.log("| what | measured |\n| --- | ---: |")
  for (const [what, measured] of [
    ["minutes", String(MINUTES)],
    ["capacity just before, answers a second", capacity.toFixed(0)],
    ["asked, a second", String(perSecond)],
    ["sent in all", String(load.sent)],
    ["p50 and p99 of answers, ms", `${load.p50.toFixed(0)} and ${load.p99.toFixed(0)}`],
    ["refused in overload", `${(100 * load.refused).toFixed(2)} %`],
    [
      "other faults",
      `${String(load.faults.length + faults.length)} ${[...new Set([...load.faults, ...faults])].slice(0, 3).join(", ")}`,
    ],
    [
      "imports done, failed",
      `${String(imports.length - failed.length)}, ${String(failed.length)} ${failed[0] ?? ""}`,
    ],
    [
      "memory after warming up, first and last quarter, MB",
      `${mean(first, "rss").toFixed(0)} and ${mean(last, "rss").toFixed(0)} (${growth.toFixed(1)} %)`,
    ],
    [
      "open files, first and last quarter",
      `${mean(first, "files").toFixed(0)} and ${mean(last, "files").toFixed(0)}`,
    ],
  ])
    console.log(`| ${String(what)} | ${String(measured)} |`)
}
