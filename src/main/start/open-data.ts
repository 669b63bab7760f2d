import { join } from "node:path"

import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { acquireLock } from "#db/engine/lock.ts"
import { migrate } from "#db/engine/migrate.ts"
import { cleanUnfinishedImports } from "#importers/clean-unfinished-imports.ts"
import { decideStoredTopics } from "#importers/decide-stored-topics.ts"

import type { Config } from "../config/config.ts"

export type OpenData = { db: Database; close(): Promise<void> }

/**
 * Opens the database ready for use: the embedded one under its lock, or the PostgreSQL server of the settings.
 * Throws "database-locked" when another process has the embedded one.
 */
export async function openData(
  config: Config,
  purpose: string,
  onNotice: (sentence: string) => void,
  now = () => new Date(),
): Promise<OpenData> {
  const lock =
    config.databaseUrl === undefined ? await acquireLock(config.varDir, { purpose }) : undefined
  try {
    const db = await openDatabase(
      config.databaseUrl === undefined
        ? { folder: join(config.varDir, "db"), onNotice }
        : { url: config.databaseUrl, onNotice },
    )
    try {
      await migrate(db)
      await cleanUnfinishedImports(db)
      await decideStoredTopics(db, now())
    } catch (error) {
      await db.close()
      throw error
    }
    return {
      db,
      close: async () => {
        await db.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}
