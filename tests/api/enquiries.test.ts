import { expect, test } from "vitest"

import { createEnquiries } from "#enquiries/create-enquiries.ts"
import { selectEnquiries } from "#db/accounts/enquiries.ts"
import { AppError } from "#domain/errors.ts"
import { callApi, noLimits, testApi } from "#tests/support/call-api.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const enquiries = createEnquiries({
  db,
  now: () => new Date("2026-11-21T12:00:00Z"),
  send: () => Promise.resolve(),
  operatorEmail: undefined,
  report: () => undefined,
})
const app = await testApi({ enquiries })
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  callApi(app, { method: "POST", url: `/api/v1${url}`, payload, headers })

const TICKET = { firstName: "Ada", email: "ada@example.org", title: "Hi", messageBody: "Text" }

test("a ticket, a note of an institution and a custom request are kept", async () => {
  expect((await post("/request/ticket", TICKET)).status).toBe(200)
  const note = { name: "Ada", organization: "NBS", purpose: "Schools", email: "ada@example.org" }
  const sent = await post("/contact-us/organisation", { ...note, phone: "" })
  expect(sent.body.message).toBe("Your request has been sent. We will contact you shortly.")
  const request = await post("/request", { fullName: "Ada", country: "Ghana", extraNotes: "Ports" })
  expect(request.body.message).toBe("Request created succesfully")
  const kept = await selectEnquiries(db, { limit: 10 })
  expect(kept.map(({ kind }) => kind)).toEqual(["request", "organisation", "ticket"])
})

test("what is wrong is said field by field, in the words of the forms", async () => {
  const { status, body } = await post("/request/ticket", { email: "ada" })
  expect(status).toBe(400)
  expect(body.error).toBe("FirstName is required")
  expect(body.details).toEqual([
    { field: "firstName", problem: "FirstName is required" },
    { field: "email", problem: "Your email is not correct" },
    { field: "title", problem: "Title is required" },
    { field: "messageBody", problem: "Message is required" },
  ])
})

test("a custom request may lack its address, but not have a wrong one", async () => {
  const { body } = await post("/request", {
    fullName: "A",
    country: "B",
    extraNotes: "C",
    email: "x",
  })
  expect(body.error).toBe("Your email is not correct")
})

test("a form of another site is refused", async () => {
  const { status } = await post("/request/ticket", TICKET, { origin: "https://evil.test" })
  expect(status).toBe(403)
})

test("texts that are no texts are refused", async () => {
  expect((await post("/request/ticket", { ...TICKET, title: { a: 1 } })).status).toBe(400)
})

test("a message with what no database keeps is kept without it", async () => {
  const messageBody = "A\0 text \uD800 of halves"
  expect((await post("/request/ticket", { ...TICKET, messageBody })).status).toBe(200)
  const [kept] = await selectEnquiries(db, { limit: 1 })
  expect(kept?.fields["messageBody"]).toBe("A text  of halves")
})

test("who writes too often is told to wait", async () => {
  const busy = await testApi({
    enquiries,
    limits: {
      ...noLimits(),
      take: (name) =>
        name === "ticket"
          ? Promise.reject(new AppError("too-many-requests"))
          : noLimits().take(name, ""),
    },
  })
  const answer = await callApi(busy, {
    method: "POST",
    url: "/api/v1/request/ticket",
    payload: TICKET,
  })
  expect(answer.status).toBe(429)
})
