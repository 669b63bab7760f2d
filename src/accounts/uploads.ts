import { randomBytes } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import {
  deleteUploads,
  insertUpload,
  selectUnusedUploads,
  selectUploads,
} from "#db/accounts/uploads.ts"
import { isFileName, type FileStore } from "#outbound/file-store.ts"

import { readImage } from "./read-image.ts"

/** Images of people: at most the one that is shown and one that may come in its place. */
export type Uploads = {
  /** Stores an image of an account and gives its address on this site. */
  add(
    accountId: string,
    file: { name: string; type: string; bytes: Buffer },
    shown: string | null,
  ): Promise<string>
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

/** Binds images to their store. */
export function createUploads(options: {
  db: Database
  store: FileStore
  now: () => Date
}): Uploads {
  const { db, store, now } = options

  // The row goes last: as long as it is there, somebody will look after the file.
  async function remove(names: readonly string[]): Promise<void> {
    for (const name of names) await store.remove(name)
    if (names.length > 0) await deleteUploads(db, names)
  }

  async function keepOnly(accountId: string, kept: readonly (string | null)[]): Promise<void> {
    const names = await selectUploads(db, accountId)
    await remove(names.filter((name) => !kept.includes(BASE + name)))
  }

  return {
    async add(accountId, file, shown) {
      const { bytes, type, extension } = await readImage(file)
      const name = `${randomBytes(16).toString("hex")}.${extension}`
      await insertUpload(db, { name, accountId, bytes: bytes.length, createdAt: now() })
      await store.put(name, bytes, type)
      await keepOnly(accountId, [shown, BASE + name])
      return BASE + name
    },
    async isOwn(accountId, url) {
      return (await selectUploads(db, accountId)).some((name) => BASE + name === url)
    },
    keepOnly: (accountId, shown) => keepOnly(accountId, [shown]),
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
