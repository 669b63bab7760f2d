import fc from "fast-check"
import type { FastifyInstance, InjectOptions } from "fastify"

import { createChecks } from "#accounts/create-checks.ts"
import { failureSchema } from "#api/answers/answer.schema.ts"
import { errorsByStatus, openApiDocument } from "#api/openapi/openapi.ts"
import type { Database } from "#db/engine/database.ts"
import type { Operation } from "#api/operations/operation.ts"
import { resolveSchema, type JsonSchema, type JsonSchemas } from "#api/openapi/schema-example.ts"
import { OPERATIONS } from "#api/v1/routes.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { testApi } from "#tests/support/call-api.ts"
import { testDatabase } from "#tests/support/database.ts"
import { codeIn, peopleSite, SITE, type PeopleSite } from "#tests/support/people-site.ts"
import { storedServices } from "#tests/support/stored-services.ts"
import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"

const REQUESTS = 100_000
const SLOW_MS = 1000

/** Texts that have broken programs before. */
const NASTY = [
  ...["", " ", "\0", "null", "undefined", "NaN", "true", "-1", "0", "1e309", "9".repeat(400)],
  ...["__proto__", "constructor", "toString", "'; drop table account; --", "' or 1=1 --", "%_\\"],
  ...["<script>alert(1)</script>", "{{7*7}}", "${7*7}", "../../etc/passwd", "%00", "%2e%2e%2f"],
  ...["\r\nBcc: eve@example.org", "a@b.org\r\nX: y", "\u202Eevil", "\uD800", "İ", "ß", "👩‍👩‍👧‍👦"],
  ...["2024-02-30", "0000-00-00", "nigeria", "NGA", "(a+)+$", "a".repeat(5000)],
]

/** Stand for what the world holds at the moment of sending. */
const PLACEHOLDERS = ["@email", "@password", "@userId", "@otp", "@token", "@reset"] as const

type Sent = {
  operation: number
  who: "nobody" | "junk" | "member" | "reset"
  path: Record<string, string>
  query: Record<string, string>
  body: unknown
  /** How the body goes out: as JSON, or as something else. */
  form: "json" | "text" | "broken" | "form"
  copies: number
}

type World = {
  app: FastifyInstance
  db: Database
  site: PeopleSite
  member: { email: string; id: string; token: string }
}

/** Sends requests made from the description of the API, right ones and wrong ones, and checks every answer against it. */
export async function run(count = REQUESTS): Promise<boolean> {
  const world = await openWorld()
  const seed = Date.now() % 2 ** 31
  const statuses = new Map<number, number>()
  let slowest = 0
  const property = fc.asyncProperty(requests(), async (sent) => {
    const start = performance.now()
    for (const status of await sendAndCheck(world, sent)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    slowest = Math.max(slowest, performance.now() - start)
  })
  const report = await fc.check(property, { numRuns: count, seed, endOnFailure: false })
  await world.app.close()
  await world.site.close()
  await world.db.close()
  const counted = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([s, n]) => `${String(s)}: ${String(n)}`)
  console.log(
    `seed ${String(seed)}; answers ${counted.join(", ")}; slowest ${slowest.toFixed(0)} ms`,
  )
  if (!report.failed) {
    console.log(`${String(count)} requests: every answer as documented, none 5xx.`)
    return true
  }
  console.log(`FAULT: ${JSON.stringify(report.counterexample)}\n${String(report.errorInstance)}`)
  return false
}

async function openWorld(): Promise<World> {
  const stored = await storedServices()
  const db = await testDatabase({ keep: true })
  const now = () => new Date()
  const site = await peopleSite(db, now)
  const checks = createChecks({
    ...{ db, now, documents: site.people.documents, audit: site.people.audit },
    ...{ reviews: site.people.reviews, mail: site.people.mail, publicUrl: SITE },
    factChecker: createFactChecker({ catalog: stored.catalog, publicUrl: SITE }),
    version: () => stored.catalog.version(),
  })
  const app = await testApi({ ...stored, ...site.people, checks, now, publicUrl: SITE })
  const world = { app, db, site, member: { email: "", id: "", token: "" } }
  await renewMember(world)
  return world
}

/** Somebody with an account; made anew when requests have ended the one before. */
async function renewMember(world: World): Promise<void> {
  const { app, site } = world
  const email = `user${String(performance.now()).replace(".", "-")}@example.org`
  const body = { fullName: "Amina", email, password: TEST_PASSWORD }
  const url = "/api/v1/customer/auth"
  const begun = await app.inject({ method: "POST", url: `${url}/signup`, payload: body })
  const { id } = begun.json<{ data: { id: string } }>().data
  await site.people.mail.idle()
  const otp = codeIn(site.sent.findLast(({ to }) => to === email))
  const payload = { otp, userId: id }
  const verified = await app.inject({ method: "PATCH", url: `${url}/verify`, payload })
  world.member = { email, id, token: verified.json<{ data: { token: string } }>().data.token }
}

async function sendAndCheck(world: World, sent: Sent): Promise<number[]> {
  const operation = OPERATIONS[sent.operation]
  if (!operation) return []
  const request = requestOf(world, operation, sent)
  const before = process.cpuUsage()
  const answers = await Promise.all(
    Array.from({ length: sent.copies }, () => world.app.inject(request)),
  )
  // Processor time: what else runs on the machine makes an answer late, but not costly.
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000
  if (took > SLOW_MS * sent.copies) throw new Error(`took ${took.toFixed(0)} ms of the processor`)
  for (const answer of answers) checkAnswer(operation, sent, answer)
  const { token } = world.member
  if ((await world.site.people.findSession(token)) === undefined) await renewMember(world)
  return answers.map(({ statusCode }) => statusCode)
}

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> }

function checkAnswer(operation: Operation, sent: Sent, answer: Answer): void {
  const { statusCode, body, headers } = answer
  const told = `${operation.method} ${operation.path} answered ${String(statusCode)} ${body.slice(0, 300)}`
  if (statusCode >= 500) throw new Error(told)
  if (statusCode === 200) {
    if (!operation.files) operation.answer.parse(JSON.parse(body))
    if (operation.session === "needed" && sent.who !== "member") throw new Error(`let in: ${told}`)
    return
  }
  if (statusCode === 304) return
  if (headers["content-type"] !== "application/json; charset=utf-8") throw new Error(told)
  failureSchema.parse(JSON.parse(body))
  // An empty part of a path is another address.
  const isElsewhere = Object.values(sent.path).some((part) => /^[\s/.]*$/.test(part))
  if (!errorsByStatus(operation).has(statusCode) && !isElsewhere && statusCode !== 404)
    throw new Error(`not documented: ${told}`)
}

function requestOf(world: World, operation: Operation, sent: Sent): InjectOptions {
  const fill = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value ?? null).replace(
        /@(?:email|password|userId|otp|token|reset)\b/g,
        (name) => JSON.stringify(placeholder(world, name)).slice(1, -1),
      ),
    ) as T
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(fill(sent.path[name] ?? "").toWellFormed()),
  )
  const query = new URLSearchParams(fill(sent.query))
  const token = {
    nobody: undefined,
    junk: "junk",
    member: world.member.token,
    reset: "A".repeat(43),
  }
  const authorization = token[sent.who]
  const headers: Record<string, string> = {
    ...(authorization !== undefined && { authorization: `Bearer ${authorization}` }),
  }
  const request: InjectOptions = {
    method: operation.method,
    url: `/api/v1${path}${query.size > 0 ? `?${query.toString()}` : ""}`,
    headers,
  }
  if (operation.method === "GET" || sent.body === undefined) return request
  return { ...request, ...encodeBody(fill(sent.body), sent.form, headers) }
}

function encodeBody(
  body: unknown,
  form: Sent["form"],
  headers: Record<string, string>,
): Pick<InjectOptions, "headers" | "payload"> {
  const text = body === undefined ? "" : JSON.stringify(body)
  const types = {
    json: ["application/json", text],
    broken: ["application/json", text.slice(0, -1)],
    text: ["text/plain", text],
    form: ["multipart/form-data; boundary=x", `--x\r\n${text}\r\n--x--\r\n`],
  } as const
  const [type, payload] = types[form]
  return { headers: { ...headers, "content-type": type }, payload }
}

function placeholder({ member, site }: World, name: string): string {
  if (name === "@email") return member.email
  if (name === "@password") return TEST_PASSWORD
  if (name === "@userId") return member.id
  if (name === "@token") return member.token
  if (name === "@otp") return codeIn(site.sent.at(-1))
  return /token=(\S+)/.exec(site.sent.at(-1)?.text ?? "")?.[1] ?? "none"
}

function requests(): fc.Arbitrary<Sent> {
  const document = openApiDocument()
  const components = (document.components?.schemas ?? {}) as JsonSchemas
  const each = OPERATIONS.map((operation, k) => {
    const item = document.paths?.[operation.path.replace(/:(\w+)/g, "{$1}")]
    const described = item?.[operation.method.toLowerCase() as "get"]
    const parameters = (described?.parameters ?? []) as {
      name: string
      in: string
      schema: JsonSchema
    }[]
    const valuesOf = (place: string) =>
      fc.record(
        Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema }) => [name, texts(schema)]),
        ),
        ...(place === "query" ? [{ requiredKeys: [] }] : []),
      ) as fc.Arbitrary<Record<string, string>>
    const content = (
      described?.requestBody as { content?: Record<string, { schema: JsonSchema }> } | undefined
    )?.content
    const schema = content?.["application/json"]?.schema
    return fc.record<Sent>({
      operation: fc.constant(k),
      who: fc.constantFrom("nobody", "junk", "member", "member", "reset"),
      path: valuesOf("path"),
      query: valuesOf("query"),
      body: schema ? bodies(schema, components) : fc.constantFrom(undefined, {}, { a: 1 }),
      form: fc.constantFrom(
        "json",
        "json",
        "json",
        "json",
        "json",
        "json",
        "text",
        "broken",
        "form",
      ),
      copies: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 4),
    })
  })
  return fc.oneof(...each)
}

function texts(schema: JsonSchema): fc.Arbitrary<string> {
  const example = typeof schema.example === "string" ? [schema.example] : []
  const allowed = [...example, ...(schema.enum ?? []).map(String), ...PLACEHOLDERS]
  return fc.oneof(
    { arbitrary: fc.constantFrom(...allowed), weight: 4 },
    { arbitrary: fc.constantFrom(...NASTY), weight: 2 },
    { arbitrary: fc.string({ unit: "binary", maxLength: 60 }), weight: 1 },
    { arbitrary: fc.integer().map(String), weight: 1 },
  )
}

function bodies(schema: JsonSchema, components: JsonSchemas): fc.Arbitrary<unknown> {
  const right = values(schema, components)
  return fc.oneof(
    { arbitrary: right, weight: 8 },
    {
      arbitrary: fc
        .tuple(right, fc.object({ maxDepth: 2 }))
        .map(([a, b]) => ({ ...b, ...(a as object) })),
      weight: 1,
    },
    { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
  )
}

/** Values of a schema, and now and then of another one. */
function values(schema: JsonSchema, components: JsonSchemas): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(schema, components)
  if (resolved.anyOf) return fc.oneof(...resolved.anyOf.map((one) => values(one, components)))
  if (resolved.properties) {
    const parts = Object.entries(resolved.properties).map(([key, part]) => [
      key,
      fc.oneof(
        { arbitrary: values(part, components), weight: 8 },
        { arbitrary: fc.jsonValue({ maxDepth: 1 }), weight: 1 },
        { arbitrary: fc.constant(undefined), weight: 1 },
      ),
    ])
    return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>)
  }
  if (resolved.items) return fc.array(values(resolved.items, components), { maxLength: 4 })
  if (resolved.type === "boolean") return fc.boolean()
  if (resolved.type === "integer" || resolved.type === "number")
    return fc.oneof(fc.integer(), fc.double())
  return texts(resolved)
}
