import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

import type { Logger } from "pino"

import { readSession } from "#accounts/sessions.ts"
import type { ApiServices } from "#api/api-services.ts"
import type { Database } from "#db/database.ts"
import { BRAND } from "#domain/brand.ts"
import { createEnquiries, type Enquiries } from "#enquiries/create-enquiries.ts"
import { createLimits } from "#limits/create-limits.ts"
import { createMailQueue, type SendMail } from "#outbound/mail.ts"
import { createOutboxMail } from "#outbound/outbox-mail.ts"
import { createSmtpMail } from "#outbound/smtp-mail.ts"

import type { Config } from "./config.ts"

/** What works for people: their sessions, the limits, and mail. */
export type PeopleServices = Pick<ApiServices, "findSession" | "limits" | "mail"> & {
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
  const limits = createLimits({
    ...{ db, secret, now },
    factor: config.rateLimitFactor,
    report: (error) => logger.warn({ err: error }, "limits were not counted"),
  })
  const enquiries = createEnquiries({
    ...{ db, now, send },
    operatorEmail: config.operatorEmail,
    report: (error) => logger.error({ err: error }, "a note could not be mailed yet"),
  })
  return {
    enquiries,
    findSession: (token) => readSession(db, token, now()),
    ...{ limits, mail },
    close: async () => {
      await Promise.race([mail.idle(), wait(LAST_MAILS_MS, undefined, { ref: false })])
      close()
      await limits.flush()
    },
  }
}

function openMail({ config, now, print }: Options): { send: SendMail; close: () => void } {
  const from = { name: BRAND, address: config.mailFrom }
  if (config.smtpUrl !== undefined) return createSmtpMail(config.smtpUrl, from)
  const folder = join(config.varDir, "outbox")
  return { send: createOutboxMail({ folder, from, now, print }), close: () => undefined }
}
