import { setTimeout as wait } from "node:timers/promises"

import { acquireLock, type Lock } from "#db/engine/lock.ts"
import { AppError } from "#domain/errors.ts"

const LOOK_AGAIN_MS = 100

/** Does work that only one process may do in a folder at a time: a second process waits until the first has finished or died. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockWhenFree(folder)
  try {
    return await work()
  } finally {
    await lock.release()
  }
}

async function lockWhenFree(folder: string): Promise<Lock> {
  for (;;) {
    try {
      return await acquireLock(folder)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "database-locked") throw error
      await wait(LOOK_AGAIN_MS)
    }
  }
}
