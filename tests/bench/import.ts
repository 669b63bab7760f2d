import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { cpus, loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"

import { writeGeneratedTable } from "#tests/support/generated-table.ts"

import type { Outcome, Task } from "./support/import-task.ts"

const SHARED = process.env["SHARED_DIR"] ?? "../shared"
// First the source with the most observations, 140 tables; then one long table an indicator; then one wide table.
const SETS = [
  { name: "owid-datasets", importer: "owid-datasets" },
  { name: "wb-wdi-indicators", importer: "data-package" },
  { name: "wb-wdi-headline", importer: "world-bank" },
]
const ROUNDS = 3
const SIZES = (process.env["BENCH_SERIES"] ?? "40000,160000,400000").split(",").map(Number)
const GOAL = { rate: 1_000_000, ofCopy: 0.5, megabytes: { postgres: 400, pglite: 300 } }

type Place = { kind: "postgres" | "pglite"; url?: string | undefined; folder: string }

/**
 * Imports real and generated files, each in a process of its own, beside a bare COPY of the same rows into the same
 * database, round by round.
 */
export async function run(): Promise<void> {
  const url = process.env["DATABASE_URL"]
  const folder = await mkdtemp(join(tmpdir(), "bench-import-"))
  const place: Place = { kind: url === undefined ? "pglite" : "postgres", url, folder }
  console.log(`${place.kind}, ${String(cpus().length)} cores, Node ${process.version}`)
  try {
    for (const { name, importer } of SETS) {
      const from = join(SHARED, "data", name)
      if (existsSync(from)) await measureReal(place, name, { importer, from })
      else console.log(`The real files of ${name} are not here (SHARED_DIR); left out.`)
    }
    await measureGrowth(place)
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Input = Pick<Task, "importer" | "from">

async function measureReal(place: Place, name: string, input: Input): Promise<void> {
  const copies = place.kind === "postgres" ? ["copy-text", "copy-binary"] : ["copy-binary"]
  const whats = ["import", "again", "read", ...copies] as Task["what"][]
  const rounds: Record<string, Outcome[]> = {}
  const loads: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const what of whats) {
      loads.push(loadavg()[0] ?? 0)
      rounds[what] = [...(rounds[what] ?? []), await perform(place, { ...input, what })]
    }
  }
  const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
  console.log(`\n${name}: median of ${String(ROUNDS)} rounds, load of the machine ${load}`)
  const rows = whats.map((what) => ({ what, ...medianOf(rounds[what] ?? []) }))
  const copy = rows.find((row) => row.what === copies[0])?.seconds ?? Number.NaN
  console.table(
    rows.map(({ what, valueCount, seconds, before, peak }) => ({
      what: WORDS[what],
      figures: valueCount,
      seconds: round2(seconds),
      "figures/s": Math.round(valueCount / seconds),
      "of bare COPY": round2(copy / seconds),
      "peak MB": Math.round(peak),
      "above open database": Math.round(peak - before),
    })),
  )
  const [first] = rows
  if (first) judge(place, name, first, copy)
}

const WORDS: Readonly<Record<Task["what"], string>> = {
  import: "import, first time",
  again: "import, nothing new",
  read: "reading alone (--dry-run)",
  "copy-text": "bare COPY of the staged rows, text",
  "copy-binary": "bare COPY of the staged rows, binary",
}

function judge(place: Place, name: string, first: Outcome, copy: number): void {
  const rate = first.valueCount / first.seconds
  const ratio = copy / first.seconds
  const isFast = rate >= GOAL.rate || ratio >= GOAL.ofCopy
  console.log(
    `${name}: ${Math.round(rate).toLocaleString("en")} figures/s, ${ratio.toFixed(2)} of bare COPY; target ${GOAL.rate.toLocaleString("en")} or ${String(GOAL.ofCopy)}: ${isFast ? "met" : "missed"}`,
  )
  judgeMemory(place, first)
}

function judgeMemory({ kind }: Place, { peak, before }: Outcome): void {
  const used = kind === "postgres" ? peak : peak - before
  const goal = GOAL.megabytes[kind]
  const what = kind === "postgres" ? "of the process" : "above the open database"
  console.log(
    `memory ${what}: ${used.toFixed(0)} MB; target ${String(goal)}: ${used <= goal ? "met" : "missed"}`,
  )
}

/** Imports generated tables of several sizes and draws the line on to four million series. */
async function measureGrowth(place: Place): Promise<void> {
  const outcomes: Outcome[] = []
  for (const series of SIZES) {
    const from = join(place.folder, `table-${String(series)}`)
    await writeGeneratedTable(from, series)
    outcomes.push(await perform(place, { what: "import", importer: "world-bank", from }))
    await rm(from, { recursive: true })
  }
  console.log(
    `\ngenerated tables of 60 years, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  const rows = outcomes.map(({ series, valueCount, seconds, before, peak }) => ({
    series,
    figures: valueCount,
    seconds: round2(seconds),
    "figures/s": Math.round(valueCount / seconds),
    "µs a series": round2((seconds / series) * 1e6),
    "peak MB": Math.round(peak),
    "above open database": Math.round(peak - before),
  }))
  console.table(rows)
  const [first, last] = [outcomes[0], outcomes.at(-1)]
  if (!first || !last || first === last) return
  const power = Math.log(last.seconds / first.seconds) / Math.log(last.series / first.series)
  const growth = (last.peak - first.peak) / (last.series / first.series)
  for (const series of [1_000_000, 4_000_000]) {
    const seconds = last.seconds * (series / last.series) ** power
    console.log(
      `${series.toLocaleString("en")} series, drawn on with time ~ series^${power.toFixed(2)}: ${(seconds / 60).toFixed(1)} minutes`,
    )
  }
  console.log(
    `peak memory from ${String(first.series)} to ${String(last.series)} series: ${first.peak.toFixed(0)} to ${last.peak.toFixed(0)} MB (${growth.toFixed(1)} MB for each time the first size)`,
  )
}

async function perform(place: Place, task: Omit<Task, "url" | "folder">): Promise<Outcome> {
  const where = place.url === undefined ? { folder: join(place.folder, "db") } : { url: place.url }
  const script = join(import.meta.dirname, "support", "import-task.ts")
  const child = spawn(process.execPath, [script, JSON.stringify({ ...task, ...where })])
  child.stderr.pipe(process.stderr)
  const lines = (await text(child.stdout)).trim().split("\n")
  return JSON.parse(lines.at(-1) ?? "") as Outcome
}

function medianOf(outcomes: readonly Outcome[]): Outcome {
  const sorted = [...outcomes].sort((a, b) => a.seconds - b.seconds)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error("Nothing was measured.")
  return middle
}

function round2(value: number): number {
  return Number(value.toFixed(2))
}
