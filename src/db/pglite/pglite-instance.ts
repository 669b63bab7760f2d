import { closeSync, existsSync, fsyncSync, openSync } from "node:fs"
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import type { Extensions } from "@electric-sql/pglite"
import { amcheck } from "@electric-sql/pglite/contrib/amcheck"
import { NodeFS } from "@electric-sql/pglite/nodefs"
import { toRows, type PgliteOptions } from "./pglite-protocol.ts"
import { runQuery } from "./pglite-query.ts"
import { MAX_SLICES, resolveSlices } from "./pglite-slices.ts"
import { forgetLogMark } from "./log-mark.ts"
import { describeLogDamage, findLogDamage } from "./read-log.ts"
import { verifyDatabase } from "./pglite-verify.ts"

/** An open PGlite, and what an operator should know about its opening. */
export type PgliteInstance = { db: PGlite; notices: string[]; close(): Promise<void> }

/** Opens the database of the folder, creating it when there is none; without a folder, in memory. */
export async function openPglite({ folder, image }: PgliteOptions): Promise<PgliteInstance> {
  if (folder === undefined) {
    // Read whole: a blob of the file itself breaks when another process writes the same image again.
    const start = image === undefined ? {} : { loadDataDir: new Blob([await readFile(image)]) }
    const startParams = [...PGlite.defaultStartParams, ...WITH_SLICES]
    const db = await PGlite.create({ ...start, startParams })
    return { db, notices: [], close: () => db.close() }
  }
  if (!existsSync(join(folder, "PG_VERSION"))) await createFolder(folder)
  await makePrivate(folder)
  return openFolder(folder)
}

/** PGlite lets everybody write its files, so the folder around them must keep the other users of the machine out. */
async function makePrivate(folder: string): Promise<void> {
  try {
    await chmod(folder, PRIVATE)
  } catch {
    // Some file systems have no modes, and some folders belong to somebody else who shares them with us.
  }
}

async function openFolder(folder: string): Promise<PgliteInstance> {
  const isClean = await wasClosed(folder)
  const lost = isClean ? [] : await keepDamagedLog(folder)
  await forgetLogMark(folder)
  const db = await openDurable(folder, isClean ? {} : { amcheck })
  await resolveSlices({ query: async (text: string) => toRows(await runQuery(db, text, [])) })
  const notices = isClean ? [] : [...lost, await verifyDatabase(db)]
  const close = async () => {
    await db.close()
    if (!(await wasClosed(folder))) throw new Error("The database did not write everything down.")
  }
  return { db, notices, close }
}

// PostgreSQL goes on behind the last record that it can read, over what is there: what may be lost is put aside before.
async function keepDamagedLog(folder: string): Promise<string[]> {
  const damage = await findLogDamage(folder)
  if (damage === undefined) return []
  const kept = `${folder}.damaged-log`
  await rm(kept, { recursive: true, force: true })
  await mkdir(kept, { mode: PRIVATE })
  for (const name of damage.files) await copyFile(join(folder, "pg_wal", name), join(kept, name))
  return [describeLogDamage(damage, kept)]
}

const PRIVATE = 0o700
const STATE_OFFSET = 16
const SHUT_DOWN = 1

// PostgreSQL itself notes in its control file whether it was shut down (src/include/catalog/pg_control.h).
async function wasClosed(folder: string): Promise<boolean> {
  const control = await readFile(join(folder, "global/pg_control"))
  return control.readUInt32LE(STATE_OFFSET) === SHUT_DOWN
}

// PGlite copies a new database file by file, and a stop in between would leave half of it. So it is made beside the
// folder, synced to the disk, and renamed in one step.
async function createFolder(folder: string): Promise<void> {
  await refuseOtherFiles(folder)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: PRIVATE })
  await (await openDurable(unfinished)).close()
  await syncTree(unfinished)
  await rename(unfinished, folder)
  await syncPath(dirname(folder))
}

async function refuseOtherFiles(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error("the folder holds files that are not a database's")
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? syncTree(path) : syncPath(path))
  }
  await syncPath(folder)
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r")
  await handle.sync()
  await handle.close()
}

const WITH_SLICES = ["-c", `max_prepared_transactions=${String(MAX_SLICES)}`]

const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...WITH_SLICES,
  "-c",
  "fsync=on",
  // The log file is opened O_DSYNC, so that every commit has reached the disk when it is answered.
  "-c",
  "wal_sync_method=open_datasync",
  // A full log buffer is written page by page, each waiting for the disk: an import's log must fit.
  "-c",
  "wal_buffers=64MB",
  // Of 128 MB, the default, each page is in memory from the start, beside the copy that the system holds of the file.
  "-c",
  "shared_buffers=32MB",
  // The timer that reports how long a recovery takes is never taken back here: it kept a thread that could not open the
  // database, and with it the process, from ending.
  "-c",
  "log_startup_progress_interval=0",
]

async function openDurable(folder: string, extensions: Extensions = {}): Promise<PGlite> {
  const fs = new DurableNodeFs(folder)
  try {
    return await PGlite.create({ fs, startParams: DURABLE_START, extensions })
  } catch (error) {
    // PGlite says only that it failed; PostgreSQL has said why.
    throw fs.lastFault === undefined ? error : new Error(fs.lastFault, { cause: error })
  }
}

const FAULT = /\b(?:FATAL|PANIC): +(.+)/

type Stream = { nfd?: number; node: object }
type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: object): string
}

/** PGlite's file system on real files, with the operation it leaves out, fsync, and an ear for what ends PostgreSQL. */
class DurableNodeFs extends NodeFS {
  lastFault: string | undefined

  override async init(...parameters: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...parameters)
    const addFsync = (module: object) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS
      files.stream_ops.fsync = (stream) => syncStream(files, stream)
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync]
    const printErr = (line: string) => {
      this.lastFault = FAULT.exec(line)?.[1] ?? this.lastFault
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun, printErr } }
  }
}

// WebAssembly system interface's number for EIO: the database stops rather than trust the disk.
const INPUT_OUTPUT_ERROR = 29

function syncStream(files: NodeFiles, stream: Stream): number {
  try {
    if (stream.nfd === undefined) syncFolder(files.realPath(stream.node))
    else fsyncSync(stream.nfd)
    return 0
  } catch {
    return INPUT_OUTPUT_ERROR
  }
}

// PGlite opens a folder without a descriptor of the host: it gets one for the moment.
function syncFolder(path: string): void {
  const descriptor = openSync(path, "r")
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
