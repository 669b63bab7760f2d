import { createAnswerer } from "#answers/create-answerer.ts"
import fastify, { type FastifyInstance, type InjectOptions } from "fastify"
import { expect } from "vitest"

import { failureSchema } from "#api/answers/answer.schema.ts"
import type { PublishedCheck } from "#accounts/create-checks.ts"
import type { ApiServices } from "#api/api-services.ts"
import { createApi } from "#api/create-api.ts"
import { errorsByStatus } from "#api/openapi/openapi.ts"
import type { Operation } from "#api/operations/operation.ts"
import { OPERATIONS } from "#api/v1/routes.ts"
import { createDashboards } from "#catalog/country-dashboard.ts"
import { createContent } from "#content/create-content.ts"
import { accessTable } from "#domain/accounts/access.ts"
import { createDrawPool } from "#exports/draw-pool.ts"

import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import type { Limits } from "#limits/create-limits.ts"

import { CONTENT_DIR } from "#main/config/country-content.ts"

import { sampleCatalog, sampleSearch } from "./sample-catalog.ts"

export type ApiRequest = InjectOptions & { url: string }

export type ApiAnswer = {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  // What tests look into is as wide as all answers together; the schemas have checked it before.
  body: ReturnType<typeof JSON.parse>
}

/** The API alone on one Fastify instance; over the sample unless other services are given. */
export async function testApi(services: Partial<ApiServices> = {}): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { maxParamLength: 2000 } })
  const catalog = services.catalog ?? sampleCatalog()
  const {
    countryContent = { headlines: [], charts: [], resources: { everywhere: [], countries: {} } },
    now = () => new Date("2026-06-01T12:00:00Z"),
  } = services
  const all: ApiServices = {
    catalog,
    search: sampleSearch(),
    factChecker: createFactChecker({ catalog, publicUrl: "http://127.0.0.1:3000" }),
    answerer: createAnswerer({ catalog }),
    access: accessTable([]),
    ...{ countryContent, now },
    dashboards: createDashboards(catalog, { content: countryContent, now }),
    version: () => catalog.version(),
    visitorOf: () => "visitor",
    content: await createContent({ folder: CONTENT_DIR }),
    storyTokens: [],
    enquiries: { submit: () => Promise.resolve({ state: "kept" }) },
    findSession: () => Promise.resolve(undefined),
    // Tests of accounts bring the real ones.
    accounts: {} as ApiServices["accounts"],
    uploads: {} as ApiServices["uploads"],
    visits: { createId: () => "", report: () => Promise.resolve(undefined) },
    personalData: () => Promise.resolve({}),
    documents: {} as ApiServices["documents"],
    reviews: {} as ApiServices["reviews"],
    checks: { find: sampleCheck } as unknown as ApiServices["checks"],
    limits: noLimits(),
    mail: { add: () => undefined, idle: () => Promise.resolve() },
    pool: createDrawPool({ threads: 1, maxWaiting: 5, timeoutMs: 20_000 }),
    publicUrl: "http://127.0.0.1:3000",
    ...services,
  }
  await app.register(createApi(all), { prefix: "/api" })
  app.addHook("onClose", () => all.pool.close())
  return app
}

/** A published check without statements, under any id. */
function sampleCheck(id: string): Promise<PublishedCheck> {
  const at = new Date("2026-01-02T00:00:00Z")
  return Promise.resolve({
    ...{ id, title: "Sample", asOf: "2026-01-02", claims: [] },
    ...{ checkedVersion: 1, publishedAt: at, checkedAt: at, isSeconded: false, changes: [] },
  })
}

/** Limits that nobody reaches. */
export function noLimits(): Limits {
  return {
    take: (name) =>
      Promise.resolve({ name, max: 300, windowSeconds: 300, remaining: 299, resetSeconds: 60 }),
    isExceeded: () => Promise.resolve(false),
    forget: () => Promise.resolve(),
    flush: () => Promise.resolve(),
    sweep: () => Promise.resolve(0),
  }
}

/**
 * Sends a request and checks what every answer must keep: its status is documented, its content type has a
 * charset, its body fits the schema of the call with no field beyond it, and a failure names no inner workings.
 */
export async function callApi(
  app: FastifyInstance,
  request: ApiRequest | string,
): Promise<ApiAnswer> {
  const options: ApiRequest = typeof request === "string" ? { url: request } : request
  const response = await app.inject(options)
  const operation = operationAt(options.method ?? "GET", options.url)
  const isFile = operation?.files !== undefined && response.statusCode === 200
  const answer: ApiAnswer = {
    status: response.statusCode,
    headers: response.headers as ApiAnswer["headers"],
    body:
      response.body === "" ? undefined : isFile ? response.rawPayload : JSON.parse(response.body),
  }
  if (isFile) {
    expect(operation.files).toContain(answer.headers["content-type"]?.split(";")[0])
    return answer
  }
  if (answer.body !== undefined) {
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
  }
  if (answer.status >= 400) checkFailure(answer, operation)
  else if (operation && answer.status === 200 && isWhole(options)) {
    operation.answer.parse(answer.body)
  } else expect([200, 204, 304]).toContain(answer.status)
  return answer
}

/** Whether the answer has all that its schema names: `fields` leaves keys of its rows out. */
function isWhole({ method, url }: ApiRequest): boolean {
  return method !== "HEAD" && !/[?&]fields=[^&]/.test(url)
}

function checkFailure(answer: ApiAnswer, operation: Operation | undefined): void {
  const failure = failureSchema.parse(answer.body)
  expect(failure.error).not.toMatch(/FST_|\.ts\b|\bat \S+:\d+|select /)
  if (answer.status >= 500) expect(failure.details).toEqual([])
  if (!operation) return
  expect([...errorsByStatus(operation).keys()]).toContain(answer.status)
}

/** The call that a method and address belong to; the most literal path wins, as in the router. */
function operationAt(method: string, url: string): Operation | undefined {
  const path = url.split("?")[0] ?? ""
  const fitting = OPERATIONS.filter(
    (operation) =>
      (operation.method === method || (method === "HEAD" && operation.method === "GET")) &&
      new RegExp(
        `^/api/v1${operation.path.replace(/:\w+/g, "[^/]+").replace(/\*\w+$/, ".+")}$`,
      ).test(path),
  )
  return fitting.find(({ path: pattern }) => !/[:*]/.test(pattern)) ?? fitting[0]
}
