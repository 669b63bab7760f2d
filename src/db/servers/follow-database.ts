import pg from "pg"

import { DATA_CHANNEL } from "../imports/data-version-writes.ts"
import { reportOutage } from "./report-outage.ts"

const LOOK_EVERY_MS = 1000
const CONNECT_MS = 2000

/** What the processes of a site know of each other through their database. */
export type Follower = {
  /** Calls the listener right after each change of the data by any process, and whenever one may have been missed. */
  onChange(listener: () => void): void
  /**
   * Calls `begin` once this process leads, for work that only one of all processes may do. The function that `begin`
   * returns is called to end the work: at the close, or when the connection breaks and another process may lead.
   */
  whileLeading(begin: () => () => void): void
  close(): Promise<void>
}

type FollowerOptions = {
  /** Address of the PostgreSQL primary; `undefined` while there is none. */
  findWriterUrl: () => string | undefined
  /** Called with a sentence when the process cannot follow, once for each reason, and when it follows again. */
  onNotice: (sentence: string) => void
}

/** For a database that belongs to one process: nobody else changes it, and this process leads. */
export function followOwnDatabase(): Follower {
  const ends: (() => void)[] = []
  return {
    onChange: () => undefined,
    whileLeading: (begin) => void ends.push(begin()),
    close: async () => {
      for (const end of ends) end()
    },
  }
}

/** Listens to a PostgreSQL server over one connection, which also holds the lock of the process that leads. */
export function followDatabase({ findWriterUrl, onNotice }: FollowerOptions): Follower {
  const report = reportOutage({
    onNotice,
    describeFailure: (reason) =>
      `This process does not follow the database: ${reason}. It tries again every second; until then it finds changes late and cannot lead.`,
    recovered: "This process follows the database again.",
  })
  const listeners: (() => void)[] = []
  const leaderWork: (() => () => void)[] = []
  let connection: { client: pg.Client; url: string } | undefined
  /** Ends each work that only the leader does; `undefined` while this process does not lead. */
  let endLeaderWork: (() => void)[] | undefined
  let looking: Promise<void> | undefined
  let isClosed = false

  function stopLeading(): void {
    for (const end of endLeaderWork ?? []) end()
    endLeaderWork = undefined
  }

  function drop(client: pg.Client): void {
    if (connection?.client !== client) return
    connection = undefined
    stopLeading()
    void client.end().catch(() => undefined)
  }

  async function connect(url: string): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: CONNECT_MS,
      keepAlive: true,
      application_name: "sankore follower",
    })
    const lose = (error: Error) => {
      if (connection?.client === client) report.failed(error)
      drop(client)
    }
    client.on("error", lose)
    client.on("end", () => {
      lose(new Error("the server ended the connection"))
    })
    await client.connect()
    connection = { client, url }
    const schema = await listen(client)
    client.on("notification", ({ payload }) => {
      if (payload === schema) for (const call of listeners) call()
    })
    for (const call of listeners) call()
  }

  async function look(): Promise<void> {
    const url = findWriterUrl()
    if (connection && connection.url !== url) drop(connection.client)
    try {
      if (!connection && url !== undefined) await connect(url)
      if (connection) report.succeeded()
      if (!connection || endLeaderWork || isClosed || !(await takeLead(connection.client))) return
      endLeaderWork = leaderWork.map((begin) => begin())
    } catch (error) {
      // The next look tries again.
      report.failed(error)
      if (connection) drop(connection.client)
    }
  }

  const lookNext = () => (looking ??= look().finally(() => (looking = undefined)))
  const timer = setInterval(() => void lookNext(), LOOK_EVERY_MS).unref()
  void lookNext()
  return {
    onChange: (listener) => void listeners.push(listener),
    whileLeading(begin) {
      leaderWork.push(begin)
      endLeaderWork?.push(begin())
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await looking
      if (connection) drop(connection.client)
    },
  }
}

/** Subscribes to changes of the data. Gives the schema of this site; those in other schemas are of other sites. */
async function listen(client: pg.Client): Promise<string | undefined> {
  await client.query(`listen ${DATA_CHANNEL}`)
  const { rows } = await client.query<{ schema: string }>("select current_schema() as schema")
  return rows[0]?.schema
}

/** Sites with a schema each in one database have a leader each. */
async function takeLead(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtext('lead in ' || current_schema()), 0) as taken",
  )
  return rows[0]?.taken === true
}
