import { join } from "node:path"

import { acquireLock } from "#db/engine/lock.ts"
import { migrate } from "#db/engine/migrate.ts"
import { openServers, type Servers } from "#db/servers/open-servers.ts"
import { cleanUnfinishedImports } from "#importers/clean-unfinished-imports.ts"
import { decideStoredTopics } from "#importers/decide-stored-topics.ts"

import type { Config } from "../config/config.ts"

export type OpenData = Servers & { close(): Promise<void> }

/**
 * Opens the database ready for use: the embedded one under its lock, or the PostgreSQL servers of the settings.
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
    const servers = await openServers({
      url: config.databaseUrl,
      replicaUrls: config.replicaUrls,
      folder: databaseFolder(config),
      onNotice,
    })
    const { db } = servers
    try {
      await migrate(db)
      await cleanUnfinishedImports(db)
      await decideStoredTopics(db, now())
    } catch (error) {
      await db.close()
      throw error
    }
    return {
      ...servers,
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

/** Where the embedded database is. */
export function databaseFolder({ varDir }: Pick<Config, "varDir">): string {
  return join(varDir, "db")
}
