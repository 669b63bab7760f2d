import { spawnSync } from "node:child_process"
import { randomInt } from "node:crypto"
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { buildIndexData } from "#search/store/build-index-data.ts"
import { readSnapshot, writeSnapshot } from "#search/store/snapshot.ts"
import { serveSite } from "#tests/support/served-site.ts"
import {
  readSteps,
  replaySteps,
  TRACED_CALLS,
  type DiskStep,
  type Luck,
} from "#tests/support/traced-disk.ts"
import { reportFaults } from "./support/report-faults.ts"

const CUTS = 60
const ROWS = 120
const LUCKS: readonly Luck[] = ["nothing", "half", "torn", "all"]
const WRITER = join(import.meta.dirname, "../support/traced-writer.ts")
/** What a disk loses at once. */
const BLOCK = 4096

/**
 * Simulates power cuts of the embedded database: the writes and syncs of a process are recorded, and at random moments a
 * folder is made that has all that was synced and only some of the rest. It opens, and has every row that was acknowledged.
 * The stored search index is left with blocks missing, as if its name had come to the disk before its content.
 */
export async function run(cuts = CUTS): Promise<boolean> {
  if (spawnSync("strace", ["-o", "/dev/null", "true"]).status !== 0) {
    console.log("Skipped: the record of system calls needs strace and leave to use it.")
    return true
  }
  const folder = await mkdtemp(join(tmpdir(), "faults-power-"))
  try {
    const faults = [...(await cutDatabase(folder, cuts)), ...(await cutIndex(folder, cuts))]
    return reportFaults(faults)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function cutDatabase(folder: string, cuts: number): Promise<string[]> {
  const [before, traced] = [join(folder, "before"), join(folder, "traced")]
  await (await openDatabase({ folder: before })).close()
  await cp(before, traced, { recursive: true })
  const steps = await recordSteps(folder, traced)
  const acknowledged = steps.filter(({ kind }) => kind === "say").length - 1
  const syncs = steps.filter(({ kind }) => kind === "sync").length
  console.log(
    `${String(steps.length)} steps were recorded, ${String(syncs)} of them syncs; ${String(acknowledged)} rows were acknowledged.`,
  )
  if (acknowledged < ROWS) return [`only ${String(acknowledged)} rows were written`]
  const first = steps.findIndex(({ kind }) => kind === "say")
  const faults: string[] = []
  console.log(
    "| unsynced writes that reached the disk | cuts | opened | rows acknowledged | lost |",
  )
  console.log("| --- | ---: | ---: | ---: | ---: |")
  if (!(await isLostByDeafDisk(folder, { before, traced, steps })))
    faults.push("a disk that takes no heed of syncs loses nothing, so nothing was proved")
  for (const luck of LUCKS) {
    const share = Math.ceil(cuts / LUCKS.length)
    let [opened, written, lost] = [0, 0, 0]
    for (let turn = 0; turn < share; turn += 1) {
      const to = join(folder, "cut")
      await cp(before, to, { recursive: true })
      const done = steps.slice(0, randomInt(first, steps.length))
      await replaySteps(done, { from: traced, to, luck })
      const expected = Number(done.findLast((step) => step.kind === "say")?.text)
      const held = await countRows(to)
      await rm(to, { recursive: true })
      written += expected
      if (typeof held === "number") opened += 1
      else faults.push(`${luck}: it does not open: ${held}`)
      const missing = expected - Math.min(expected, typeof held === "number" ? held : 0)
      lost += missing
      if (missing > 0) faults.push(`${luck}: ${String(missing)} of ${String(expected)} are lost`)
    }
    console.log(
      `| ${luck} | ${String(share)} | ${String(opened)} | ${String(written)} | ${String(lost)} |`,
    )
  }
  return faults
}

/** Whether this simulation can tell the difference. */
async function isLostByDeafDisk(
  folder: string,
  { before, traced, steps }: { before: string; traced: string; steps: readonly DiskStep[] },
): Promise<boolean> {
  const to = join(folder, "deaf")
  await cp(before, to, { recursive: true })
  await replaySteps(steps, { from: traced, to, luck: "nothing", isDeaf: true })
  const held = await countRows(to)
  await rm(to, { recursive: true })
  console.log(`Of a disk that takes no heed of syncs: ${String(held)}`)
  return typeof held !== "number" || held < ROWS
}

async function recordSteps(folder: string, traced: string): Promise<DiskStep[]> {
  const file = join(folder, "trace")
  const { status, stderr } = spawnSync("strace", [
    ...["-f", "-o", file, "-xx", "-s", String(2 ** 21), "-e", `trace=${TRACED_CALLS}`],
    ...[process.execPath, WRITER, traced, String(ROWS)],
  ])
  if (status !== 0) throw new Error(`The writer ended with ${String(status)}: ${String(stderr)}`)
  return readSteps(await readFile(file, "latin1"), traced)
}

/** Rows from the first on without a gap, each of them readable; a sentence when the database does not open. */
async function countRows(folder: string): Promise<number | string> {
  try {
    const db = await openDatabase({ folder })
    const [row] = await db.query<{ count: number; last: number; bytes: number }>(
      "select count(*) as count, coalesce(max(id), 0) as last, sum(length(text)) as bytes from written",
    )
    await db.close()
    if (row?.count !== row?.last) return `${String(row?.count)} rows up to ${String(row?.last)}`
    return row?.count ?? 0
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function cutIndex(folder: string, cuts: number): Promise<string[]> {
  const home = join(folder, "home")
  await (await serveSite({ VAR_DIR: home })).stop()
  const db = await openDatabase({ folder: join(home, "db") })
  const catalog = createCatalog(db, () => Promise.resolve(1))
  const data = await buildIndexData(
    [...(await catalog.listCoverage())],
    new Date().getUTCFullYear(),
  )
  await db.close()
  const file = join(folder, "search-index")
  await writeSnapshot(file, "key", data)
  const bytes = await readFile(file)
  const intact = await readSnapshot(file, "key")
  const counts = { same: 0, refused: 0, wrong: 0 }
  for (let turn = 0; turn < cuts; turn += 1) {
    await writeFile(file, loseBlocks(bytes))
    const read = await readSnapshot(file, "key")
    if (read === undefined) counts.refused += 1
    else if (isDeepStrictEqual(read, intact)) counts.same += 1
    else counts.wrong += 1
  }
  console.log(
    `The search index with blocks or its end missing: ${String(counts.refused)} refused, ${String(counts.same)} the same (what was lost were zeros), ${String(counts.wrong)} wrong.`,
  )
  return counts.wrong > 0 ? [`${String(counts.wrong)} damaged indexes were read`] : []
}

/** Blocks that never came to the disk are zeros, and the end may be missing. */
function loseBlocks(bytes: Buffer): Buffer {
  const left = Buffer.from(bytes)
  const blocks = Math.ceil(bytes.length / BLOCK)
  for (let lost = randomInt(1, 5); lost > 0; lost -= 1) {
    const at = randomInt(blocks) * BLOCK
    left.fill(0, at, at + BLOCK)
  }
  return randomInt(3) === 0 ? left.subarray(0, randomInt(left.length)) : left
}
