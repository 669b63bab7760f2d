import type { Database } from "#db/engine/database.ts"
import {
  addEnquiry,
  addEnquiryWithFile,
  markEnquiryMailed,
  selectEnquiryFile,
  takeDueEnquiries,
} from "#db/accounts/enquiries.ts"
import { checkCv, cleanCvName, CV_FIELD, type CvFile } from "#domain/accounts/cv-file.ts"
import {
  checkEnquiry,
  enquiryValues,
  HONEYPOT,
  type EnquiryKind,
  type EnquiryValues,
  type FieldProblem,
} from "#domain/accounts/enquiry.ts"
import type { SendMail } from "#outbound/mail.ts"

import { enquiryMail } from "./mail/enquiry-mail.ts"

/** What became of a form: stored (and mailed soon), or refused for these reasons. */
export type EnquiryOutcome = { state: "kept" } | { state: "refused"; problems: FieldProblem[] }

/** Notes of visitors to the operator: stored first, mailed afterwards. */
export type Enquiries = {
  submit(kind: EnquiryKind, values: EnquiryValues): Promise<EnquiryOutcome>
  /** Takes an application with its CV. */
  apply(values: EnquiryValues, cv: CvFile | undefined): Promise<EnquiryOutcome>
  /** Mails what is due; gives how many went out. What cannot be mailed now is tried again later. */
  deliver(): Promise<number>
}

type Options = {
  db: Database
  now: () => Date
  /** Sends one message; rejects when that failed. */
  send: SendMail
  /** Without it notes are stored and not mailed. */
  operatorEmail: string | undefined
  /** Called for every message that could not be mailed, without its text. */
  report: (error: unknown) => void
}

/** A custom request may come from a signed-in page that does not send the address it has. */
const MAY_LACK: Readonly<Partial<Record<EnquiryKind, string>>> = { request: "email" }
const AT_ONCE = 20
const RETRY_MS = 10 * 60_000

/** Takes the forms of the site, stores them in the database and mails them to the operator. */
export function createEnquiries(options: Options): Enquiries {
  let underWay: Promise<number> | undefined
  const deliver = () => (underWay ??= deliverDue(options).finally(() => (underWay = undefined)))
  return {
    async submit(kind, values) {
      const problems = checkEnquiry(kind, values, MAY_LACK[kind])
      if (problems.length > 0) return { state: "refused", problems }
      // A program filled in the field that people do not see: it gets the answer that it expects.
      if ((values[HONEYPOT] ?? "") !== "") return { state: "kept" }
      const fields = enquiryValues(kind, values)
      await addEnquiry(options.db, { kind, fields, createdAt: options.now() })
      void deliver().catch(options.report)
      return { state: "kept" }
    },
    async apply(values, cv) {
      const problems = checkEnquiry("application", values)
      const problem = checkCv(cv)
      if (problem !== undefined) problems.push({ field: CV_FIELD, problem })
      if (problems.length > 0 || !cv) return { state: "refused", problems }
      if ((values[HONEYPOT] ?? "") !== "") return { state: "kept" }
      const fields = enquiryValues("application", values)
      const note = { kind: "application", fields, createdAt: options.now() }
      await addEnquiryWithFile(options.db, note, { ...cv, name: cleanCvName(cv.name) })
      void deliver().catch(options.report)
      return { state: "kept" }
    },
    deliver,
  }
}

async function deliverDue(options: Options): Promise<number> {
  const { db, now, send, operatorEmail, report } = options
  if (operatorEmail === undefined) return 0
  const retryAt = new Date(now().getTime() + RETRY_MS)
  const due = await takeDueEnquiries(db, { now: now(), retryAt, limit: AT_ONCE })
  let sent = 0
  for (const note of due) {
    try {
      const file = await selectEnquiryFile(db, note.id)
      await send(enquiryMail({ ...note, kind: note.kind as EnquiryKind, file }, operatorEmail))
      await markEnquiryMailed(db, note.id, now())
      sent += 1
    } catch (error) {
      report(error)
    }
  }
  return sent
}
