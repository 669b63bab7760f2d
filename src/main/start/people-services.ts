import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

import type { Logger } from "pino"

import { createAuditLog, type AuditLog } from "#accounts/audit-log.ts"
import { createAccounts } from "#accounts/create-accounts.ts"
import { createPasswords } from "#accounts/passwords.ts"
import { createUploads } from "#accounts/uploads.ts"
import { createDocuments } from "#accounts/documents.ts"
import { createReviews } from "#accounts/create-reviews.ts"
import { createVisits } from "#accounts/visits.ts"
import type { ApiServices } from "#api/api-services.ts"
import type { Database } from "#db/engine/database.ts"
import { BRAND } from "#domain/brand.ts"
import { createEnquiries, type Enquiries } from "#enquiries/create-enquiries.ts"
import { createLimits } from "#limits/create-limits.ts"
import { createFolderStore, type FileStore } from "#outbound/file-store.ts"
import { createMailQueue, type SendMail } from "#outbound/mail.ts"
import { createOutboxMail } from "#outbound/outbox-mail.ts"
import { createS3Store } from "#outbound/s3-store.ts"
import { createSmtpMail } from "#outbound/smtp-mail.ts"

import type { Config } from "../config/config.ts"

/** What works for people: accounts, images, limits, mail and the log of what happened. */
export type PeopleServices = Pick<
  ApiServices,
  | "accounts"
  | "documents"
  | "findSession"
  | "limits"
  | "mail"
  | "personalData"
  | "reviews"
  | "uploads"
  | "visits"
> & {
  audit: AuditLog
  enquiries: Enquiries
  /** Waits a little for messages on their way, then closes. */
  close(): Promise<void>
}

type Options = {
  config: Config
  db: Database
  secret: string
  now: () => Date
  logger: Logger
  print: (line: string) => void
  /** Stands in for the mail server. */
  sendMail?: SendMail
}

const LAST_MAILS_MS = 3000

/** Puts together what works for people, by the settings. */
export function createPeopleServices(options: Options): PeopleServices {
  const { config, db, secret, now, logger } = options
  const { send, close } = openMail(options)
  const mail = createMailQueue({
    send,
    wait: (ms) => wait(ms, undefined, { ref: false }),
    report: (error) => logger.error({ err: error }, "a message could not be sent"),
  })
  const audit = createAuditLog({
    db,
    secret,
    now,
    report: (error) => logger.error({ err: error }, "an event was not noted"),
  })
  const limits = createLimits({
    db,
    secret,
    now,
    factor: config.rateLimitFactor,
    onExceeded: (name, key) => audit.record({ kind: "limited", subject: key, detail: name }),
    report: (error) => logger.warn({ err: error }, "limits were not counted"),
  })
  const enquiries = createEnquiries({
    db,
    now,
    send,
    operatorEmail: config.operatorEmail,
    report: (error) => logger.error({ err: error }, "a note could not be mailed yet"),
  })
  const passwords = createPasswords()
  const accounts = createAccounts({
    db,
    mail,
    audit,
    passwords,
    secret,
    now,
    policy: config.passwordPolicy,
    publicUrl: config.publicUrl,
  })
  const documents = createDocuments({ db, now })
  const files = openStore(config)
  return {
    accounts,
    audit,
    enquiries,
    limits,
    mail,
    findSession: accounts.findSession,
    uploads: createUploads({ db, now, store: files.store }),
    visits: createVisits({ db, secret, now }),
    personalData: async (accountId) => ({ documents: await documents.all(accountId) }),
    documents,
    reviews: createReviews({ db, documents, mail, now, publicUrl: config.publicUrl }),
    close: async () => {
      await Promise.race([mail.idle(), wait(LAST_MAILS_MS, undefined, { ref: false })])
      close()
      files.close()
      await passwords.close()
      await limits.flush()
      await audit.flush()
    },
  }
}

function openStore({ s3Url, varDir }: Config): { store: FileStore; close: () => void } {
  if (s3Url === undefined) {
    return { store: createFolderStore(join(varDir, "uploads")), close: () => undefined }
  }
  const store = createS3Store(s3Url)
  return { store, close: store.close }
}

function openMail(options: Options): { send: SendMail; close: () => void } {
  const { config, now, print, sendMail } = options
  if (sendMail) return { send: sendMail, close: () => undefined }
  const from = { name: BRAND, address: config.mailFrom }
  if (config.smtpUrl !== undefined) return createSmtpMail(config.smtpUrl, from)
  const folder = join(config.varDir, "outbox")
  return { send: createOutboxMail({ folder, from, now, print }), close: () => undefined }
}
