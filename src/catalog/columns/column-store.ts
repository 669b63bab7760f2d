import { join } from "node:path"

import { readCodeVersion } from "#db/columns/code-version.ts"
import { readColumns, writeColumns } from "#db/columns/column-file.ts"
import type { Database } from "#db/engine/database.ts"
import { selectDataStamp } from "#db/imports/data-version.ts"

import { COLUMN_TYPES, type CatalogueData, type CatalogueMeta } from "./catalogue-columns.ts"

/** Columns as they were stored, and every indicator that has changed since. */
type StoredColumns = { data: CatalogueData; changedIds: ReadonlySet<string> }

/**
 * Keeps the columns of a catalogue from one start to the next. They are written when all have been made anew; what
 * changes afterwards is noted beside them, and read from the database at the next start.
 */
export type ColumnStore = {
  /** What is stored, as long as it is of this version of the data; nothing where a part of it is missing or damaged. */
  read(version: number): Promise<StoredColumns | undefined>
  /** What tells the data of a version from all others; none where the database has another version by now. */
  findStamp(version: number): Promise<string | undefined>
  /** Writes in the background. */
  write(stamp: string | undefined, data: CatalogueData): void
  noteChanges(stamp: string | undefined, ids: ReadonlySet<string>): void
}

/** Keeps nothing. */
export const NO_STORE: ColumnStore = {
  read: () => Promise.resolve(undefined),
  findStamp: () => Promise.resolve(undefined),
  write: () => undefined,
  noteChanges: () => undefined,
}

export type ColumnStoreOptions = {
  db: Database
  file: string
  /** Called with the faults that a catalogue survives. */
  report: (error: unknown) => void
}

/** What has changed since columns were stored: the key of these, and the indicators. */
type Changes = { key: string; ids: readonly string[] }

/** A store in a file, and a second one beside it. */
export function createColumnStore({ db, file, report }: ColumnStoreOptions): ColumnStore {
  const changesFile = `${file}-changes`
  /** The key of the columns in the file, once they are. */
  let stored: Promise<string | undefined> = Promise.resolve(undefined)
  let code: Promise<string> | undefined
  const findStamp = async (version: number) => {
    const stamp = await selectDataStamp(db)
    return stamp.startsWith(`${String(version)} `) ? stamp : undefined
  }
  const makeKey = async (stamp: string) => {
    code ??= readCodeVersion(join(import.meta.dirname, ".."), DOMAIN)
    return [stamp, process.versions.icu, await code].join(" ")
  }
  /** One after the other, each fault reported. */
  const enqueue = (work: (key: string | undefined) => Promise<string | undefined>) => {
    stored = stored.then(work).catch((error: unknown) => {
      report(error)
      return undefined
    })
  }
  return {
    findStamp,
    async read(version) {
      const stamp = await findStamp(version)
      if (stamp === undefined) return undefined
      const own = await makeKey(stamp)
      const noted = await readColumns<Changes, typeof NO_COLUMNS>(changesFile, own, NO_COLUMNS)
      const { key, ids } = noted?.meta ?? { key: own, ids: [] }
      const data = await readColumns<CatalogueMeta, typeof COLUMN_TYPES>(file, key, COLUMN_TYPES)
      if (data === undefined) return undefined
      stored = Promise.resolve(key)
      return { data, changedIds: new Set(ids) }
    },
    write(stamp, data) {
      enqueue(async () => {
        if (stamp === undefined) return undefined
        const key = await makeKey(stamp)
        await writeColumns(file, key, data)
        return key
      })
    },
    noteChanges(stamp, ids) {
      enqueue(async (key) => {
        if (stamp === undefined || key === undefined) return key
        const meta: Changes = { key, ids: [...ids] }
        await writeColumns(changesFile, await makeKey(stamp), { meta, columns: NO_COLUMNS })
        return key
      })
    },
  }
}

/** Changes have no columns: their file is one for its checksum. */
const NO_COLUMNS = {}

const DOMAIN = join(import.meta.dirname, "..", "..", "domain")
