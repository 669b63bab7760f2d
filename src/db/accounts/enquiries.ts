import type { Database, Queryable } from "../engine/database.ts"

/** A stored note to the operator. */
export type EnquiryRow = {
  id: number
  kind: string
  fields: Record<string, string>
  createdAt: Date
  mailedAt: Date | null
  attempts: number
}

/** A file that came with a note. */
export type EnquiryFile = { name: string; bytes: Uint8Array }

/** Keeps a note with its file, both or neither; it is due to be mailed at once. */
export function addEnquiryWithFile(
  db: Database,
  note: Parameters<typeof addEnquiry>[1],
  file: EnquiryFile,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const id = await addEnquiry(transaction, note)
    await transaction.query(
      `insert into enquiry_file (enquiry_id, name, bytes) values ($1, $2, decode($3, 'base64'))`,
      [id, file.name, Buffer.from(file.bytes).toString("base64")],
    )
    return id
  })
}

/** The file that came with a note, or `undefined` when none did. */
export async function selectEnquiryFile(
  db: Queryable,
  id: number,
): Promise<EnquiryFile | undefined> {
  const [row] = await db.query<{ name: string; text: string }>(
    `select name, encode(bytes, 'base64') as text from enquiry_file where enquiry_id = $1`,
    [id],
  )
  return row && { name: row.name, bytes: Buffer.from(row.text, "base64") }
}

/** Keeps a note; it is due to be mailed at once. */
export async function addEnquiry(
  db: Queryable,
  note: { kind: string; fields: Readonly<Record<string, string>>; createdAt: Date },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into enquiry (kind, fields, created_at, next_attempt_at)
     values ($1, $2, $3, $3)
     returning id`,
    [note.kind, JSON.stringify(note.fields), note.createdAt],
  )
  return row?.id ?? 0
}

/**
 * The notes that are due to be mailed, the oldest first, put off until `retryAt` in the same step: of several
 * processes only one gets each, and one that dies while mailing costs no more than the wait.
 */
export async function takeDueEnquiries(
  db: Database,
  options: { now: Date; retryAt: Date; limit: number },
): Promise<EnquiryRow[]> {
  const rows = await db.query<EnquiryRow>(
    `update enquiry
     set next_attempt_at = $2, attempts = attempts + 1
     where id in (
       select id
       from enquiry
       where mailed_at is null and next_attempt_at <= $1
       order by id
       limit $3
       for update skip locked
     )
     returning id, kind, fields, created_at as "createdAt", mailed_at as "mailedAt", attempts`,
    [options.now, options.retryAt, options.limit],
  )
  return rows.toSorted((a, b) => a.id - b.id)
}

/** Notes that an enquiry was mailed. */
export async function markEnquiryMailed(db: Queryable, id: number, at: Date): Promise<void> {
  await db.query(`update enquiry set mailed_at = $2 where id = $1`, [id, at])
}

/** The last notes, the newest first; of one kind when it is named. */
export function selectEnquiries(
  db: Queryable,
  options: { kind?: string | undefined; limit: number },
): Promise<EnquiryRow[]> {
  return db.query<EnquiryRow>(
    `select id, kind, fields, created_at as "createdAt", mailed_at as "mailedAt", attempts
     from enquiry
     where $1::text is null or kind = $1
     order by id desc
     limit $2`,
    [options.kind ?? null, options.limit],
  )
}
