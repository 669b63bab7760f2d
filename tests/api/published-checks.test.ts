import { expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { peopleApi, type PeopleApi, type Person } from "#tests/support/people-api.ts"

const TEXT = "Nigeria's inflation averaged 18.8% in 2022. In 2020 it was 25%. A secret sentence."

async function made(api: PeopleApi, { token }: Person, text = TEXT): Promise<string> {
  const content = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  }
  const body = { title: "Budget", content }
  const answer = await api.call("POST", "/document", { token, body })
  return answer.body.data.id as string
}

/** Saves what the check of the document's text answers, as the editor does. */
async function check(api: PeopleApi, { token }: Person, id: string): Promise<void> {
  const answer = await api.call("POST", "/economic/check", { token, body: { query: TEXT } })
  expect(answer.status).toBe(200)
  const claims = (answer.body.data.claims as object[]).map((claim, k) => ({
    ...claim,
    ...{ id: `claim-${String(k)}`, isShown: true, accepted: null },
  }))
  const body = { claims, checkedVersion: answer.body.data.version }
  await api.call("PATCH", `/document/${id}`, { token, body })
}

test("a published check is public, judged by the server, and without the rest of the text", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const id = await made(api, person)
  const { token } = person
  const forged = { ...(await firstClaim(api, person)), status: "correct", message: "All is well." }
  await api.call("PATCH", `/document/${id}`, { token, body: { claims: [forged] } })
  const { status, body } = await api.call("POST", `/document/${id}/publish`, { token })
  expect(status).toBe(200)
  const read = await api.call("GET", `/check/${String(body.data.id)}`)
  expect(read.body.data).toEqual(body.data)
  expect(read.body.data).toMatchObject({
    title: "Budget",
    url: `https://data.example.org/fact-checking/${String(body.data.id)}`,
    claims: [{ status: "correct" }, { status: "incorrect" }],
  })
  expect(JSON.stringify(read.body)).not.toMatch(/All is well|secret sentence|amina/i)
  const list = await api.call("GET", "/document", { token })
  expect(list.body.data[0].published).toBe(body.data.id)
})

async function firstClaim(api: PeopleApi, { token }: Person): Promise<object> {
  const answer = await api.call("POST", "/economic/check", {
    ...{ token, body: { query: "In 2020 Nigeria's inflation was 25%." } },
  })
  const [claim] = answer.body.data.claims as object[]
  return { ...claim, id: "claim-0", isShown: true, accepted: null }
}

test("published again the address stays; taken back it is gone; with the document it goes", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const { token } = person
  const id = await made(api, person)
  const publish = () => api.call("POST", `/document/${id}/publish`, { token })
  const first = await publish()
  await api.call("PATCH", `/document/${id}`, { token, body: { title: "Second" } })
  const second = await publish()
  expect(second.body.data).toMatchObject({ id: first.body.data.id, title: "Second" })
  const path = `/check/${String(first.body.data.id)}`
  expect((await api.call("DELETE", `/document/${id}/publish`, { token })).status).toBe(200)
  expect((await api.call("GET", path)).status).toBe(404)
  expect((await api.call("DELETE", `/document/${id}/publish`, { token })).status).toBe(404)
  const third = await publish()
  await api.call("DELETE", "/customer", { token, body: {} })
  expect((await api.call("GET", `/check/${String(third.body.data.id)}`)).status).toBe(404)
  await api.people.audit.flush()
  const events = await api.db.query<{ kind: string }>(
    "select kind from audit_event where kind like '%published' order by number",
  )
  expect(events.map(({ kind }) => kind)).toEqual([
    ...["published", "published", "unpublished", "published"],
  ])
})

test("a check of a disabled account is not shown", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const id = await made(api, person)
  const { body } = await api.call("POST", `/document/${id}/publish`, { token: person.token })
  const path = `/check/${String(body.data.id)}`
  expect((await api.call("GET", path)).status).toBe(200)
  const change = { id: person.id, status: "disabled" }
  await api.call("PATCH", "/customer", { token: person.token, body: change })
  expect((await api.call("GET", path)).status).toBe(404)
})

test("S-17: nobody publishes another's document or takes it back", async () => {
  const api = await peopleApi()
  const [owner, stranger] = [await api.person("a@example.org"), await api.person("b@example.org")]
  const id = await made(api, owner)
  const { body } = await api.call("POST", `/document/${id}/publish`, { token: owner.token })
  const { token } = stranger
  expect((await api.call("POST", `/document/${id}/publish`, { token })).status).toBe(404)
  expect((await api.call("DELETE", `/document/${id}/publish`, { token })).status).toBe(404)
  expect((await api.call("GET", `/check/${String(body.data.id)}`)).status).toBe(200)
})

test("a text without a statement is not published", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const id = await made(api, person, "India is a beautiful country.")
  const { status } = await api.call("POST", `/document/${id}/publish`, { token: person.token })
  expect(status).toBe(400)
})

/** A person with a checked and published document over the first of two vintages. */
async function withVintages() {
  const db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  const api = await peopleApi({ db, catalog: createCatalog(db) })
  const person = await api.person()
  const id = await made(api, person)
  await check(api, person, id)
  const { body } = await api.call("POST", `/document/${id}/publish`, { token: person.token })
  return { db, api, person, id, checkId: body.data.id as string }
}

test("when the data changes, kept and published verdicts are made anew and say what they were", async () => {
  const { db, api, person, id, checkId } = await withVintages()
  expect(await api.checks.recheck(10)).toBe(0)
  // The revised file says 25 for 2020: what was incorrect is correct now.
  await importInflation(db, "2025-07-01", ["25", "17", "18.8"])
  expect(await api.checks.recheck(10)).toBe(2)
  expect(await api.checks.recheck(10)).toBe(0)
  const list = await api.call("GET", "/document", { token: person.token })
  expect(list.body.data[0]).toMatchObject({ extraction: 2, changed: 1 })
  const changed = [
    { status: "correct", before: null },
    {
      status: "correct",
      evidence: { actualValue: 25, vintage: "2025-07-01" },
      before: { status: "incorrect", actualValue: 13.2, day: "2026-06-01" },
    },
  ]
  const document = await api.call("GET", `/document/${id}`, { token: person.token })
  expect(document.body.data.claims).toMatchObject(changed)
  expect((await api.call("GET", `/check/${checkId}`)).body.data.claims).toMatchObject(changed)
  // The author takes note by saving the claims without it.
  const claims = (document.body.data.claims as object[]).map((claim) => ({
    ...claim,
    before: null,
  }))
  await api.call("PATCH", `/document/${id}`, { token: person.token, body: { claims } })
  const seen = await api.call("GET", "/document", { token: person.token })
  expect(seen.body.data[0].changed).toBe(0)
})

test("opening a document makes its verdicts anew, and a change taken back leaves none", async () => {
  const { db, api, person, id } = await withVintages()
  await importInflation(db, "2025-07-01", ["25", "17", "18.8"])
  const open = () => api.call("GET", `/document/${id}`, { token: person.token })
  expect((await open()).body.data).toMatchObject({ changed: 1 })
  await importInflation(db, "2026-01-01", ["13.2", "17", "18.8"])
  const { body } = await open()
  expect(body.data.claims).toHaveLength(2)
  // The figure of the year before still was published once: that counts for the author.
  expect(["correct", "incorrect"]).toContain(body.data.claims[1].status)
  const before = body.data.claims[1].before as { status: string } | null
  expect(before?.status).not.toBe(body.data.claims[1].status)
})

test("so many are made anew at a time, and the rest have their turn", async () => {
  const { db, api, person } = await withVintages()
  for (let k = 0; k < 3; k++) await check(api, person, await made(api, person))
  await importInflation(db, "2025-07-01", ["25", "17", "18.8"])
  expect(await api.checks.recheck(3)).toBe(4)
  expect(await api.checks.recheck(3)).toBe(1)
  expect(await api.checks.recheck(3)).toBe(0)
})

test("the author is told by mail when new data change a verdict, once, and the check's changes are kept", async () => {
  const { db, api, person, checkId } = await withVintages()
  const before = (await api.mails()).length
  await importInflation(db, "2025-07-01", ["25", "17", "18.8"])
  await api.checks.recheck(10)
  await api.checks.recheck(10)
  const told = (await api.mails()).slice(before)
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'New data changed 1 verdict in "Budget"'],
  ])
  expect(told[0]?.text).toContain(`https://data.example.org/fact-checking/${checkId}`)
  expect(told[0]?.text).toContain("It was incorrect, now it is correct.")
  const { body } = await api.call("GET", `/check/${checkId}`)
  expect(body.data.changes).toMatchObject([
    { words: "In 2020 it was 25%", from: "incorrect", to: "correct" },
  ])
  expect(body.data.feed).toBe(`https://data.example.org/feeds/check/${checkId}.xml`)
})

test("of a document that is kept and not published the author is told as well", async () => {
  const { db, api, person, id } = await withVintages()
  await api.call("DELETE", `/document/${id}/publish`, { token: person.token })
  const before = (await api.mails()).length
  await importInflation(db, "2025-07-01", ["25", "17", "18.8"])
  await api.checks.recheck(10)
  const told = (await api.mails()).slice(before)
  expect(told.map(({ to }) => to)).toEqual([person.email])
  expect(told[0]?.text).toContain(`/fact-checking?id=${id}`)
})
