import { expect, test } from "vitest"

import { peopleApi, type PeopleApi, type Person } from "#tests/support/people-api.ts"

const TEXT = "Nigeria's inflation averaged 18.8% in 2022. Prices hurt."
const CONTENT = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: TEXT }] }],
}
const CLAIM = {
  ...{ id: "claim-1", originalText: "Nigeria's inflation averaged 18.8% in 2022" },
  ...{ statement: "Nigeria's consumer price inflation was 18.8% in 2022.", start: 0, end: 42 },
  ...{ status: "correct", message: "Yes.", isShown: true, accepted: null },
  source: { provider: "World Bank", url: "https://data.example.org/x", source_type: "sankore" },
}

async function made(api: PeopleApi, { token }: Person, body: object = { content: CONTENT }) {
  const { status, body: answer } = await api.call("POST", "/document", { token, body })
  expect(status).toBe(200)
  return answer.data as { id: string; title: string }
}

test("a document is made, changed piece by piece, listed and deleted", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const empty = await api.call("POST", "/document", { token, body: {} })
  expect(empty.body.data).toMatchObject({ title: "Untitled document", extraction: 0, claims: [] })
  const path = `/document/${String(empty.body.data.id)}`
  const change = (body: object) => api.call("PATCH", path, { token, body })
  await change({ content: CONTENT })
  await change({ claims: [CLAIM], asOf: "2026-06-01", checkedVersion: 1 })
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await change({ title: " Budget " })
  const { body } = await api.call("GET", path, { token })
  expect(body.data).toMatchObject({
    ...{ title: "Budget", content: CONTENT, claims: [CLAIM], extraction: 1, changed: 0 },
    ...{ firstSentence: "Nigeria's inflation averaged 18.8% in 2022." },
    ...{ asOf: "2026-06-01", checkedVersion: 1, updatedAt: "2026-06-01T12:00:01.000Z" },
  })
  expect(body.data.query_id).toBe(body.data.id)
  const list = await api.call("GET", "/document", { token })
  expect(list.body.data).toHaveLength(1)
  expect(list.body.data[0]).not.toHaveProperty("content")
  expect((await api.call("DELETE", path, { token })).status).toBe(200)
  expect((await api.call("GET", path, { token })).status).toBe(404)
  expect((await api.call("DELETE", path, { token })).status).toBe(404)
})

test("the last changed document is listed first", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const first = await made(api, person, { title: "First" })
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await made(api, person, { title: "Second" })
  const titles = async () => {
    const { body } = await api.call("GET", "/document", { token: person.token })
    return (body.data as { title: string }[]).map(({ title }) => title)
  }
  expect(await titles()).toEqual(["Second", "First"])
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  const body = { content: CONTENT }
  await api.call("PATCH", `/document/${first.id}`, { token: person.token, body })
  expect(await titles()).toEqual(["First", "Second"])
})

test("S-17: another person's document answers as if it were not there, and stays as it is", async () => {
  const api = await peopleApi()
  const [owner, stranger] = [await api.person("a@example.org"), await api.person("b@example.org")]
  const { id } = await made(api, owner)
  const before = await api.call("GET", `/document/${id}`, { token: owner.token })
  const { token } = stranger
  const tries = [
    await api.call("GET", `/document/${id}`, { token }),
    await api.call("PATCH", `/document/${id}`, { token, body: { title: "Mine" } }),
    await api.call("DELETE", `/document/${id}`, { token }),
  ]
  const unknown = await api.call("GET", "/document/nothing", { token })
  for (const { status, body } of tries) {
    expect(status).toBe(404)
    expect(body).toEqual(unknown.body)
  }
  expect((await api.call("GET", "/document", { token })).body.data).toEqual([])
  const after = await api.call("GET", `/document/${id}`, { token: owner.token })
  expect(after.body).toEqual(before.body)
})

test.each([
  ["a title that is too long", { title: "a".repeat(201) }],
  ["control characters in a title", { title: "a\u0000b" }],
  ["content that is no document", { content: { type: "paragraph" } }],
  ["content of half a megabyte", { content: { type: "doc", text: "a".repeat(400_001) } }],
  ["NUL in the content", { content: { type: "doc", text: "\u0000" } }],
  ["half a character in the content", { content: { type: "doc", text: "\ud800" } }],
  ["claims that are none", { claims: [{ status: "correct" }] }],
  [
    "a source that would run",
    { claims: [{ ...CLAIM, source: { ...CLAIM.source, url: "javascript:alert(1)" } }] },
  ],
])("S-40: %s is refused", async (_name, body) => {
  const api = await peopleApi()
  const { token } = await api.person()
  expect((await api.call("POST", "/document", { token, body })).status).toBe(400)
  expect((await api.call("GET", "/document", { token })).body.data).toEqual([])
})

test("S-40: more than 500 documents are not kept", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const { id } = await made(api, person)
  await api.db.query(
    `insert into document
       select gen_random_uuid(), account_id, title, content, first_sentence, claims, claim_count,
         changed_count, as_of, checked_version, created_at, updated_at, revision
       from document, generate_series(1, 499) where id = $1`,
    [id],
  )
  const { status, body } = await api.call("POST", "/document", { token: person.token, body: {} })
  expect([status, body.error]).toEqual([409, "At most 500 documents can be stored."])
})

test("S-40: an account stores at most 32 MB of documents", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const content = (letters: number) => ({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "é".repeat(letters) }] }],
  })
  const large = content(390_000)
  const ids: string[] = []
  for (;;) {
    const { status, body } = await api.call("POST", "/document", {
      token,
      body: { content: large },
    })
    if (status !== 200) {
      expect([status, body.error]).toEqual([409, expect.stringMatching(/^At most 32 MB/)])
      break
    }
    ids.push(body.data.id as string)
  }
  expect(ids).toHaveLength(43)
  const change = (id: string, body: object) => api.call("PATCH", `/document/${id}`, { token, body })
  const small = (await api.call("POST", "/document", { token, body: {} })).body.data.id as string
  expect((await change(small, { content: large })).status).toBe(409)
  expect((await change(small, { title: "A title", content: content(10) })).status).toBe(200)
  expect((await change(ids[0] ?? "", { content: content(390_001) })).status).toBe(200)
})

test("S-48: a document that is read over and over is judged anew 60 times in ten minutes", async () => {
  const api = await peopleApi({ environment: { RATE_LIMIT_FACTOR: "1" } })
  const person = await api.person()
  const { id } = await made(api, person, { content: CONTENT, claims: [CLAIM] })
  const { token } = person
  const readOutdated = async () => {
    await api.db.query("update document set checked_version = 99 where id = $1", [id])
    const { body } = await api.call("GET", `/document/${id}`, { token })
    return (body.data as { checkedVersion: number }).checkedVersion === 99
  }
  for (let k = 0; k < 60; k++) expect(await readOutdated()).toBe(false)
  expect(await readOutdated()).toBe(true)
})

test("S-48: a user may fetch all own data ten times in ten minutes", async () => {
  const api = await peopleApi({ environment: { RATE_LIMIT_FACTOR: "1" } })
  const { token } = await api.person()
  for (let k = 0; k < 10; k++)
    expect((await api.call("GET", "/customer/data", { token })).status).toBe(200)
  expect((await api.call("GET", "/customer/data", { token })).status).toBe(429)
})

test("S-19: fields that nobody may set are not taken", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const chosen = "11111111-1111-4111-8111-111111111111"
  const body = { id: chosen, extraction: 9, changed: 9, createdAt: "2000-01-01T00:00:00.000Z" }
  const document = await made(api, person, body)
  expect(document).toMatchObject({ extraction: 0, changed: 0 })
  expect(document.id).not.toBe(chosen)
})

test("changes at the same time are both kept", async () => {
  const api = await peopleApi()
  const person = await api.person()
  const { id } = await made(api, person, { title: "Before" })
  const { token } = person
  await Promise.all(
    [{ title: "After" }, { content: CONTENT }, { claims: [CLAIM] }].map((body) =>
      api.call("PATCH", `/document/${id}`, { token, body }),
    ),
  )
  const { body } = await api.call("GET", `/document/${id}`, { token })
  expect(body.data).toMatchObject({ title: "After", content: CONTENT, extraction: 1 })
})

test("S-53: documents come with the download of own data and go with the account", async () => {
  const api = await peopleApi()
  const person = await api.person()
  await made(api, person, { title: "Uniquetitle", content: CONTENT, claims: [CLAIM] })
  const { token } = person
  const { body } = await api.call("GET", "/customer/data", { token })
  expect(body.data.more.documents).toMatchObject([
    { title: "Uniquetitle", content: CONTENT, claims: [CLAIM] },
  ])
  const gone = await api.call("DELETE", "/customer", { token, body: {} })
  expect(gone.status).toBe(200)
  expect(await api.db.query("select id from document")).toEqual([])
})
