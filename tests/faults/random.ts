import { execFile } from "node:child_process"
import { randomInt } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { promisify } from "node:util"

import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite, type ServedSite } from "#tests/support/served-site.ts"
import { signUpWriter, waitUntil, type SiteWriter } from "#tests/support/site-writer.ts"
import { canMountVolumes, mountVolume, type Volume } from "#tests/support/small-volume.ts"
import { reportFaults } from "./support/report-faults.ts"

const MINUTES = 10
/** Large enough for the documents of ten minutes. */
const VOLUME_MB = 600
const READERS = 4
const READ_PAUSE_MS = 40
const WRITE_PAUSE_MS = 300
const LONGEST_CALM_MS = 4000
const LONGEST_FAULT_MS = 4000
const LONGEST_RECOVERY_MS = 30_000
/** What the caches of the site hold, whose answers are the same whatever happens. */
const PATHS = ["/", "/search", "/sources", "/api/v1/countries/all", "/healthz"]
const COMPARED = "/api/v1/countries/all"

type Running = {
  name: string
  site: ServedSite
  writer: SiteWriter
  volume: Volume
  settings: Record<string, string>
  reading: Reading
}
type Fault = { name: string; provoke(running: Running): Promise<void> }
/** `isDown`: nobody can be answered, because the process is not there. */
type Reading = {
  isDown: boolean
  lastFault: string
  asked: number
  answered: number
  wrong: number
  refusals: Map<string, number>
  stop(): Promise<void>
}

/**
 * Provokes faults of every kind at random moments for so many minutes, half of them on each database: what was acknowledged
 * is there afterwards, no answer has another content than before, and the data is sound.
 */
export async function run(minutes = MINUTES): Promise<boolean> {
  if (!canMountVolumes) {
    console.log("Skipped: only root on Linux may mount the small volume that this needs.")
    return true
  }
  const faults: string[] = []
  const share = (minutes * 60_000) / (hasPostgres ? 2 : 1)
  console.log(
    "| where | faults provoked | reads while it ran | answered | another content | written | lost |",
  )
  console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
  try {
    faults.push(...(await provokeFor(share, "embedded database", undefined)))
    if (hasPostgres) {
      const database = await startPostgres()
      faults.push(...(await provokeFor(share, "PostgreSQL", database)))
      await database.remove()
    }
  } finally {
    await endServedSites()
  }
  return reportFaults(faults)
}

async function provokeFor(
  ms: number,
  name: string,
  database: PostgresServer | undefined,
): Promise<string[]> {
  const volume = await mountVolume(VOLUME_MB)
  const settings: Record<string, string> = {
    VAR_DIR: volume.folder,
    ...(database && { DATABASE_URL: database.url }),
  }
  const site = await serveSite(settings)
  const running: Running = {
    name,
    site,
    volume,
    settings,
    writer: await signUpWriter(site),
    reading: await startReading(site.url),
  }
  // It is at the same address after each start.
  running.settings["PORT"] = new URL(site.url).port
  const writing = startWriting(running.writer)
  const kinds = listFaults(database)
  const provoked = new Map<string, number>()
  const faults: string[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    await delay(randomInt(500, LONGEST_CALM_MS))
    const kind = kinds[randomInt(kinds.length)]
    if (kind === undefined) throw new RangeError("There is no such fault.")
    running.reading.lastFault = kind.name
    await kind.provoke(running)
    provoked.set(kind.name, (provoked.get(kind.name) ?? 0) + 1)
    const before = running.writer.countWritten()
    const againMs = await waitUntil(
      () => Promise.resolve(running.writer.countWritten() > before),
      LONGEST_RECOVERY_MS,
    )
    if (againMs === undefined) faults.push(`${name}: it does not write again after ${kind.name}`)
  }
  const strange = await writing.stop()
  await running.reading.stop()
  faults.push(...strange.map((what) => `${name}: a write gave ${what}`))
  faults.push(...(await countAfterwards(running, provoked)))
  await volume.remove()
  return faults
}

async function countAfterwards(
  running: Running,
  provoked: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { name, writer, reading, settings } = running
  const lost = await writer.listLost()
  await running.site.stop()
  const verify = await promisify(execFile)(process.execPath, ["bin/sankore.mjs", "data:verify"], {
    env: { ...process.env, ...settings },
  }).then(
    () => undefined,
    (error: unknown) => `the data is not sound: ${String(error).slice(0, 500)}`,
  )
  const kinds = [...provoked].map(([kind, count]) => `${kind} ${String(count)}`).join(", ")
  const share = ((100 * reading.answered) / reading.asked).toFixed(2)
  console.log(
    `| ${name} | ${kinds} | ${String(reading.asked)} | ${share} % | ${String(reading.wrong)} | ${String(writer.countWritten())} | ${String(lost.length)} |`,
  )
  for (const [refusal, count] of reading.refusals)
    console.log(`  not answered: ${refusal} (${String(count)})`)
  return [
    ...(lost.length > 0
      ? [`${name}: ${String(lost.length)} documents are lost: ${lost[0] ?? ""}`]
      : []),
    ...(reading.wrong > 0 ? [`${name}: ${String(reading.wrong)} answers had another content`] : []),
    ...(verify === undefined ? [] : [`${name}: ${verify}`]),
  ]
}

function listFaults(database: PostgresServer | undefined): Fault[] {
  const wait = () => delay(randomInt(500, LONGEST_FAULT_MS))
  const common: Fault[] = [
    { name: "killed", provoke: (running) => startAgain(running, () => running.site.kill()) },
    {
      name: "stopped",
      provoke: (running) => startAgain(running, () => running.site.stop()),
    },
    {
      name: "killed, and a byte of its index flipped",
      provoke: (running) =>
        startAgain(running, async () => {
          await running.site.kill()
          await flipByte(join(running.volume.folder, "search-index"))
        }),
    },
    {
      name: "halted",
      async provoke({ site, reading }) {
        reading.isDown = true
        site.signal("SIGSTOP")
        await wait()
        site.signal("SIGCONT")
        await waitUntil(() => isReady(site.url), LONGEST_RECOVERY_MS)
        reading.isDown = false
      },
    },
    {
      name: "disk full",
      async provoke({ volume }) {
        volume.fill(randomInt(2) * 8)
        await wait()
        volume.free()
      },
    },
  ]
  if (database === undefined) return common
  return [
    ...common,
    {
      name: "PostgreSQL halted",
      async provoke() {
        database.signalAll("SIGSTOP")
        await wait()
        database.signalAll("SIGCONT")
      },
    },
    {
      name: "PostgreSQL killed",
      async provoke() {
        await database.crash()
        await wait()
        await database.start()
      },
    },
  ]
}

async function startAgain(running: Running, end: () => Promise<unknown>): Promise<void> {
  running.reading.isDown = true
  await end()
  running.site = await serveSite(running.settings)
  await waitUntil(() => isReady(running.site.url), LONGEST_RECOVERY_MS)
  running.reading.isDown = false
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function flipByte(file: string): Promise<void> {
  // A start that was just made may not have stored it yet.
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined || bytes.length === 0) return
  const at = randomInt(bytes.length)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8))
  await writeFile(file, bytes)
}

/** Only what was asked and answered while the process ran counts. */
async function startReading(url: string): Promise<Reading> {
  const expected = await (await fetch(url + COMPARED)).text()
  const state = { isStopped: false }
  const reading: Reading = {
    ...{
      isDown: false,
      lastFault: "none",
      asked: 0,
      answered: 0,
      wrong: 0,
      refusals: new Map<string, number>(),
    },
    async stop() {
      state.isStopped = true
      await Promise.all(work)
    },
  }
  const isDown = () => reading.isDown
  const readOnce = async (path: string) => {
    if (isDown()) return
    const { status, text } = await readText(url + path)
    if (status === "200" && path === COMPARED && text !== expected) reading.wrong += 1
    if (isDown()) return
    reading.asked += 1
    if (status === "200") reading.answered += 1
    else {
      const refusal = `${status} in or after "${reading.lastFault}"`
      reading.refusals.set(refusal, (reading.refusals.get(refusal) ?? 0) + 1)
    }
  }
  const work = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; !state.isStopped; turn += 1) {
      await readOnce(PATHS[turn % PATHS.length] ?? "/")
      await delay(READ_PAUSE_MS)
    }
  })
  return reading
}

async function readText(address: string): Promise<{ status: string; text: string }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) })
    return { status: String(answer.status), text: await answer.text() }
  } catch (error) {
    return { status: error instanceof Error ? error.message : "unknown", text: "" }
  }
}

/** Writes documents until it is stopped, and then gives answers that are neither done nor a refusal in words. */
function startWriting(writer: SiteWriter) {
  const strange = new Set<string>()
  const state = { isStopped: false }
  const work = (async () => {
    while (!state.isStopped) {
      const { status, sentence } = await writer.write()
      const isRefused = (status === 503 || status === 507) && sentence !== ""
      if (status !== 200 && status !== "no answer" && !isRefused)
        strange.add(`${String(status)} ${sentence}`)
      await delay(WRITE_PAUSE_MS)
    }
  })()
  return {
    async stop() {
      state.isStopped = true
      await work
      return [...strange]
    },
  }
}
