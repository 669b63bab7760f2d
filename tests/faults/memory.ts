import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { hasPostgres, startPostgres } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite, type ServedSite } from "#tests/support/served-site.ts"
import { signUpWriter } from "#tests/support/site-writer.ts"
import { askOnce } from "#tests/support/steady-load.ts"
import { reportFaults } from "./support/report-faults.ts"

const CONTROLLER = "/sys/fs/cgroup/memory"
const LIMITS_MB = [200, 300, 800, 1200, 1500]
const PATHS = ["/healthz", "/", "/search", "/sources", "/search?q=gdp", "/api/v1/countries/all"]
const WRITES = 20
const READS = 200

type Trial = { name: string; limitMb: number; outcome: string; faults: string[] }

/**
 * Starts a site in a control group with little memory, without swap: it serves, or it ends after it has said that there is
 * too little. What it acknowledged before it ended is there when it is started again with enough.
 */
export async function run(largestMb = Infinity): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync(join(CONTROLLER, "memory.limit_in_bytes"))) {
    console.log("Skipped: only root may make the control group (version 1) that this needs.")
    return true
  }
  const limits = LIMITS_MB.filter((limit) => limit <= largestMb)
  const trials: Trial[] = []
  try {
    for (const limitMb of limits) trials.push(await tryMemory("embedded database", limitMb, {}))
    if (hasPostgres) {
      const database = await startPostgres()
      const settings = { DATABASE_URL: database.url }
      for (const limitMb of limits.slice(0, 2))
        trials.push(await tryMemory("PostgreSQL elsewhere", limitMb, settings))
      await database.remove()
    }
  } finally {
    await endServedSites()
  }
  const faults = trials.flatMap((trial) => trial.faults)
  return reportFaults(faults)
}

async function tryMemory(
  name: string,
  limitMb: number,
  settings: Record<string, string>,
): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), "faults-memory-"))
  const group = await makeGroup(limitMb)
  const where = { ...settings, VAR_DIR: folder }
  const trial: Trial = { name, limitMb, outcome: "", faults: [] }
  const note = (fault: string) => trial.faults.push(`${name}, ${String(limitMb)} MB: ${fault}`)
  try {
    const begun = await begin(where, group)
    if (typeof begun === "string") {
      trial.outcome = "ended by the system before it listened"
      if (!begun.includes("MB of memory")) note(`it ended without a word: ${begun}`)
    } else {
      const isTold = begun.lines.some((line) => line.includes("MB of memory"))
      const { served, acknowledged, isAlive, listLost } = await useSite(begun)
      trial.outcome = `${String(served)} of ${String(READS)} reads, ${String(acknowledged)} of ${String(WRITES)} writes${isAlive ? "" : ", then ended by the system"}`
      if (!isAlive && !isTold) note("it ended without having said that there is little memory")
      await begun.kill()
      if (acknowledged > 0) {
        const lost = await listLost(await serveSite(where))
        if (lost > 0) note(`${String(lost)} acknowledged documents are lost`)
        trial.outcome += `, ${String(lost)} lost`
      }
      await endServedSites()
    }
    const peak = Number(await readFile(join(group, "memory.max_usage_in_bytes"), "utf8"))
    console.log(
      `| ${name} | ${String(limitMb)} | ${(peak / (1 << 20)).toFixed(0)} | ${trial.outcome} |`,
    )
    return trial
  } finally {
    await endServedSites()
    await removeGroup(group)
    await rm(folder, { recursive: true, force: true })
  }
}

/** The site, or what it printed before it was ended. */
async function begin(where: Record<string, string>, group: string): Promise<ServedSite | string> {
  // The shell enters the group and then becomes the site.
  const enter = ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', group]
  return serveSite(where, enter).catch((error: unknown) => String(error))
}

async function useSite(site: ServedSite) {
  const writer = await signUpWriter(site).catch(() => undefined)
  let [served, acknowledged] = [0, 0]
  for (let write = 0; writer !== undefined && write < WRITES; write += 1)
    if ((await writer.write()).status === 200) acknowledged += 1
  for (let read = 0; read < READS; read += 1) {
    const { status } = await askOnce(`${site.url}${PATHS[read % PATHS.length] ?? "/"}`, undefined)
    if (status === 200) served += 1
  }
  const isAlive = (await askOnce(`${site.url}/healthz`, undefined)).status === 200
  const listLost = async (again: ServedSite) => {
    writer?.moveTo(again)
    return (await writer?.listLost())?.length ?? 0
  }
  return { served, acknowledged, isAlive, listLost }
}

async function makeGroup(limitMb: number): Promise<string> {
  const group = join(CONTROLLER, `sankore-faults-${String(process.pid)}-${String(limitMb)}`)
  await mkdir(group)
  await writeFile(join(group, "memory.limit_in_bytes"), String(limitMb * (1 << 20)))
  return group
}

/** A group can be removed a moment after its last process has ended. */
async function removeGroup(group: string): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const isRemoved = await rmdir(group).then(
      () => true,
      () => false,
    )
    if (isRemoved) return
    await delay(100)
  }
}
