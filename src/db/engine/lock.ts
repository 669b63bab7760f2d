import { randomUUID } from "node:crypto"
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { join } from "node:path"

import { AppError } from "#domain/errors.ts"

import { findProcessStart, isProcessAlive } from "./process-start.ts"

/** The process that holds a lock. Its start distinguishes it from a later process with the same number. */
export type LockHolder = {
  id: string
  processId: number
  processStart: string | undefined
  note: object
}

/** A lock that is held until it is released or its process ends. */
export type Lock = { release(): Promise<void> }

/**
 * Takes the lock file of a folder of data, also from a process that has ended without releasing it.
 * While another process lives that holds it, throws "database-locked" naming that process.
 */
export async function acquireLock(varDir: string, note: object = {}): Promise<Lock> {
  await mkdir(varDir, { recursive: true })
  const path = join(varDir, "lock")
  const processId = process.pid
  const own = {
    id: randomUUID(),
    processId,
    processStart: await findProcessStart(processId),
    note,
  }
  await take(path, own)
  return { release: () => release(path, own) }
}

// When a holder has died, several processes may find its lock file at once. Each tries to create a second file named
// after that holder, in this same way; the one that succeeds replaces the lock file.
async function take(path: string, own: LockHolder): Promise<void> {
  while (!(await create(path, own))) {
    const holder = await readHolder(path)
    if (holder === undefined) continue
    if (await isProcessAlive(holder.processId, holder.processStart)) throw lockedBy(holder)
    const successor = `${path}.after-${holder.id}`
    await take(successor, own)
    if ((await readHolder(path))?.id === holder.id) return rename(successor, path)
    await rm(successor)
  }
}

// Linking a finished file into place fails when the name exists and never shows half a file.
async function create(path: string, own: LockHolder): Promise<boolean> {
  const draft = `${path}.${own.id}`
  const file = await open(draft, "wx")
  try {
    await file.writeFile(JSON.stringify(own))
    await file.sync()
    await link(draft, path)
    return true
  } catch (error) {
    if (readErrorCode(error) === "EEXIST") return false
    throw error
  } finally {
    await file.close()
    await rm(draft)
  }
}

/**
 * The holder named in a lock file; `undefined` when there is no such file. Throws "database-locked" for one that is not
 * readable as JSON.
 */
async function readHolder(path: string): Promise<LockHolder | undefined> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (readErrorCode(error) === "ENOENT") return undefined
    throw error
  })
  if (text === undefined) return undefined
  try {
    const { id, processId, processStart, note } = JSON.parse(text) as LockHolder
    return { id, processId, processStart, note }
  } catch {
    throw new AppError(
      "database-locked",
      `The lock file ${path} cannot be read. If no process uses this database, remove it.`,
    )
  }
}

async function release(path: string, own: LockHolder): Promise<void> {
  if ((await readHolder(path))?.id === own.id) await rm(path)
}

function lockedBy(holder: LockHolder): AppError {
  return new AppError(
    "database-locked",
    `Another process (process id ${holder.processId}) is using this database.`,
    { details: [holder] },
  )
}

function readErrorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined
}
