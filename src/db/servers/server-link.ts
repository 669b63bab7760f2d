import type pg from "pg"

import { createPool } from "../engine/postgres-pool.ts"
import { answerWithin, createProbe } from "../engine/server-probe.ts"
import type { ServerState } from "./choose-server.ts"
import { reportOutage } from "./report-outage.ts"

const PROBE_EVERY_MS = 500
const PROBE_LIMIT_MS = 1500
/** Changes on a silent server, which may be those of an import, are given up after this time; reads at once. */
const GIVE_UP_MS = 10_000
const CONNECT_MS = 5000

/** One of several servers of a database, asked twice a second how it is. */
export type ServerLink = {
  url: string
  /** Host and port: the address may hold a password. */
  name: string
  state(): ServerState
  /** Why it did not answer the last time it was asked; `undefined` while it answers. */
  fault(): unknown
  /** Connections that refuse changes. */
  readPool: pg.Pool
  /** Connections that take changes while the server does. */
  writePool: pg.Pool
  /** Asks it now; resolves when its state is known. */
  look(): Promise<void>
  /** Reports that a statement could not reach it. It counts as down until it answers again. */
  suspect(): void
  close(): Promise<void>
}

type LinkOptions = {
  onNotice: (sentence: string) => void
  /** Called whenever its state may have changed. */
  onLook: () => void
}

/**
 * Connects to a server and follows its state until it is closed. A server that cannot be reached counts as down, and a
 * notice says why.
 */
export function linkServer(url: string, { onNotice, onLook }: LinkOptions): ServerLink {
  const state = { isUp: false, isStandby: true, dataVersion: 0, timeline: 0 }
  const name = URL.parse(url)?.host ?? "at an unreadable address"
  const report = reportOutage({
    onNotice,
    describeFailure: (reason) =>
      `The database server ${name} does not answer: ${reason}. It is asked again twice a second.`,
    recovered: `The database server ${name} answers again.`,
  })
  const readPool = createPool(url, { onNotice, isReadOnly: true, connectMs: CONNECT_MS })
  const writePool = createPool(url, { onNotice, connectMs: CONNECT_MS })
  const [readers, writers] = [trackClients(readPool), trackClients(writePool)]
  let probe: pg.Client | undefined
  let fault: unknown
  let answeredAt = performance.now()
  let looking: Promise<void> | undefined

  async function lookOnce(): Promise<void> {
    try {
      probe ??= await connectProbe(url)
      Object.assign(state, await answerWithin(PROBE_LIMIT_MS, readState(probe)), { isUp: true })
      answeredAt = performance.now()
      fault = undefined
      report.succeeded()
    } catch (error) {
      state.isUp = false
      fault = error
      report.failed(error)
      void probe?.end().catch(() => undefined)
      probe = undefined
      // Reads are repeated on another server. A change may have been made already, so it waits longer for its answer.
      endAll(readers)
      if (performance.now() - answeredAt > GIVE_UP_MS) endAll(writers)
    }
    onLook()
  }

  const look = () => (looking ??= lookOnce().finally(() => (looking = undefined)))
  const timer = setInterval(() => void look(), PROBE_EVERY_MS).unref()
  return {
    url,
    name,
    state: () => state,
    fault: () => fault,
    readPool,
    writePool,
    look,
    suspect: () => {
      state.isUp = false
      onLook()
      void look()
    },
    async close() {
      clearInterval(timer)
      await looking
      await Promise.all([probe?.end(), readPool.end(), writePool.end()])
    },
  }
}

function trackClients(pool: pg.Pool): Set<pg.PoolClient> {
  const clients = new Set<pg.PoolClient>()
  pool.on("connect", (client) => clients.add(client))
  pool.on("remove", (client) => clients.delete(client))
  return clients
}

/** Ends connections, so that statements which wait for an answer fail. */
function endAll(clients: ReadonlySet<pg.PoolClient>): void {
  for (const client of clients)
    void (client as pg.PoolClient & pg.Client).end().catch(() => undefined)
}

async function connectProbe(url: string): Promise<pg.Client> {
  const probe = createProbe(url, PROBE_LIMIT_MS)
  await probe.connect()
  return probe
}

async function readState(client: pg.Client): Promise<Omit<ServerState, "isUp">> {
  const { rows } = await client.query<{ isStandby: boolean; file: string | null }>(
    `select pg_is_in_recovery() as "isStandby",
       case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file`,
  )
  const { isStandby = true, file = null } = rows[0] ?? {}
  // The name of a log file begins with its timeline, in eight hexadecimal digits.
  const timeline = file === null ? 0 : Number.parseInt(file.slice(0, 8), 16)
  return { isStandby, timeline, dataVersion: await readDataVersion(client) }
}

async function readDataVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('data_version') is not null as found",
  )
  if (rows[0]?.found !== true) return 0
  const versions = await client.query<{ version: string }>("select version from data_version")
  return Number(versions.rows[0]?.version ?? 0)
}
