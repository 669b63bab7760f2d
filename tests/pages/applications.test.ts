import { expect, test } from "vitest"

import { selectEnquiries, selectEnquiryFile } from "#db/accounts/enquiries.ts"
import { CV_BYTES, CV_PROBLEMS } from "#domain/accounts/cv-file.ts"
import { LONGEST_MESSAGE } from "#domain/accounts/enquiry.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const db = await testDatabase()
const { app } = await testSite(db)
const JOB = "/careers/economics-writer"
const PDF = Buffer.from("%PDF-1.4\n1 0 obj\nstartxref\n9\n%%EOF")
const TEXTS = { fullName: 'Ada "O" Obi', email: "ada@example.org", messageBody: "Line <one>" }

type Sent = { texts?: object; cv?: Buffer | null; headers?: Record<string, string>; path?: string }

async function apply({ texts = TEXTS, cv = PDF, headers = {}, path = JOB }: Sent = {}) {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, String(text))
  if (cv) form.set("cv", new File([new Uint8Array(cv)], "Ada.pdf", { type: "application/pdf" }))
  const request = new Request(PUBLIC_URL, { method: "POST", body: form })
  return app.inject({
    method: "POST",
    url: path,
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      origin: PUBLIC_URL,
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const kept = async () => (await selectEnquiries(db, { limit: 100 })).length
const json = { accept: "application/json" }

test("the page of a position has the form, with the CV as a file", async () => {
  const { body } = await app.inject({ url: JOB })
  expect(body).toContain(`action="${JOB}#apply"`)
  expect(body).toContain('encType="multipart/form-data"')
  expect(body).toMatch(/<input[^>]+type="file"[^>]+accept="\.pdf,application\/pdf"/)
  expect(await htmlFaults(body)).toEqual([])
})

test("an application without script is kept with its CV, and its page says so", async () => {
  const answer = await apply()
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`${JOB}?sent=ok#apply`)
  const [note] = await selectEnquiries(db, { limit: 1 })
  expect(note).toMatchObject({
    kind: "application",
    fields: { ...TEXTS, position: "Economics Writer" },
  })
  expect(Buffer.from((await selectEnquiryFile(db, note?.id ?? 0))?.bytes ?? [])).toEqual(PDF)
  const { body } = await app.inject({ url: `${JOB}?sent=ok` })
  expect(body).toContain("Your application has been sent.")
})

test("the longest message is taken in letters of several bytes, and a longer one is refused", async () => {
  const longest = "अ".repeat(LONGEST_MESSAGE)
  expect((await apply({ texts: { ...TEXTS, messageBody: longest } })).statusCode).toBe(303)
  const longer = await apply({ texts: { ...TEXTS, messageBody: `${longest}अ` }, headers: json })
  const problem = `At most ${String(LONGEST_MESSAGE)} characters fit here`
  expect(longer.json()).toMatchObject({ details: [{ field: "messageBody", problem }] })
})

test("a script is answered in words", async () => {
  const answer = await apply({ headers: json })
  expect(answer.json()).toMatchObject({ status: "success", message: /has been sent/ })
})

test.each([
  ["none", null, CV_PROBLEMS.missing],
  ["a picture", Buffer.from("\x89PNG\r\n"), CV_PROBLEMS.noPdf],
  ["half a PDF", PDF.subarray(0, 12), CV_PROBLEMS.broken],
  ["too large", Buffer.alloc(CV_BYTES + 5, PDF), CV_PROBLEMS.tooLarge],
])(
  "a CV that is %s is refused, and what was typed stands there again",
  async (_what, cv, problem) => {
    const before = await kept()
    const answer = await apply({ cv })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(answer.body).toContain(problem)
    expect(answer.body).toContain('value="Ada &quot;O&quot; Obi"')
    expect(answer.body).toContain("Line &lt;one&gt;")
    expect(await htmlFaults(answer.body)).toEqual([])
    const script = await apply({ cv, headers: json })
    expect(script.json()).toMatchObject({ details: [{ field: "cv", problem }] })
    expect(await kept()).toBe(before)
    // The page that others read holds nothing of it.
    expect((await app.inject({ url: JOB })).body).not.toContain("Ada")
  },
)

test("a form of another site is refused", async () => {
  expect((await apply({ headers: { origin: "https://evil.test" } })).statusCode).toBe(403)
})

test("where there is no position there is no form", async () => {
  expect((await apply({ path: "/careers/nobody" })).statusCode).toBe(404)
})

test("no address of the site gives a CV", async () => {
  const [note] = await selectEnquiries(db, { kind: "application", limit: 1 })
  const id = String(note?.id)
  for (const url of [`/uploads/${id}`, `/enquiries/${id}`, "/uploads/Ada.pdf", `${JOB}/Ada.pdf`])
    expect((await app.inject({ url })).statusCode).toBe(404)
})

test("the eleventh application of an hour waits; what was typed is not lost", async () => {
  const strict = await testSite(await testDatabase(), { rateLimitFactor: 1 })
  const send = async (headers: Record<string, string>) => {
    const form = new FormData()
    for (const [name, text] of Object.entries(TEXTS)) form.set(name, text)
    const request = new Request(PUBLIC_URL, { method: "POST", body: form })
    const type = request.headers.get("content-type") ?? ""
    return strict.app.inject({
      method: "POST",
      url: JOB,
      headers: { "content-type": type, origin: PUBLIC_URL, ...headers },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  for (let k = 0; k < 10; k++) expect((await send(json)).statusCode).toBe(400)
  const answer = await send({})
  expect(answer.statusCode).toBe(429)
  expect(answer.body).toContain("Too many applications came from your network.")
  expect(answer.body).toContain("Line &lt;one&gt;")
})
