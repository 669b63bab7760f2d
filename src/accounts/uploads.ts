import { randomBytes } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import {
  deleteUploads,
  hasUpload,
  insertUpload,
  selectReplacedUploads,
  selectUnusedUploads,
  selectUploads,
} from "#db/accounts/uploads.ts"
import { AppError } from "#domain/errors.ts"
import { isFileName, type FileStore } from "#outbound/file-store.ts"

import { createTurns } from "./images/create-turns.ts"
import { readImage } from "./read-image.ts"

/** Images of people: at most the one that is shown and one that may come in its place. */
export type Uploads = {
  /** Stores an image of an account in the place of what it uploaded before, and gives its address on this site. */
  add(accountId: string, file: { name: string; type: string; bytes: Buffer }): Promise<string>
  /** Whether an address is one of the account's own images. */
  isOwn(accountId: string, url: string): Promise<boolean>
  /** Removes all images of an account but the one that is shown. */
  keepOnly(accountId: string, shown: string | null): Promise<void>
  /** Removes what belongs to no account, and what nobody shows after a day; gives how many. */
  sweep(): Promise<number>
  /** A stored image, or `undefined` when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>
}

const BASE = "/uploads/"
const DAY_MS = 24 * 3_600_000
const AT_ONCE = 500
/**
 * An image of 25 megapixels may take 200 MB while it is read, and a thread of those that also read files and pack
 * answers: two of four, so that the others go on.
 */
const DRAWING_ANEW = { atOnce: 2, maxWaiting: 20 }

/** Binds images to their store. */
export function createUploads(options: {
  db: Database
  store: FileStore
  now: () => Date
}): Uploads {
  const { db, store, now } = options

  const inTurn = createTurns(DRAWING_ANEW)

  // The row goes after the file: as long as it is there, somebody will look after the file. One that is being stored may
  // come between the two: its writer looks for the row then, or it is there by now.
  async function remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    for (const name of names) await store.remove(name)
    await deleteUploads(db, names)
    for (const name of names) await store.remove(name)
  }

  return {
    async add(accountId, file) {
      const { bytes, type, extension } = await inTurn(() => readImage(file))
      const name = `${randomBytes(16).toString("hex")}.${extension}`
      await insertUpload(db, { name, accountId, bytes: bytes.length, createdAt: now() })
      await store.put(name, bytes, type)
      if (!(await hasUpload(db, name))) {
        await store.remove(name)
        throw new AppError("conflict", "Another image was uploaded at the same time.")
      }
      await remove(await selectReplacedUploads(db, name))
      return BASE + name
    },
    async isOwn(accountId, url) {
      return (await selectUploads(db, accountId)).some((name) => BASE + name === url)
    },
    async keepOnly(accountId, shown) {
      const names = await selectUploads(db, accountId)
      await remove(names.filter((name) => BASE + name !== shown))
    },
    async sweep() {
      const before = new Date(now().getTime() - DAY_MS)
      const names = await selectUnusedUploads(db, { before, limit: AT_ONCE })
      await remove(names)
      return names.length
    },
    async read(name) {
      return isFileName(name) ? store.get(name) : undefined
    },
  }
}
