import { readdir, readFile } from "node:fs/promises"

import { expect, test } from "vitest"

import { verifyAuditLog } from "#accounts/audit-log.ts"
import { addEnquiryWithFile } from "#db/accounts/enquiries.ts"
import { KEPT_DAYS, sweep } from "#main/start/sweep.ts"
import { peopleApi } from "#tests/support/people-api.ts"
import { SECRET } from "#tests/support/people-site.ts"
import { TEST_PASSWORD, WRONG_PASSWORD } from "#tests/support/test-passwords.ts"

const LOGIN = "/customer/auth/login"
const EMAIL = "amina@example.org"
const DAY_MS = 24 * 3_600_000

test("S-50: what happens to accounts is noted in a chain that shows every change", async () => {
  const api = await peopleApi()
  const { token, id } = await api.person(EMAIL)
  await api.call("POST", LOGIN, { body: { email: EMAIL, password: WRONG_PASSWORD } })
  await api.call("POST", LOGIN, { body: { email: EMAIL, password: TEST_PASSWORD } })
  await api.call("PATCH", "/customer", { token, body: { id, status: "disabled" } })
  await api.people.audit.flush()
  const rows = await api.db.query<{ kind: string }>("select kind from audit_event order by number")
  expect(rows.map(({ kind }) => kind)).toEqual([
    ...["sign-up", "verified", "sign-in-failed", "sign-in", "disabled"],
  ])
  expect(await verifyAuditLog(api.db, SECRET)).toMatchObject({ count: 5, brokenAt: undefined })
  const dump = JSON.stringify(await api.db.query("select * from audit_event"))
  for (const secret of [EMAIL, id, token, TEST_PASSWORD, "127.0.0.1"])
    expect(dump).not.toContain(secret)
})

test("S-50: events cannot be changed or removed, and who gets around that is found", async () => {
  const api = await peopleApi()
  for (let k = 0; k < 5; k++) api.people.audit.record({ kind: "imported", detail: String(k) })
  await api.people.audit.flush()
  for (const statement of ["update audit_event set detail = 'x'", "delete from audit_event"]) {
    await expect(api.db.query(statement)).rejects.toThrow("never changed")
  }
  const tamper = async (statement: string) => {
    await api.db.query("alter table audit_event disable trigger audit_event_append_only")
    await api.db.query(statement)
    await api.db.query("alter table audit_event enable trigger audit_event_append_only")
    return (await verifyAuditLog(api.db, SECRET)).brokenAt
  }
  expect(await tamper("update audit_event set detail = 'x' where number = 4")).toBe(4)
  expect(await tamper("delete from audit_event where number = 2")).toBe(3)
  expect((await verifyAuditLog(api.db, "another secret")).brokenAt).toBe(1)
})

test("S-50: processes append to one chain", async () => {
  const first = await peopleApi()
  const second = await peopleApi({ db: first.db })
  for (let k = 0; k < 20; k++) {
    for (const { people } of [first, second]) people.audit.record({ kind: "denied" })
    await new Promise(setImmediate)
  }
  await Promise.all([first.people.audit.flush(), second.people.audit.flush()])
  expect(await verifyAuditLog(first.db, SECRET)).toMatchObject({ count: 40, brokenAt: undefined })
})

test("S-53: after a deletion nothing in the database or the files names the person", async () => {
  const api = await peopleApi()
  const name = "Amina Uniquename"
  const { token, id } = await api.person(EMAIL)
  await api.call("PUT", "/customer", { token, body: { fullName: name, email: EMAIL } })
  await api.call("POST", "/customer/auth/forgot-password", { body: { email: EMAIL } })
  const dashboard = await api.call("GET", "/country-dashboard/user/nigeria", { token })
  const { visitId } = dashboard.body.data as { visitId: string }
  const visit = { token, body: { visitId } }
  expect((await api.call("PATCH", "/country-dashboard/user/nigeria", visit)).status).toBe(200)
  await api.call("DELETE", "/customer", { token, body: { password: TEST_PASSWORD } })
  await api.people.audit.flush()
  const tables = await api.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema()",
  )
  for (const table of tables) {
    const dump = JSON.stringify(await api.db.query(`select * from "${table.name}"`))
    for (const trace of [EMAIL, id, name]) expect(dump, table.name).not.toContain(trace)
  }
})

test("S-54: codes go after a day, searches after ninety, and what is over goes", async () => {
  const api = await peopleApi()
  await api.person(EMAIL)
  await api.call("POST", "/customer/auth/forgot-password", { body: { email: EMAIL } })
  const body = { fullName: "Una", email: "una@example.org", password: TEST_PASSWORD }
  await api.call("POST", "/customer/auth/signup", { body })
  await api.db.query(
    `insert into search_query (id, text, asked_at, visitor, result_count)
     values ('11111111-1111-4111-8111-111111111111', 'x', $1, 'v', 0)`,
    [api.clock.now],
  )
  await api.db.query("insert into dashboard_visit values ('NGA-x', 'NGA', $1)", [api.clock.now])
  const note = { kind: "application", fields: {}, createdAt: api.clock.now }
  await addEnquiryWithFile(api.db, note, { name: "cv.pdf", bytes: Buffer.from("a file") })
  const countOf = async (table: string) => (await api.db.query(`select 1 from ${table}`)).length
  const after = async (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * DAY_MS)
    await sweep(api.db, api.people, api.clock.now)
  }
  await after(0.5)
  expect(await countOf("code_mail")).toBe(3)
  await after(KEPT_DAYS.codes)
  for (const table of ["code_mail", "one_time_code", "reset_token", "rate_count"]) {
    expect([table, await countOf(table)]).toEqual([table, 0])
  }
  expect([await countOf("account"), await countOf("session")]).toEqual([2, 1])
  await after(KEPT_DAYS.unverifiedAccounts)
  expect([await countOf("account"), await countOf("session")]).toEqual([1, 0])
  expect([await countOf("search_query"), await countOf("dashboard_visit")]).toEqual([1, 1])
  await after(KEPT_DAYS.searches)
  expect([await countOf("search_query"), await countOf("dashboard_visit")]).toEqual([0, 0])
  expect([await countOf("enquiry"), await countOf("enquiry_file")]).toEqual([1, 1])
  await after(KEPT_DAYS.applications)
  expect([await countOf("enquiry"), await countOf("enquiry_file")]).toEqual([0, 0])
})

test("S-43: links in mails begin with the address of the settings, whatever the request says", async () => {
  const api = await peopleApi()
  await api.person(EMAIL)
  const headers = {
    ...{ host: "evil.example", "x-forwarded-host": "evil.example" },
    ...{ forwarded: "host=evil.example", "x-forwarded-proto": "gopher" },
  }
  await api.call("POST", "/customer/auth/forgot-password", { body: { email: EMAIL }, headers })
  const text = (await api.mails()).at(-1)?.text ?? ""
  expect(text).toContain("https://data.example.org/reset-password?token=")
  expect(text).not.toContain("evil")
})

test("S-43: line ends in a name or an address begin no further head of a mail", async () => {
  const api = await peopleApi()
  const ends = "\r\nBcc: eve@example.org\r\n\r\nClick here"
  const signUp = (fullName: string, email: string) =>
    api.call("POST", "/customer/auth/signup", {
      body: { fullName, email, password: TEST_PASSWORD },
    })
  expect((await signUp(`Amina${ends}`, "amina@example.org")).status).toBe(200)
  expect((await signUp("Amina", `amina@example.org${ends}`)).status).toBe(400)
  const mails = await api.mails()
  expect(mails.map(({ to }) => to)).toEqual(["amina@example.org"])
  for (const { subject, text } of mails) {
    expect(subject).not.toMatch(/[\r\n]|eve@/)
    expect(text).not.toMatch(/^(?:Bcc|Click)/m)
  }
})

test("no source of the project holds a secret of the tests' own kind", async () => {
  // S-55: secrets come from the environment or are made at the first start; none is in the code.
  const folder = new URL("../../src/main/", import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".ts"))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    expect(await readFile(new URL(file, folder), "utf8")).not.toMatch(/secret\s*[:=]\s*["'`]\w{8}/i)
  }
})
