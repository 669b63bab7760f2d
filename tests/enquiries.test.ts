import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { selectEnquiries, selectEnquiryFile } from "#db/accounts/enquiries.ts"
import { createEnquiries } from "#enquiries/create-enquiries.ts"
import type { Mail } from "#outbound/mail.ts"
import { testDatabase } from "#tests/support/database.ts"

const TICKET = {
  firstName: "Ada",
  email: "ada@example.org",
  title: "A wrong figure",
  messageBody: "Line one\nLine two",
}

let db: Database
let mails: Mail[]
let faults: unknown[]
let isMailDown: boolean
let time: Date

beforeEach(async () => {
  db = await testDatabase()
  mails = []
  faults = []
  isMailDown = false
  time = new Date("2026-11-21T12:00:00Z")
})

const enquiries = () => enquiriesFor("desk@example.org")
const withoutOperator = () => enquiriesFor(undefined)

function enquiriesFor(operatorEmail: string | undefined) {
  return createEnquiries({
    db,
    now: () => time,
    send: async (mail) => {
      if (isMailDown) throw new Error("no mail today")
      mails.push(mail)
    },
    operatorEmail,
    report: (error) => faults.push(error),
  })
}

const later = (minutes: number) => (time = new Date(time.getTime() + minutes * 60_000))

test("a ticket is kept and mailed to the operator, and an answer goes to who wrote it", async () => {
  const desk = enquiries()
  expect(await desk.submit("ticket", TICKET)).toEqual({ state: "kept" })
  await desk.deliver()
  const [kept] = await selectEnquiries(db, { limit: 10 })
  expect(kept).toMatchObject({ kind: "ticket", fields: TICKET, attempts: 1 })
  expect(kept?.mailedAt).toEqual(time)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: "desk@example.org", replyTo: "ada@example.org" })
  expect(mails[0]?.subject).toContain("Ticket: A wrong figure")
  expect(mails[0]?.text).toContain("Line one\nLine two")
})

const APPLICATION = { position: "Writer", fullName: "Ada", email: "ada@example.org" }
const CV = {
  name: "../Ada\r\nCV.pdf",
  bytes: Buffer.from("%PDF-1.4\n1 0 obj\nstartxref\n9\n%%EOF"),
}

test("a CV is kept with its application and mailed to the operator beside the text", async () => {
  const desk = enquiries()
  expect(await desk.apply(APPLICATION, CV)).toEqual({ state: "kept" })
  await desk.deliver()
  const [kept] = await selectEnquiries(db, { limit: 1 })
  expect(kept).toMatchObject({ kind: "application", fields: { ...APPLICATION, messageBody: "" } })
  const file = await selectEnquiryFile(db, kept?.id ?? 0)
  expect({ ...file, bytes: Buffer.from(file?.bytes ?? []) }).toEqual({
    name: "Ada_CV.pdf",
    bytes: CV.bytes,
  })
  expect(mails[0]).toMatchObject({ replyTo: "ada@example.org" })
  expect(mails[0]?.subject).toContain("Application: Writer")
  const [sent] = mails[0]?.attachments ?? []
  expect([sent?.name, sent?.type]).toEqual(["Ada_CV.pdf", "application/pdf"])
  expect(Buffer.from(sent?.bytes ?? [])).toEqual(CV.bytes)
})

test("an application without its CV is refused with what is missing, and nothing is kept", async () => {
  const outcome = await enquiries().apply({ position: "Writer", fullName: "Ada" }, undefined)
  expect(outcome).toEqual({
    state: "refused",
    problems: [
      { field: "email", problem: "Email is required" },
      { field: "cv", problem: "Your CV is required" },
    ],
  })
  expect(await selectEnquiries(db, { limit: 10 })).toEqual([])
})

test("a program that fills the hidden field of an application is thanked, and nothing is kept", async () => {
  const outcome = await enquiries().apply({ ...APPLICATION, website: "http://spam.test" }, CV)
  expect(outcome).toEqual({ state: "kept" })
  expect(await selectEnquiries(db, { limit: 10 })).toEqual([])
})

test("a form with faults is neither kept nor mailed", async () => {
  const outcome = await enquiries().submit("ticket", { ...TICKET, email: "ada" })
  expect(outcome).toEqual({
    state: "refused",
    problems: [{ field: "email", problem: "Your email is not correct" }],
  })
  expect(await selectEnquiries(db, { limit: 10 })).toEqual([])
})

test("while mail is down nothing is lost: the note goes out when it is up again", async () => {
  isMailDown = true
  const desk = enquiries()
  expect(await desk.submit("ticket", TICKET)).toEqual({ state: "kept" })
  await desk.deliver()
  expect(mails).toEqual([])
  expect(faults).toHaveLength(1)
  isMailDown = false
  expect(await desk.deliver()).toBe(0)
  later(11)
  expect(await enquiries().deliver()).toBe(1)
  expect(mails).toHaveLength(1)
  later(60)
  expect(await desk.deliver()).toBe(0)
})

test("a note is mailed once, however many processes deliver", async () => {
  await withoutOperator().submit("ticket", TICKET)
  const sent = await Promise.all([enquiries().deliver(), enquiries().deliver()])
  expect(sent.toSorted()).toEqual([0, 1])
  expect(mails).toHaveLength(1)
})

test("without an address of the operator notes wait in the database", async () => {
  const silent = withoutOperator()
  await silent.submit("request", {
    fullName: "Ada",
    email: "ada@example.org",
    country: "Ghana",
    extraNotes: "More on ports",
  })
  expect(await silent.deliver()).toBe(0)
  expect(faults).toEqual([])
  expect(await selectEnquiries(db, { kind: "request", limit: 1 })).toHaveLength(1)
  expect(mails).toEqual([])
})

test("a program that fills the hidden field is thanked, and nothing is kept", async () => {
  const outcome = await enquiries().submit("ticket", { ...TICKET, website: "http://spam.test" })
  expect(outcome).toEqual({ state: "kept" })
  expect(await selectEnquiries(db, { limit: 10 })).toEqual([])
})

test("a line break in a title begins no second head of the mail", async () => {
  const desk = enquiries()
  await desk.submit("ticket", { ...TICKET, title: "Hi\r\nBcc: all@example.org" })
  await desk.deliver()
  expect(mails[0]?.subject).not.toMatch(/[\r\n]/)
})

test("signs that steer a terminal or a line are not kept, and so not mailed", async () => {
  const desk = enquiries()
  const messageBody = "\u001b[31mone\r\ntwo\rthree\u009b\u0000"
  await desk.submit("ticket", { ...TICKET, messageBody })
  await desk.deliver()
  const [kept] = await selectEnquiries(db, { limit: 1 })
  expect(kept?.fields["messageBody"]).toBe("[31mone\ntwo\nthree")
  expect(mails[0]?.text).toContain("messageBody:\n[31mone\ntwo\nthree\n")
})
