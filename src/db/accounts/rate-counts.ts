import type { Queryable } from "../engine/database.ts"

/** One counter: what is limited, for whom, and since when. */
export type RateKey = { limit: string; key: string; windowStart: Date }

export type RateCount = RateKey & { count: number }

/** Adds to many counters at once and gives what each of them then holds. */
export async function addRateCounts(
  db: Queryable,
  counts: readonly RateCount[],
): Promise<RateCount[]> {
  return db.query<RateCount>(
    `insert into rate_count as r (limit_name, key, window_start, count)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::integer[])
     on conflict (limit_name, key, window_start) do update set count = r.count + excluded.count
     returning limit_name as "limit", key, window_start as "windowStart", count`,
    [
      counts.map(({ limit }) => limit),
      counts.map(({ key }) => key),
      counts.map(({ windowStart }) => windowStart),
      counts.map(({ count }) => count),
    ],
  )
}

/** What a counter holds; 0 when nothing was counted yet. */
export async function selectRateCount(db: Queryable, at: RateKey): Promise<number> {
  const rows = await db.query<{ count: number }>(
    "select count from rate_count where limit_name = $1 and key = $2 and window_start = $3",
    [at.limit, at.key, at.windowStart],
  )
  return rows[0]?.count ?? 0
}

/** Sets a counter back to nothing. */
export async function deleteRateCount(db: Queryable, at: RateKey): Promise<void> {
  await db.query(
    "delete from rate_count where limit_name = $1 and key = $2 and window_start = $3",
    [at.limit, at.key, at.windowStart],
  )
}

/** Removes counters whose time began before a moment; gives how many. */
export async function deleteOldRateCounts(db: Queryable, before: Date): Promise<number> {
  const rows = await db.query(
    "delete from rate_count where window_start < $1 returning 1 as gone",
    [before],
  )
  return rows.length
}
