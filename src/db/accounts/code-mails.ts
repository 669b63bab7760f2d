import type { Database } from "../engine/database.ts"

type CodeMail = {
  subject: string
  at: Date
  /** How many mails may be sent in each of these spans. */
  limits: readonly { max: number; spanMs: number }[]
}

/**
 * Notes that a code is mailed, or gives the moment from which one may be mailed again.
 * Of several at once for one subject, each sees the ones before it.
 */
export async function countCodeMail(db: Database, mail: CodeMail): Promise<Date | undefined> {
  const { subject, at, limits } = mail
  return db.transaction(async (transaction) => {
    await transaction.query(
      "select pg_advisory_xact_lock(7311003, hashtext($1)) is null as waited",
      [subject],
    )
    const rows = await transaction.query<{ sentAt: Date }>(
      `select sent_at as "sentAt" from code_mail
       where subject = $1 and sent_at > $2
       order by sent_at desc`,
      [subject, new Date(at.getTime() - Math.max(...limits.map(({ spanMs }) => spanMs)))],
    )
    for (const { max, spanMs } of limits) {
      const oldest = rows[max - 1]?.sentAt
      const free = new Date((oldest?.getTime() ?? 0) + spanMs)
      if (oldest && free > at) return free
    }
    await transaction.query("insert into code_mail (subject, sent_at) values ($1, $2)", [
      subject,
      at,
    ])
    return undefined
  })
}
