import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, globSync, readFileSync } from "node:fs"
import { chown, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { promisify } from "node:util"

import pg from "pg"

import { freePort } from "./free-port.ts"

const run = promisify(execFile)
/** Debian keeps the programs of each version in a folder of their own. */
const FOLDER = globSync("/usr/lib/postgresql/*/bin").sort().at(-1) ?? "/usr/bin"

/** Whether this machine can start PostgreSQL servers of its own. */
export const hasPostgres = existsSync(join(FOLDER, "pg_basebackup"))

if (!hasPostgres) console.info("Skipped: tests with PostgreSQL servers need Debian's postgresql.")

/** A PostgreSQL server of this test alone. */
export type PostgresServer = {
  url: string
  port: number
  /** Runs one statement over a connection of its own. */
  query(text: string): Promise<Record<string, unknown>[]>
  /** A standby that follows this server, on a port where one is named. */
  startStandby(port?: number): Promise<PostgresServer>
  /** Makes this standby a primary. */
  promote(): Promise<void>
  /** From now on nothing is acknowledged that no standby has. */
  waitForStandby(): Promise<void>
  /** Ends all its processes at once, as a crash does. */
  crash(): Promise<void>
  /** Starts it again on its data. */
  start(): Promise<void>
  /** Halts all its processes or lets them go on. */
  signalAll(signal: "SIGSTOP" | "SIGCONT"): void
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/** Starts a server with an empty database `site`. It runs as the user postgres where this process is root. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await ownFolder()
  await runProgram("initdb", ["-D", folder, "-A", "trust", "-U", "postgres", "-N"])
  const server = await openServer(folder)
  await server.query("create database site")
  return server
}

async function openServer(folder: string, ownPort?: number): Promise<PostgresServer> {
  const port = ownPort ?? (await freePort())
  const address = (database: string) => `postgres://postgres@127.0.0.1:${String(port)}/${database}`
  let process = await startProcess(folder, port)
  const server: PostgresServer = {
    url: address("site"),
    port,
    query: (text) => queryOnce(address("postgres"), text),
    async startStandby(standbyPort) {
      const standby = await ownFolder()
      const from = `postgres://postgres@127.0.0.1:${String(port)}/postgres`
      await runProgram("pg_basebackup", ["-D", standby, "-R", "-c", "fast", "-N", "-d", from])
      const opened = await openServer(standby, standbyPort)
      // It came with the copy: a promoted standby has nobody yet to wait for.
      await opened.query("alter system reset synchronous_standby_names")
      await opened.query("select pg_reload_conf()")
      return opened
    },
    async promote() {
      await server.query("select pg_promote()")
    },
    async waitForStandby() {
      await server.query("alter system set synchronous_standby_names = '*'")
      await server.query("select pg_reload_conf()")
      const isFollowed = async () => {
        const rows = await server.query(
          "select 1 as one from pg_stat_replication where sync_state = 'sync'",
        )
        return rows.length > 0
      }
      while (!(await isFollowed())) await delay(20)
    },
    async crash() {
      signalProcesses(process, "SIGKILL")
      await ended(process)
    },
    async start() {
      process = await startProcess(folder, port)
    },
    signalAll: (signal) => signalProcesses(process, signal),
    async remove() {
      signalProcesses(process, "SIGKILL")
      await ended(process)
      await rm(folder, { recursive: true, force: true })
    },
  }
  return server
}

async function startProcess(folder: string, port: number): Promise<ChildProcess> {
  const settings = [
    "fsync=off",
    "max_connections=300",
    "wal_keep_size=512MB",
    "shared_buffers=64MB",
  ]
  const child = spawn(
    join(FOLDER, "postgres"),
    [
      ...["-D", folder, "-p", String(port), "-h", "127.0.0.1", "-k", ""],
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    { ...owner(), stdio: "ignore" },
  )
  const address = `postgres://postgres@127.0.0.1:${String(port)}/postgres`
  for (;;) {
    if (child.exitCode !== null) throw new Error("The PostgreSQL server did not start.")
    const isUp = await queryOnce(address, "select 1").then(
      () => true,
      () => false,
    )
    if (isUp) return child
    await delay(30)
  }
}

/** Each connection has a process of its own, which ends a moment after the first one unless it is signalled too. */
function signalProcesses({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  for (const id of [pid, ...listChildren(pid)]) {
    try {
      process.kill(id, signal)
    } catch {
      // It has ended already.
    }
  }
}

function listChildren(pid: number): number[] {
  const file = `/proc/${String(pid)}/task/${String(pid)}/children`
  if (!existsSync(file)) return []
  return readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
}

async function queryOnce(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"))
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  return folder
}

async function runProgram(name: string, parameters: readonly string[]): Promise<void> {
  await run(join(FOLDER, name), [...parameters], { ...owner(), cwd: tmpdir() })
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const ask = (option: string) =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }))
  return { uid: ask("-u"), gid: ask("-g") }
}
