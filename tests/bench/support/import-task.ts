import { readFile, writeFile } from "node:fs/promises"
import { pipeline } from "node:stream/promises"

import pg from "pg"
import { from as copyFrom } from "pg-copy-streams"

import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import { RowWriter } from "#db/engine/row-writer.ts"
import { writeStaged } from "#db/imports/staging.ts"
import { findActualPart } from "#domain/series/find-actual-part.ts"
import { indicatorId } from "#domain/indicators/indicator.ts"
import { countValues, trimGaps } from "#domain/series/series.ts"
import { getImporter } from "#importers/registry.ts"
import { runImport } from "#importers/run-import.ts"
import { recordsOf } from "#tests/support/records-of.ts"

/** What one process does, so that time and memory are its own. */
export type Task = {
  what: "import" | "again" | "read" | "copy-binary" | "copy-text"
  importer: string
  from: string
  url?: string | undefined
  folder?: string | undefined
}

/** Memory in MB: `before` with the database open, `peak` at the highest. */
export type Outcome = {
  series: number
  valueCount: number
  seconds: number
  before: number
  peak: number
}

const now = () => new Date()
const [, , text = "{}"] = process.argv
const task = JSON.parse(text) as Task

async function perform({ what, url, folder }: Task): Promise<Outcome> {
  const db = await openDatabase({ url, folder })
  try {
    await migrate(db)
    if (what === "import") await empty(db)
    if (what === "copy-binary") return await copyBinary(db)
    if (what === "copy-text") return await copyText(url ?? "")
    await forgetPeak()
    const before = process.memoryUsage.rss() / 1e6
    const start = performance.now()
    const importer = getImporter(task.importer)
    const report = await runImport({ db, importer, from: task.from, now, dryRun: what === "read" })
    const seconds = (performance.now() - start) / 1000
    const series = report.files.reduce((sum, file) => sum + file.series.read, 0)
    const valueCount = report.files.reduce((sum, file) => sum + file.valueCount, 0)
    return { series, valueCount, seconds, before, peak: await peakMemory() }
  } finally {
    await db.close()
  }
}

/** Begins the highest memory anew: opening an embedded database takes more than it holds afterwards. */
async function forgetPeak(): Promise<void> {
  await writeFile("/proc/self/clear_refs", "5").catch(() => undefined)
}

/** The highest resident memory of this process, which the system notes. */
async function peakMemory(): Promise<number> {
  const status = await readFile("/proc/self/status", "utf8").catch(() => "")
  const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1]
  return (Number(kilobytes ?? process.resourceUsage().maxRSS) * 1024) / 1e6
}

async function empty(db: Database): Promise<void> {
  await db.query(
    `truncate series, series_version, series_coverage, series_part, fact, indicator_former_name, indicator_description, indicator,
       import_run, source, import_staging restart identity`,
  )
  if (db.kind === "pglite") await db.query("checkpoint")
}

const COLUMNS = `import_id, piece, indicator_id, country_code, frequency, start_index, last_index,
  figure_count, latest_value, forecast_start, last_actual_index, latest_actual_value, values, checksum, figures_date`

/** Copies the rows as our import stages them, made beforehand, into a logged table without keys. */
async function copyBinary(db: Database): Promise<Outcome> {
  const rows = new RowWriter()
  const chunks: Uint8Array[] = []
  let valueCount = 0
  let count = 0
  for await (const series of stagedSeries()) {
    writeStaged(rows, 1, { ...series, piece: count })
    count += 1
    valueCount += series.valueCount
    if (rows.length < 1024 * 1024) continue
    chunks.push(new Uint8Array(rows.rows()))
    rows.clear()
  }
  chunks.push(new Uint8Array(rows.rows()))
  await createTable(db)
  const start = performance.now()
  const columns = COLUMNS.split(",").map((name) => name.trim())
  await db.transaction((transaction) => transaction.copyIn("bench_copy", columns, chunks))
  return outcomeOf(count, valueCount, start)
}

/** The same rows in COPY's text format, as most programs send them. */
async function copyText(url: string): Promise<Outcome> {
  const chunks: string[] = []
  let valueCount = 0
  let count = 0
  for await (const series of stagedSeries()) {
    const { start, values } = series
    const last = start + values.length - 1
    const list = values.map((value) => (value === null ? "NULL" : String(value))).join(",")
    const { indicatorId, country, frequency } = series
    chunks.push(
      `1\t${String(count)}\t${indicatorId}\t${country}\t${frequency}\t${String(start)}\t${String(last)}\t${String(series.valueCount)}\t${String(values.at(-1))}\t\\N\t${String(last)}\t${String(values.at(-1))}\t{${list}}\t${"0".repeat(32)}\t2025-01-01\n`,
    )
    count += 1
    valueCount += series.valueCount
  }
  const blocks: string[] = []
  for (let k = 0; k < chunks.length; k += 500) blocks.push(chunks.slice(k, k + 500).join(""))
  const db = await openDatabase({ url })
  await createTable(db)
  await db.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const start = performance.now()
  await pipeline(blocks, client.query(copyFrom(`copy bench_copy (${COLUMNS}) from stdin`)))
  const outcome = outcomeOf(count, valueCount, start)
  await client.end()
  return outcome
}

async function createTable(db: Database): Promise<void> {
  // Logged: data that has arrived must survive a power cut, as ours does.
  await db.query(`drop table if exists bench_copy`)
  await db.query(`create table bench_copy (like import_staging)`)
}

function outcomeOf(series: number, valueCount: number, start: number): Outcome {
  return { series, valueCount, seconds: (performance.now() - start) / 1000, before: 0, peak: 0 }
}

async function* stagedSeries() {
  for await (const file of getImporter(task.importer).open({ from: task.from, now })) {
    for await (const record of recordsOf(file)) {
      if (record.kind !== "series") continue
      const observations = trimGaps(record.observations)
      if (!observations) continue
      yield {
        indicatorId: indicatorId(record.publisherId, record.code),
        country: record.country,
        ...observations,
        valueCount: countValues(observations),
        valuesDate: "2025-01-01",
        ...findActualPart(observations, undefined, Infinity),
      }
    }
  }
}

console.log(JSON.stringify(await perform(task)))
