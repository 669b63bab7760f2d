import type { Queryable } from "../engine/database.ts"

/** The number that counts up with each change of the catalogue or its figures. */
export async function selectDataVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: number }>(`select version from data_version`)
  return row?.version ?? 0
}

/** The data version with the time of its change, which differs between databases, and after a backup was restored. */
export async function selectDataStamp(db: Queryable): Promise<string> {
  const [row] = await db.query<{ stamp: string }>(
    `select version || ' ' || extract(epoch from changed_at) as stamp from data_version`,
  )
  return row?.stamp ?? ""
}
