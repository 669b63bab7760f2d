import { expect, test } from "vitest"

import { peopleApi, type PeopleApi, type Person } from "#tests/support/people-api.ts"

const TEXT = "Nigeria's inflation averaged 18.8% in 2022."

/** An author with a document, and the person whom it was sent to. */
async function sent() {
  const api = await peopleApi()
  const [author, second] = [await api.person("a@example.org"), await api.person("b@example.org")]
  const content = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: TEXT }] }],
  }
  const made = await api.call("POST", "/document", {
    token: author.token,
    body: { title: "Budget", content },
  })
  const id = made.body.data.id as string
  const asked = await ask(api, author, id, " B@example.org".trim())
  expect(asked.status).toBe(200)
  const mail = (await api.mails()).findLast(({ to }) => to === "B@example.org")
  const [, reviewId = ""] = /\/review\/([0-9a-f]+)/.exec(mail?.text ?? "") ?? []
  return { api, author, second, id, reviewId }
}

function ask(api: PeopleApi, { token }: Person, id: string, email: string) {
  return api.call("POST", `/document/${id}/review`, { token, body: { email } })
}

function write(api: PeopleApi, { token }: Person, id: string, text: string) {
  const content = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  }
  return api.call("PATCH", `/document/${id}`, { token, body: { content } })
}

async function publish(api: PeopleApi, { token }: Person, id: string) {
  const { body } = await api.call("POST", `/document/${id}/publish`, { token })
  return body.data as { isSeconded: boolean }
}

test("a document is sent to a second account, which agrees; its published check says so", async () => {
  const { api, author, second, id, reviewId } = await sent()
  expect((await publish(api, author, id)).isSeconded).toBe(false)
  const read = await api.call("GET", `/review/${reviewId}`, { token: second.token })
  expect(read.body.data).toMatchObject({ title: "Budget", text: TEXT, author: "Amina Diallo" })
  const body = { decision: "agreed", note: "Good." }
  expect(
    (await api.call("POST", `/review/${reviewId}`, { token: second.token, body })).status,
  ).toBe(200)
  const mail = (await api.mails()).findLast(({ to }) => to === author.email)
  expect(mail?.text).toContain("The note: Good.")
  const state = await api.call("GET", `/document/${id}/review`, { token: author.token })
  expect(state.body.data).toMatchObject({ decision: "agreed", isCurrent: true, note: "Good." })
  expect((await publish(api, author, id)).isSeconded).toBe(true)
})

test("who changes the text afterwards publishes it as checked by one", async () => {
  const { api, author, second, id, reviewId } = await sent()
  const body = { decision: "agreed" }
  await api.call("POST", `/review/${reviewId}`, { token: second.token, body })
  await write(api, author, id, `${TEXT} More.`)
  expect((await publish(api, author, id)).isSeconded).toBe(false)
  const state = await api.call("GET", `/document/${id}/review`, { token: author.token })
  expect(state.body.data.isCurrent).toBe(false)
})

test("S-17: who changes the text between its reading and the answer gets no agreement", async () => {
  const { api, author, second, id, reviewId } = await sent()
  const { body: read } = await api.call("GET", `/review/${reviewId}`, { token: second.token })
  await write(api, author, id, "Nigeria's inflation averaged 99% in 2022.")
  const answer = (body: object) =>
    api.call("POST", `/review/${reviewId}`, { token: second.token, body })
  const { textHash } = read.data as { textHash: string }
  expect((await answer({ decision: "agreed", textHash })).status).toBe(409)
  expect((await answer({ decision: "agreed" })).status).toBe(409)
  expect((await publish(api, author, id)).isSeconded).toBe(false)
  const again = await api.call("GET", `/review/${reviewId}`, { token: second.token })
  const { textHash: changed } = again.body.data as { textHash: string }
  expect((await answer({ decision: "agreed", textHash: changed })).status).toBe(200)
  expect((await publish(api, author, id)).isSeconded).toBe(true)
})

test("S-17: a document that is taken back is read no more, and what was said of it is over", async () => {
  const { api, author, second, id, reviewId } = await sent()
  const body = { decision: "agreed" }
  await api.call("POST", `/review/${reviewId}`, { token: second.token, body })
  const takeBack = ({ token }: Person) => api.call("DELETE", `/document/${id}/review`, { token })
  expect((await takeBack(second)).status).toBe(404)
  expect((await takeBack(author)).status).toBe(200)
  expect((await api.call("GET", `/review/${reviewId}`, { token: second.token })).status).toBe(404)
  const state = await api.call("GET", `/document/${id}/review`, { token: author.token })
  expect(state.body.data).toBeNull()
  expect((await publish(api, author, id)).isSeconded).toBe(false)
  expect((await takeBack(author)).status).toBe(404)
})

test("a document that was sent back is not seconded", async () => {
  const { api, author, second, id, reviewId } = await sent()
  const body = { decision: "returned", note: "The year?" }
  await api.call("POST", `/review/${reviewId}`, { token: second.token, body })
  expect((await publish(api, author, id)).isSeconded).toBe(false)
})

test("S-18: nobody else reads or answers, not even the author, and nobody seconds oneself", async () => {
  const { api, author, second, id, reviewId } = await sent()
  const stranger = await api.person("c@example.org")
  const body = { decision: "agreed" }
  for (const { token } of [author, stranger]) {
    expect((await api.call("GET", `/review/${reviewId}`, { token })).status).toBe(404)
    expect((await api.call("POST", `/review/${reviewId}`, { token, body })).status).toBe(404)
  }
  expect((await api.call("GET", `/review/${reviewId}`)).status).toBe(401)
  expect((await ask(api, author, id, "A@Example.org")).status).toBe(400)
  expect((await ask(api, stranger, id, "b@example.org")).status).toBe(404)
  // Sent to somebody else, the first person's address is over.
  await ask(api, author, id, "c@example.org")
  expect((await api.call("GET", `/review/${reviewId}`, { token: second.token })).status).toBe(404)
  const unknown = await ask(api, author, id, "nobody@example.org")
  expect(unknown.status).toBe(200)
})

test("S-32: the second person sees the verdicts of this site, not what the author stored", async () => {
  const { api, author, second, id, reviewId } = await sent()
  const forged = {
    ...{ id: "claim-1", originalText: TEXT, statement: TEXT, start: 0, end: 10 },
    ...{ status: "correct", message: "Forged.", isShown: true, accepted: null },
    source: { provider: "World Bank", url: "https://forged.example.org/", source_type: "sankore" },
  }
  const body = { claims: [forged, { ...forged, id: "claim-2", originalText: "Forged." }] }
  const saved = await api.call("PATCH", `/document/${id}`, { token: author.token, body })
  expect(saved.status).toBe(200)
  const read = await api.call("GET", `/review/${reviewId}`, { token: second.token })
  expect(JSON.stringify(read.body)).not.toMatch(/forged/i)
  const claims = read.body.data.claims as { originalText: string; evidence: object }[]
  expect(claims.map(({ originalText }) => originalText)).toEqual([TEXT.slice(0, -1)])
})

test("S-47: one person gets at most 20 documents an hour, whoever sends them", async () => {
  const api = await peopleApi({ environment: { RATE_LIMIT_FACTOR: "1" } })
  const people = [await api.person("a@example.org"), await api.person("c@example.org")]
  const statuses: number[] = []
  for (const person of people) {
    const made = await api.call("POST", "/document", { token: person.token, body: {} })
    for (let k = 0; k < 11; k++)
      statuses.push((await ask(api, person, made.body.data.id as string, "B@example.org")).status)
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429])
})
