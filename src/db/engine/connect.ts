import type { Database } from "./database.ts"
import { openPgliteDatabase } from "../pglite/pglite-database.ts"
import { openPostgresDatabase } from "./postgres-database.ts"

/**
 * Opens the database: the PostgreSQL server of `url`, else PGlite in `folder`, else PGlite in memory.
 * An in-memory database may start from `image`, an archive of an earlier one.
 * `onNotice` gets what an operator should know: an unclean stop, a lost connection.
 */
export function openDatabase(options: {
  url?: string | undefined
  folder?: string | undefined
  image?: string | undefined
  onNotice?: (sentence: string) => void
}): Promise<Database> {
  const onNotice = options.onNotice ?? (() => undefined)
  if (options.url !== undefined) return openPostgresDatabase(options.url, onNotice)
  return openPgliteDatabase({ folder: options.folder, image: options.image }, onNotice)
}
