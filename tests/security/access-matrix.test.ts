import { expect, test } from "vitest"

import { exampleOf, type JsonSchema, type JsonSchemas } from "#api/schema-example.ts"
import { openApiDocument } from "#api/openapi.ts"
import type { Operation } from "#api/operation.ts"
import { OPERATIONS } from "#api/v1/routes.ts"
import { accessTable } from "#domain/access.ts"
import { PASSWORD, peopleApi, type PeopleApi } from "#tests/support/people-api.ts"

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
    const example = exampleOf(parameter.schema, components)
    const text = typeof example === "string" ? example : JSON.stringify(example)
    if (parameter.in === "path") path = path.replace(`:${parameter.name}`, encodeURIComponent(text))
    else if (parameter.schema.example !== undefined) query.set(parameter.name, text)
  }
  const content = (
    described?.requestBody as { content?: Record<string, { example?: unknown }> } | undefined
  )?.content
  return { path: `${path}?${query.toString()}`, body: content?.["application/json"]?.example }
}

async function send(api: PeopleApi, operation: Operation, token: string | undefined) {
  const { path, body } = exampleRequest(operation)
  return api.call(operation.method, path, { token, ...(body !== undefined && { body }) })
}

/** What everybody has who does not get in: no token at all, or one that does not count any more. */
async function outsiders(api: PeopleApi): Promise<Record<string, string | undefined>> {
  const body = { fullName: "Una", email: "una@example.org", password: PASSWORD }
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

test("S-17: who is signed in is never asked to sign in, and cannot touch what is another's", async () => {
  const api = await peopleApi()
  const victim = await api.person("victim@example.org")
  const before = await api.call("GET", "/customer/data", { token: victim.token })
  for (const [k, operation] of OPERATIONS.entries()) {
    const { token } = await api.person(`user${String(k)}@example.org`)
    const { status, body } = await send(api, operation, token)
    const cell = `${operation.method} ${operation.path}: ${String(status)}`
    expect(cell).not.toMatch(/: (?:401|5..)$/)
    expect(JSON.stringify(body ?? "")).not.toContain("victim@example.org")
  }
  const after = await api.call("GET", "/customer/data", { token: victim.token })
  expect(after.body.data).toEqual(before.body.data)
})
