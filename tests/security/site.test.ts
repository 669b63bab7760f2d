import type { FastifyInstance } from "fastify"
import { pino } from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { SAMPLE_EMBED, SAMPLE_PAGE, sampleSite } from "#tests/support/sample-site.ts"

let app: FastifyInstance
let db: Database
let logged = ""

beforeAll(async () => {
  const logger = pino({ base: null }, { write: (line: string) => (logged += line) })
  const site = await sampleSite({ logger })
  ;({ app, db } = site)
})
afterAll(async () => {
  await app.close()
  await db.close()
})

const PATHS = [
  "/",
  "/search",
  SAMPLE_PAGE,
  SAMPLE_EMBED,
  `${SAMPLE_PAGE}.csv`,
  `${SAMPLE_PAGE}.svg`,
  "/healthz",
  "/readyz",
  "/api/docs",
  "/api/v1/openapi.json",
  "/api/v1/currencies",
  "/api/v1/customer/id",
  "/api/v1/nothing",
  "/no-such-page",
  "/assets/none.js",
  "/flags/ng.svg",
  "/uploads/none.webp",
  "/%E0%A4%A",
  "/.well-known/security.txt",
]

test.each(PATHS)(
  "S-23, S-60: %s has the security headers and a type with its charset",
  async (path) => {
    const { headers } = await app.inject(path)
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
    })
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000; includeSubDomains/)
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
    expect(headers["permissions-policy"]).toContain("camera=()")
    expect(headers["cross-origin-resource-policy"]).toMatch(/^(?:same|cross)-origin$/)
    expect(headers["x-powered-by"] ?? headers.server).toBeUndefined()
    const type = String(headers["content-type"])
    if (/^(?:text|application\/json)/.test(type)) expect(type).toMatch(/; ?charset=utf-8(?:;|$)/i)
  },
)

test("S-24, S-26: every page forbids framing, inline script and everything it does not need; embeds may be framed", async () => {
  for (const path of ["/", "/search", SAMPLE_PAGE, "/no-such-page", SAMPLE_EMBED]) {
    const policy = String((await app.inject(path)).headers["content-security-policy"])
    const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? ""
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(script).not.toMatch(/unsafe|\*|https?:|data:/)
    expect(policy).toContain(`frame-ancestors ${path === SAMPLE_EMBED ? "*" : "'none'"}`)
  }
})

test("S-27: pages are the same for everybody, with a token or without", async () => {
  for (const path of ["/", SAMPLE_PAGE]) {
    const [one, two] = [
      await app.inject(path),
      await app.inject({
        url: path,
        headers: { authorization: `Bearer ${"A".repeat(43)}`, cookie: "a=b" },
      }),
    ]
    expect(two.body).toBe(one.body)
    expect(one.headers["set-cookie"]).toBeUndefined()
    expect(one.headers.etag).toBeTruthy()
  }
})

test.each([
  "/uploads/../secret",
  "/uploads/..%2fsecret",
  "/uploads/%2e%2e/secret",
  "/uploads/0123456789abcdef.webp%00.png",
  "/uploads/%c0%ae%c0%ae/secret",
  "/uploads/%252e%252e%252fsecret",
  "/uploads/",
])("S-35, S-39: %s is no picture", async (path) => {
  const { statusCode } = await app.inject(path)
  expect([400, 404]).toContain(statusCode)
})

const PROBES =
  "/.env /.git/config /.git/HEAD /package.json /src/main/cli.ts /node_modules/ /assets/ /flags/ /var/secret /metrics /components /admin /debug /server-status /.DS_Store /backup.sql /actuator /phpinfo.php /wp-login.php /assets/../../package.json /assets/%2e%2e/%2e%2e/package.json /flags/..%2f..%2fpackage.json /build/server/index.js"

test.each(PROBES.split(" "))("S-56: %s leads nowhere", async (path) => {
  const { statusCode, body } = await app.inject(path)
  expect([400, 403, 404]).toContain(statusCode)
  expect(body).not.toContain('"dependencies"')
})

test.each([
  ["TRACE", "/", 501],
  ["PROPFIND", "/answer", 501],
  ["LOCK", "/flags/ng.svg", 501],
  ["POST", "/about-us", 405],
  ["DELETE", "/", 405],
  ["OPTIONS", SAMPLE_PAGE, 405],
  ["PUT", "/check", 405],
  ["PATCH", "/enquiries/ticket", 405],
  ["PUT", "/robots.txt", 405],
  ["GET", "/flags/none.svg", 404],
])("S-52, S-56: %s %s is refused in our own words with %i", async (method, url, status) => {
  const { statusCode, body, headers } = await app.inject({ method: method as "GET", url })
  expect(statusCode).toBe(status)
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
  expect(body).not.toMatch(/Route|statusCode/)
  if (status === 405) expect(headers["allow"]).toMatch(/^(?:GET, HEAD|POST)/)
})

test.each([
  ["TRACE", "/api/v1/search", 501],
  ["PROPFIND", "/api/v1/search", 501],
  ["QUERY", "/api/v1/search", 501],
  ["TRACE", "/api", 501],
  ["DELETE", "/api/docs", 405],
  ["POST", "/api/v1/openapi.json", 405],
  ["DELETE", "/api/v1/search", 405],
  ["DELETE", "/api/v1/none", 404],
])(
  "S-56: the API refuses %s %s with %i, as JSON and without an echo",
  async (method, url, status) => {
    const canary = { "x-canary": "CANARY-8272" }
    const { statusCode, body, headers } = await app.inject({
      method: method as "GET",
      url,
      headers: canary,
    })
    expect(statusCode).toBe(status)
    expect(JSON.parse(body)).toMatchObject({ status: "error" })
    expect(body + JSON.stringify(headers)).not.toContain("CANARY")
    if (status === 405) expect(headers["allow"]).toContain("GET")
  },
)

test("S-49, S-51, S-52: no secret and no line of somebody else gets into the log", async () => {
  const canary = "CANARY-8271"
  const headers = {
    authorization: `Bearer ${canary}`,
    "user-agent": `x\u001b[31m${canary}`,
    referer: `https://a.example/${canary}`,
  }
  const body = {
    ...{ fullName: canary, email: `${canary}@example.org`, password: `${canary} 7`, otp: canary },
    ...{ userId: canary, token: canary, oldPassword: canary, newPassword: canary },
  }
  logged = ""
  for (const path of ["/signup", "/login", "/forgot-password", "/resend-otp"]) {
    await app.inject({
      method: "POST",
      url: `/api/v1/customer/auth${path}`,
      headers,
      payload: body,
    })
  }
  for (const path of ["/verify", "/reset-password", "/update-password"]) {
    await app.inject({
      method: "PATCH",
      url: `/api/v1/customer/auth${path}`,
      headers,
      payload: body,
    })
  }
  for (const url of [
    `/results?q=${canary}`,
    `/api/v1/search?q=${canary}%0d%0aERROR`,
    `/${canary}`,
  ]) {
    await app.inject({ url, headers })
  }
  const lines = logged.trim().split("\n")
  expect(lines.length).toBeGreaterThanOrEqual(10)
  expect(logged).not.toContain(canary)
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty("time")
})

test("security.txt names a contact and an end", async () => {
  const { body, headers } = await app.inject("/.well-known/security.txt")
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
  expect(body).toMatch(/^Contact: \S+$/m)
  expect(body).toMatch(/^Expires: 202\d-\S+Z$/m)
})
