import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"

import { openServers, type Servers } from "#db/servers/open-servers.ts"
import { readUpTo, startChild } from "#tests/support/child-process.ts"
import { UNIFORM_SERIES } from "#tests/support/import-child.ts"
import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite, type ServedSite } from "#tests/support/served-site.ts"
import { listFaults, startLoad } from "#tests/support/steady-load.ts"

const PATHS = ["/", "/sources", "/api/v1/countries/all", "/healthz"]
const WRITERS = 4
const LONGEST_FAILOVER_MS = 30_000

/** Two sites on a primary and a standby without which nothing is acknowledged. */
type Setup = { primary: PostgresServer; standby: PostgresServer; sites: ServedSite[] }

type Trials = { name: string; kills: number; faults: string[]; remarks: string }

const PARTS = { sites: killSites, imports: killImports, primaries: killPrimaries }

/**
 * Kills one of two sites under writes, an import beside both sites, and the primary with a failover, so many times each,
 * or one of these alone (`sites`, `imports`, `primaries`). Nothing that was acknowledged may be lost, nobody may read a mix of two imports, and reads go on.
 */
export async function run(kills = 2, part?: string): Promise<boolean> {
  if (!hasPostgres) return false
  const parts = Object.entries(PARTS).filter(([name]) => part === undefined || name === part)
  if (parts.length === 0) throw new Error(`Which part? ${Object.keys(PARTS).join(", ")}`)
  const setup = await prepare()
  const done: Trials[] = []
  try {
    for (const [, killMany] of parts) done.push(await killMany(setup, kills))
  } finally {
    await endServedSites()
    await Promise.all([setup.primary.remove(), setup.standby.remove()])
  }
  console.log("\n| what was killed | kills | faults | remarks |\n| --- | ---: | ---: | --- |")
  for (const { name, kills: count, faults, remarks } of done)
    console.log(`| ${name} | ${String(count)} | ${String(faults.length)} | ${remarks} |`)
  const faults = done.flatMap((trials) => trials.faults)
  for (const fault of faults.slice(0, 20)) console.log(`FAULT: ${fault}`)
  return faults.length === 0
}

async function prepare(): Promise<Setup> {
  const primary = await startPostgres()
  const standby = await primary.startStandby()
  await primary.waitForStandby()
  const settings = { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: standby.url }
  const sites = [await serveSite(settings), await serveSite(settings)]
  return { primary, standby, sites }
}

async function killSites(setup: Setup, kills: number): Promise<Trials> {
  const faults: string[] = []
  let acknowledged = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const writing = startWriting(setup.sites)
    await delay(300 + Math.random() * 1500)
    const index = kill % 2
    const killed = setup.sites[index]
    if (!killed) throw new Error("There is no such site.")
    await killed.kill()
    await delay(300)
    const written = await writing.stop()
    acknowledged += written.length
    faults.push(...(await listLost(setup.primary, written)))
    setup.sites[index] = await serveSite({
      PORT: new URL(killed.url).port,
      DATABASE_URL: setup.primary.url,
      DATABASE_REPLICA_URLS: setup.standby.url,
    })
  }
  const remarks = `${String(acknowledged)} writes acknowledged`
  return { name: "one of two sites under writes", kills, faults, remarks }
}

async function killPrimaries(setup: Setup, kills: number): Promise<Trials> {
  const faults: string[] = []
  const gaps: number[] = []
  let [acknowledged, reads] = [0, 0]
  for (let kill = 0; kill < kills; kill += 1) {
    const writing = startWriting(setup.sites)
    const loads = setup.sites.map(({ url }) =>
      startLoad({ url, paths: PATHS, clients: 4, pauseMs: 20 }),
    )
    await delay(300 + Math.random() * 1500)
    const old = setup.primary
    await old.crash()
    const crashedAt = performance.now()
    await delay(200)
    await setup.standby.promote()
    const againAt = await writing.nextAfter(performance.now())
    if (againAt === undefined) faults.push("no write was acknowledged after the failover")
    else gaps.push(againAt - crashedAt)
    const written = await writing.stop()
    acknowledged += written.length
    for (const load of loads) {
      const outcomes = await load.stop()
      reads += outcomes.length
      faults.push(
        ...listFaults(outcomes).map(({ path, status }) => `${path} gave ${String(status)}`),
      )
    }
    faults.push(...(await listLost(setup.standby, written)))
    await old.remove()
    const next = await setup.standby.startStandby(old.port)
    setup.primary = setup.standby
    setup.standby = next
    await setup.primary.waitForStandby()
  }
  const longest = gaps.length === 0 ? "none" : `${Math.max(...gaps).toFixed(0)} ms at most`
  const remarks = `${String(acknowledged)} writes acknowledged, ${String(reads)} reads; writes again after ${longest}, 200 of them before the promotion`
  return { name: "the primary, with failover", kills, faults, remarks }
}

async function killImports(setup: Setup, kills: number): Promise<Trials> {
  const faults: string[] = []
  const servers = await openServers({
    url: setup.primary.url,
    replicaUrls: [setup.standby.url],
    onNotice: () => undefined,
  })
  const loads = setup.sites.map(({ url }) =>
    startLoad({ url, paths: PATHS, clients: 2, pauseMs: 20 }),
  )
  const watching = watchForMix(servers, faults)
  const whole = await importOnce(setup.primary.url, 1)
  for (let kill = 0; kill < kills; kill += 1) {
    const child = startChild(
      "import-child.ts",
      setup.primary.url,
      String(kill + 2),
      dateOf(kill + 2),
    )
    await readUpTo(child, kill % 2 === 0 ? "merging" : "open")
    await delay(Math.random() * (kill % 2 === 0 ? whole / 2 : whole))
    await child.kill()
  }
  await importOnce(setup.primary.url, kills + 2)
  const followedMs = await waitUntilFollowed(setup, servers)
  const looks = await watching.stop()
  for (const load of loads)
    for (const { path, status } of listFaults(await load.stop()))
      faults.push(`${path} gave ${String(status)} beside an import`)
  await servers.db.close()
  if (followedMs > 1000) faults.push(`a site followed only after ${followedMs.toFixed(0)} ms`)
  const remarks = `${String(looks)} looks at all figures; both sites showed the last import after ${followedMs.toFixed(0)} ms`
  return { name: "an import beside two sites", kills, faults, remarks }
}

/** Sends messages to the sites in turn until it is stopped, and then gives those that were acknowledged. */
function startWriting(sites: readonly ServedSite[]) {
  const acknowledged: { text: string; at: number }[] = []
  let isStopped = false
  const work = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = writer; !isStopped; turn += 1) {
      const text = randomUUID()
      const site = sites[turn % sites.length]
      if (site && (await send(site.url, text))) acknowledged.push({ text, at: performance.now() })
      await delay(5)
    }
  })
  return {
    async nextAfter(begin: number): Promise<number | undefined> {
      for (;;) {
        const found = acknowledged.find(({ at }) => at > begin)
        if (found) return found.at
        if (performance.now() - begin > LONGEST_FAILOVER_MS) return undefined
        await delay(10)
      }
    },
    async stop() {
      isStopped = true
      await Promise.all(work)
      return acknowledged.map(({ text }) => text)
    },
  }
}

async function send(url: string, text: string): Promise<boolean> {
  const body = { firstName: "Amina", email: "amina@example.org", title: "Trial", messageBody: text }
  try {
    const answer = await fetch(`${url}/api/v1/request/ticket`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

async function listLost(server: PostgresServer, written: readonly string[]): Promise<string[]> {
  const servers = await openServers({ url: server.url, replicaUrls: [], onNotice: () => undefined })
  const rows = await servers.db.query<{ text: string }>(
    "select fields ->> 'messageBody' as text from enquiry",
  )
  await servers.db.close()
  const held = new Set(rows.map(({ text }) => text))
  const lost = written.filter((text) => !held.has(text))
  return lost.map((text) => `the acknowledged message ${text} is lost`)
}

async function importOnce(url: string, generation: number): Promise<number> {
  const begin = performance.now()
  const child = startChild("import-child.ts", url, String(generation), dateOf(generation))
  await readUpTo(child, "done")
  const end = performance.now()
  await readUpTo(child, undefined)
  return end - begin
}

/** Milliseconds until both sites answer from the data version of the database. */
async function waitUntilFollowed({ sites }: Setup, { db }: Servers): Promise<number> {
  const begin = performance.now()
  const [row] = await db.query<{ version: number }>("select version from data_version")
  for (const { url } of sites) {
    for (;;) {
      const answer = (await (await fetch(`${url}/readyz`)).json()) as { dataVersion: number }
      if (answer.dataVersion >= (row?.version ?? 0)) break
      await delay(10)
    }
  }
  return performance.now() - begin
}

/** Reads all figures again and again, from primary and standby in turn; notes when they are of two imports or not all there. */
function watchForMix({ db, reads, findDataVersion }: Servers, faults: string[]) {
  let isStopped = false
  let looks = 0
  const watch = async () => {
    while (!isStopped) {
      await findDataVersion()
      for (const source of [db, reads]) {
        const found = await source.query<{ value: number; count: number }>(
          `select values[1] as value, count(*) as count from series
           where indicator_id like 'uniform:%' group by values`,
        )
        looks += 1
        if (found.length > 1 || found.some(({ count }) => count !== UNIFORM_SERIES))
          faults.push(`a mix was read: ${JSON.stringify(found.slice(0, 3))}`)
      }
      await delay(20)
    }
  }
  const watching = watch()
  return {
    async stop() {
      isStopped = true
      await watching
      return looks
    },
  }
}

/** A later day for each generation. */
function dateOf(generation: number): string {
  return new Date(Date.UTC(2020, 0, generation)).toISOString().slice(0, 10)
}
