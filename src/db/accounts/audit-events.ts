import type { Database, Queryable } from "../engine/database.ts"

/** What happened; `hash` covers it together with the hash of the event before. */
export type AuditRow = {
  number: number
  at: Date
  kind: string
  subject: string | null
  address: string | null
  detail: string | null
  hash: string
}

/** Appends events after the last one; `chain` is given its number and hash and makes the rows. */
export async function appendAuditEvents(
  db: Database,
  chain: (last: { number: number; hash: string }) => readonly AuditRow[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    // One at a time over all processes: each needs to know the last.
    await transaction.query("select pg_advisory_xact_lock(7311004) is null as waited")
    const [last] = await transaction.query<{ number: number; hash: string }>(
      "select number, hash from audit_event order by number desc limit 1",
    )
    const rows = chain(last ?? { number: 0, hash: "" })
    await transaction.query(
      `insert into audit_event (number, at, kind, subject, address, detail, hash)
       select * from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::text[],
                            $6::text[], $7::text[])`,
      [
        rows.map(({ number }) => number),
        rows.map(({ at }) => at),
        rows.map(({ kind }) => kind),
        rows.map(({ subject }) => subject),
        rows.map(({ address }) => address),
        rows.map(({ detail }) => detail),
        rows.map(({ hash }) => hash),
      ],
    )
  })
}

/** Events after a number, in their order. */
export async function selectAuditEvents(
  db: Queryable,
  after: number,
  limit: number,
): Promise<AuditRow[]> {
  return db.query<AuditRow>(
    `select number, at, kind, subject, address, detail, hash
     from audit_event where number > $1 order by number limit $2`,
    [after, limit],
  )
}
