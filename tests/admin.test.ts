import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { insertAccount } from "#db/accounts/accounts.ts"
import type { Database } from "#db/engine/database.ts"
import { insertDashboardVisit } from "#db/accounts/dashboard-visits.ts"
import { addEnquiry, addEnquiryWithFile } from "#db/accounts/enquiries.ts"
import { insertSession, selectSessions } from "#db/accounts/sessions.ts"
import { contentAdmin } from "#main/commands/admin-content.ts"
import { adminCommand } from "#main/commands/admin.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto } from "#tests/support/site.ts"

const NOW = new Date("2026-11-21T12:00:00Z")
const ID = "5f1c2a4e-0000-4000-8000-000000000001"
let db: Database

beforeEach(async () => {
  db = await testDatabase()
})

const VAR_DIR = await mkdtemp(join(tmpdir(), "admin-"))
afterAll(() => rm(VAR_DIR, { recursive: true }))

async function admin(...args: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const exit = await adminCommand({
    args,
    openDb: () => Promise.resolve(db),
    now: () => NOW,
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: VAR_DIR,
    secret: () => Promise.resolve("a secret of this test"),
  })
  return { exit, lines }
}

const write = (kind: string, fields: Record<string, string>) =>
  addEnquiry(db, { kind, fields, createdAt: NOW })

test("notes are listed, the newest first, with what was typed and whether it was mailed", async () => {
  await write("ticket", { firstName: "Ada", title: "First" })
  await write("request", { fullName: "Ben", country: "Ghana" })
  const { exit, lines } = await admin("enquiries", "list")
  expect(exit).toBe(0)
  expect(lines[0]).toMatch(/^#\d+ request, 2026-11-21T12:00:00.000Z, not mailed yet/)
  expect(lines).toContain("  title: First")
  const { lines: tickets } = await admin("enquiries", "list", "--kind", "ticket")
  expect(tickets.filter((line) => line.startsWith("#"))).toHaveLength(1)
})

test("an export is a table that a spreadsheet cannot run", async () => {
  await write("ticket", { firstName: "=1+1", title: 'a "b", c' })
  const { lines } = await admin("enquiries", "export")
  expect(lines[0]).toBe("id,kind,created_at,mailed_at,title,firstName")
  expect(lines[1]).toMatch(/^\d+,ticket,2026-11-21T12:00:00.000Z,,"a ""b"", c",'=1\+1$/)
  const { lines: json } = await admin("enquiries", "export", "--format", "json")
  expect(JSON.parse(json.join("\n"))).toMatchObject([{ fields: { firstName: "=1+1" } }])
})

test("a CV is saved where its owner alone reads it", async () => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255])
  const note = { kind: "application", fields: { fullName: "Ada" }, createdAt: NOW }
  const id = await addEnquiryWithFile(db, note, { name: "Ada.pdf", bytes })
  const { exit, lines } = await admin("enquiries", "file", String(id))
  expect(exit).toBe(0)
  const [path = ""] = lines
  expect(await readFile(path)).toEqual(bytes)
  expect((await stat(path)).mode & 0o077).toBe(0)
  const other = await write("ticket", { title: "No file" })
  const missing = await admin("enquiries", "file", String(other))
  expect(missing).toMatchObject({ exit: 1, lines: [`No file came with note ${String(other)}.`] })
})

test("nothing that strangers wrote steers the operator's terminal", async () => {
  const steering = "\u001b]52;c;cm0=\u0007\u009b2J\rforged\u202e"
  await write("ticket", { title: `Hi ${steering}`, messageBody: `one\n#9 ticket ${steering}` })
  const outputs = [
    await admin("enquiries", "list"),
    await admin("enquiries", "export"),
    await admin("enquiries", "export", "--format", "json"),
    await admin("users", "disable", `${steering}@example.org`),
    await admin(steering),
  ]
  for (const { lines } of outputs) {
    const text = lines.join("\n")
    expect(text).toContain("forged")
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202e]/u)
  }
  // A second line stays below its field: it cannot pass for a note of its own.
  expect(outputs[0]?.lines.join("\n")).not.toMatch(/^#9/m)
  expect(JSON.parse(outputs[2]?.lines.join("\n") ?? "")).toMatchObject([
    { fields: { title: `Hi ${steering}` } },
  ])
})

test("a formula is a text in the export, however it begins", async () => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\uff1d1", "\n=1"]
  for (const title of formulas) await write("ticket", { title })
  const { lines } = await admin("enquiries", "export")
  for (const line of lines.slice(1)) expect(line).toMatch(/,,"?'/)
})

test("visits of dashboards are listed by country, the most visited first", async () => {
  expect((await admin("visits", "list")).lines).toEqual(["Nobody has looked at a dashboard yet."])
  for (const [id, countryCode] of [
    ["a", "GHA"],
    ["b", "NGA"],
    ["c", "NGA"],
  ] as const) {
    await insertDashboardVisit(db, { id, countryCode, day: "2026-11-20" })
  }
  expect((await admin("visits", "list")).lines).toEqual(["      2  Nigeria", "      1  Ghana"])
  expect((await admin("visits", "count")).exit).toBe(1)
})

test("a series can be hidden and shown again, and caches learn of it", async () => {
  const indicator = await addIndicator(db, { code: "CPI", name: "Prices" })
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [1] })
  const catalog = createCatalog(db)
  const find = async () => (await catalog.getDataset({ indicator: "Prices", country: "NGA" })).state
  const before = await catalog.version()
  const id = `${indicator.id}:NGA:yearly`
  expect(await admin("dataset", "unpublish", id)).toEqual({
    exit: 0,
    lines: [`${id} is unpublished.`],
  })
  expect(await find()).not.toBe("found")
  expect(await catalog.version()).toBe(before + 1)
  await admin("dataset", "publish", id)
  expect(await find()).toBe("found")
})

test("accounts are listed, disabled, enabled and deleted, and the audit log keeps it", async () => {
  await insertAccount(db, {
    id: ID,
    email: "Ada@example.org",
    emailKey: "ada@example.org",
    fullName: "Ada",
    passwordHash: "none",
    createdAt: NOW,
  })
  const soon = new Date("2026-12-21T12:00:00Z")
  const session = {
    id: "5f1c2a4e-0000-4000-8000-000000000002",
    tokenHash: "t",
    accountId: ID,
    device: "x",
  }
  await insertSession(db, { ...session, signedInAt: NOW, expiresAt: soon })
  const state = async () => (await admin("users", "list")).lines
  expect(await state()).toEqual(["2026-11-21 Ada@example.org, enabled, not verified", "1 in all."])
  expect((await admin("users", "disable", "ADA@example.org")).exit).toBe(0)
  expect((await state())[0]).toContain("disabled by the operator")
  expect(await selectSessions(db, ID, NOW)).toEqual([])
  await admin("users", "enable", "ada@example.org")
  expect((await state())[0]).toContain("enabled")
  expect((await admin("users", "delete", "ada@example.org")).lines[0]).toContain("Add --yes")
  expect((await state())[1]).toBe("1 in all.")
  await admin("users", "delete", "ada@example.org", "--yes")
  expect(await state()).toEqual(["0 in all."])
  expect((await admin("audit", "verify")).lines[0]).toContain("3 events are sound")
})

test("imports are listed", async () => {
  expect((await admin("imports", "list")).lines).toEqual(["Nothing has been imported yet."])
  await importInto(db, ["starter"])
  const { lines } = await admin("imports", "list")
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^#\d+ 20\S+Z \S+: \S.* of \d{4}-\d\d-\d\d, [1-9]\d* new series, 0 changed$/,
    ),
  )
})

test("the project's own texts hold no broken link and no missing chart on the starter data", async () => {
  await importInto(db, ["starter"])
  const { exit, lines } = await admin("content", "check")
  expect(lines).toEqual([expect.stringMatching(/stories were checked: all is sound/)])
  expect(exit).toBe(0)
})

test("the check names every link that leads nowhere and whose figures are not kept beside the texts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "texts-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, "posts"))
  await mkdir(join(folder, "media"))
  await writeFile(join(folder, "media", "one.png"), "")
  const text =
    "It was [5%](/indicators/some%3Acode/china#2020), see [more](/nowhere), [one](/country/nowhere), [two](/sources/none)."
  const sound =
    "Explore [it](/explore?i=x) or [Nigeria](/country/nigeria), or [check](/check) a text."
  const head = 'title: "A post"\ndate: 2026-11-21T09:00:00Z\nimage: /media/one.png\nalt: "Bars"'
  await writeFile(join(folder, "posts", "one.md"), `---\n${head}\n---\n\n${text}\n\n${sound}\n`)
  const lines: string[] = []
  const exit = await contentAdmin(
    {
      args: ["check"],
      openDb: () => Promise.resolve(db),
      now: () => NOW,
      print: (line) => lines.push(line),
      isTerminal: false,
      varDir: "var",
    },
    folder,
  )
  expect(exit).toBe(1)
  const report = lines.join("\n")
  expect(report).toContain("one: /indicators/some%3Acode/china#2020 has no series in this database")
  expect(report).toContain("one: /nowhere is not the address of a page")
  expect(report).toContain("one: /country/nowhere is not a country")
  expect(report).toContain("one: /sources/none is not a source of this database")
  expect(report).not.toMatch(/explore|nigeria|check /)
})

test.each([
  [["nothing"], "There is nothing called nothing."],
  [["enquiries", "burn"], "The action must be list, export or file."],
  [
    ["enquiries", "list", "--kind", "x"],
    "--kind must be ticket, organisation, request, application.",
  ],
  [["enquiries", "list", "--limit", "0"], "--limit must be a number above 0."],
  [["enquiries", "list", "--what"], "--what"],
  [["users", "burn"], "The action must be list, disable, enable or delete."],
  [["users", "delete"], "Please name one address: users delete EMAIL."],
  [["users", "disable", "a@b.org", "c@d.org"], "Please name one address"],
  [["users", "disable", "nobody@example.org"], "There is no account for nobody@example.org."],
  [["imports", "burn"], "The action must be list."],
  [["audit", "burn"], "The action must be verify."],
  [["dataset", "publish", "x"], "The id must be written as in the API"],
  [["dataset", "delete", "a:b:NGA:yearly"], "The action must be publish or unpublish."],
  [["dataset", "publish", "a:b:NGA:yearly"], "There is no series"],
])("%j is answered with a sentence: %s", async (args, sentence) => {
  const { exit, lines } = await admin(...args)
  expect(exit).toBe(1)
  expect(lines.join("\n")).toContain(sentence)
})

test("published checks are listed with their authors, and one is taken back", async () => {
  expect((await admin("checks", "list")).lines).toEqual(["Nobody has published a check."])
  await insertAccount(db, {
    ...{ id: ID, email: "ada@example.org", emailKey: "ada@example.org", fullName: "Ada" },
    ...{ passwordHash: "", createdAt: NOW },
  })
  await db.query(
    `insert into document values ($1, $1, 'Budget', '{}', '', '[]', 0, 0, null, null, $2, $2, 0)`,
    [ID, NOW],
  )
  await db.query(
    `insert into published_check values ('abc', $1, 'Budget', '', '[]', '2026-11-21', 0, $2, $2)`,
    [ID, NOW],
  )
  const { lines } = await admin("checks", "list")
  expect(lines).toEqual(["abc 2026-11-21T12:00:00.000Z ada@example.org: Budget"])
  expect((await admin("checks", "unpublish", "abc")).exit).toBe(0)
  expect((await admin("checks", "unpublish", "abc")).exit).toBe(1)
  expect((await admin("checks", "hide")).exit).toBe(1)
})

test("freshness lists what stands still by publisher and source, and the indicators of a source", async () => {
  const still = await addIndicator(db, { code: "STILL", name: "Stands still" })
  const fresh = await addIndicator(db, { code: "FRESH", name: "Goes on" })
  await addSeries(db, { indicator: still, country: "KEN", start: "2010", values: [1, 2, 3] })
  await addSeries(db, { indicator: fresh, country: "KEN", start: "2023", values: [1, 2, 3] })
  const { exit, lines } = await admin("freshness", "list")
  expect(exit).toBe(0)
  expect(lines[0]).toBe("World Bank")
  expect(lines[1]).toContain("world-bank/wdi, World Development Indicators: 1 of 2 series, newest")
  expect(lines).toHaveLength(2)
  expect((await admin("freshness", "list", "world-bank/wdi")).lines).toEqual([
    "world-bank:STILL, Stands still: no figures since 2012",
  ])
  expect(await admin("freshness", "list", "nobody")).toMatchObject({ exit: 1 })
  expect(await admin("freshness")).toMatchObject({ exit: 1 })
})
