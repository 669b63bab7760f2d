import type { Database } from "#db/engine/database.ts"
import type { PasswordPolicy } from "#domain/accounts/account-rules.ts"
import type { MailQueue } from "#outbound/mail.ts"

import type { AuditLog } from "../audit-log.ts"
import type { Passwords } from "../passwords.ts"

/** What the work on accounts needs from outside. */
export type AccountsContext = {
  db: Database
  passwords: Passwords
  mail: MailQueue
  audit: AuditLog
  /** Keys the hashes of codes. */
  secret: string
  policy: PasswordPolicy
  /** Links in mails begin with it. */
  publicUrl: string
  now: () => Date
}

/** Where a request for an account comes from: its network address, and what the program says of itself. */
export type Caller = { address: string; userAgent: string }
