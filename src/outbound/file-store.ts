import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { storageFault } from "#domain/storage-fault.ts"

/** Where uploaded files are kept, by names that we make. */
export type FileStore = {
  put(name: string, bytes: Buffer, type: string): Promise<void>
  /** The bytes, or `undefined` when there is no such file. */
  get(name: string): Promise<Buffer | undefined>
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>
}

const NAME = /^[a-z0-9]{8,64}\.[a-z0-9]{2,5}$/

/** Whether a text can be the name of a stored file; it has no room for a path. */
export function isFileName(name: string): boolean {
  return NAME.test(name)
}

/** Keeps files in a folder that only its owner may read. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(name, bytes) {
      await makeFolder(folder)
      // Whole or not at all, whatever happens meanwhile.
      const unfinished = unfinishedPath(folder, name)
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw storageFault(error) ?? error
      }
    },
    async get(name) {
      if (!isFileName(name)) return undefined
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
        throw error
      }
    },
    async remove(name) {
      if (!isFileName(name)) return
      await rm(join(folder, name), { force: true })
      // Left where the process was ended while it wrote.
      await rm(unfinishedPath(folder, name), { force: true })
    },
  }
}

function unfinishedPath(folder: string, name: string): string {
  return join(folder, `${name}.part`)
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw storageFault(error) ?? error
  }
}
