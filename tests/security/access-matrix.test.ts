import { expect, test } from "vitest"

import { buildExample, type JsonSchema, type JsonSchemas } from "#api/openapi/schema-example.ts"
import { openApiDocument } from "#api/openapi/openapi.ts"
import type { Operation } from "#api/operations/operation.ts"
import { OPERATIONS } from "#api/v1/routes.ts"
import { accessTable } from "#domain/accounts/access.ts"
import { peopleApi, type PeopleApi } from "#tests/support/people-api.ts"
import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"

const ACCESS = accessTable([])
const document = openApiDocument()
const components = (document.components?.schemas ?? {}) as JsonSchemas

/** Calls that take whatever stands in the Authorization header as a token of another kind. */
const OWN_TOKEN = ["resetPassword"]

const isGated = ({ session, feature }: Operation) =>
  session === "needed" || (feature !== undefined && ACCESS[feature] === "signed-in")

/** The example path and body of a call, as its description shows them. */
function exampleRequest(operation: Operation) {
  const item = document.paths?.[operation.path.replace(/:(\w+)/g, "{$1}")]
  const method = operation.method.toLowerCase() as "get"
  const described = item?.[method]
  let path = operation.path
  const query = new URLSearchParams()
  for (const parameter of (described?.parameters ?? []) as {
    name: string
    in: string
    schema: JsonSchema
  }[]) {
    const example = buildExample(parameter.schema, components)
    const text = typeof example === "string" ? example : JSON.stringify(example)
    if (parameter.in === "path") path = path.replace(`:${parameter.name}`, encodeURIComponent(text))
    else if (parameter.schema.example !== undefined) query.set(parameter.name, text)
  }
  const content = (
    described?.requestBody as { content?: Record<string, { example?: unknown }> } | undefined
  )?.content
  return { path: `${path}?${query.toString()}`, body: content?.["application/json"]?.example }
}

async function send(
  api: PeopleApi,
  operation: Operation,
  token: string | undefined,
  aim: (text: string) => string = (text) => text,
) {
  const { path, body } = exampleRequest(operation)
  const aimed = body === undefined ? {} : { body: JSON.parse(aim(JSON.stringify(body))) as unknown }
  return api.call(operation.method, aim(path), { token, ...aimed })
}

/** What everybody has who does not get in: no token at all, or one that does not count any more. */
async function outsiders(api: PeopleApi): Promise<Record<string, string | undefined>> {
  const body = { fullName: "Una", email: "una@example.org", password: TEST_PASSWORD }
  await api.call("POST", "/customer/auth/signup", { body })
  const login = await api.call("POST", "/customer/auth/login", { body })
  expect(login.body.data.token).toBeNull()
  const disabled = await api.person("dora@example.org")
  const change = { id: disabled.id, status: "disabled" }
  await api.call("PATCH", "/customer", { token: disabled.token, body: change })
  // As if an unverified person had a session all the same.
  const unverified = await api.person("vera@example.org")
  await api.db.query("update account set is_verified = false where email = 'vera@example.org'")
  return { anonymous: undefined, unverified: unverified.token, disabled: disabled.token }
}

test("S-17: every call answers everybody as documented: outsiders 401 where a session is needed, nobody else", async () => {
  const api = await peopleApi()
  const who = await outsiders(api)
  for (const operation of OPERATIONS) {
    for (const [name, token] of Object.entries(who)) {
      const { status } = await send(api, operation, token)
      const cell = `${operation.method} ${operation.path} as ${name}: ${String(status)}`
      if (isGated(operation)) expect(cell).toMatch(/: 401$/)
      else expect(cell).not.toMatch(OWN_TOKEN.includes(operation.id) ? /: [25]/ : /: (?:401|5..)$/)
    }
  }
})

test("S-10: whatever else the site hands out opens no call that needs a session", async () => {
  const api = await peopleApi()
  const { id, email } = await api.person()
  await api.call("POST", "/customer/auth/forgot-password", { body: { email } })
  const reset = /token=(\S+)/.exec((await api.mails()).at(-1)?.text ?? "")?.[1] ?? ""
  const code = await api.lastCode(email)
  const ended = await api.person("bea@example.org")
  await api.call("POST", "/customer/auth/logout", { token: ended.token })
  const others = { reset, code, id, ended: ended.token }
  expect(Object.values(others).every((text) => text.length > 3)).toBe(true)
  for (const operation of OPERATIONS.filter(isGated)) {
    for (const [name, token] of Object.entries(others)) {
      const { status } = await send(api, operation, token)
      expect(`${operation.method} ${operation.path} with ${name}: ${String(status)}`).toMatch(
        /401$/,
      )
    }
  }
})

test("S-17: who is signed in is never asked to sign in", async () => {
  const api = await peopleApi()
  for (const [k, operation] of OPERATIONS.entries()) {
    const { token } = await api.person(`user${String(k)}@example.org`)
    const { status } = await send(api, operation, token)
    expect(`${operation.method} ${operation.path}: ${String(status)}`).not.toMatch(/: (?:401|5..)$/)
  }
})

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Somebody whose things have a name that nobody else writes, with the ids of all of them. */
async function makeVictim(api: PeopleApi) {
  const person = await api.person("victim@example.org")
  const { token } = person
  const told = await api.call("POST", "/document", { token, body: { title: "Private words" } })
  const { id: documentId } = told.body.data as { id: string }
  const sessions = await api.call("GET", "/customer/sessions", { token })
  const ids = [person.id, documentId, (sessions.body.data as { id: string }[])[0]?.id ?? ""]
  const look = async () =>
    Promise.all(
      ["/customer/data", "/customer/sessions", `/document/${documentId}`].map(
        async (path) => (await api.call("GET", path, { token })).body.data as unknown,
      ),
    )
  return { ids, look }
}

test("S-17, S-19: no call shows or changes what is another's, by any id and with any field", async () => {
  const api = await peopleApi()
  const victim = await makeVictim(api)
  const before = await victim.look()
  const attacker = await api.person("attacker@example.org")
  let { token } = attacker
  for (const operation of OPERATIONS) {
    for (const id of victim.ids) {
      const owned = { accountId: id, account_id: id, userId: id, ownerId: id, user: { id } }
      const aim = (text: string) => {
        const aimed = text.replaceAll(UUID, id)
        return aimed.startsWith("{")
          ? JSON.stringify({ ...owned, id, ...(JSON.parse(aimed) as object) })
          : aimed
      }
      const { status, body } = await send(api, operation, token, aim)
      const cell = `${operation.method} ${operation.path} for ${id}: ${String(status)}`
      expect(cell).not.toMatch(/: 5..$/)
      expect(`${cell} ${JSON.stringify(body ?? "")}`).not.toMatch(/victim@|Private words/)
      const isOver = (await api.call("GET", "/customer/id", { token })).status === 401
      if (isOver) ({ token } = await api.person(`attacker-${operation.id}-${id}@example.org`))
    }
  }
  expect(await victim.look()).toEqual(before)
})
