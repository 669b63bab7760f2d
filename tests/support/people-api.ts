import type { FastifyInstance } from "fastify"
import { expect, onTestFinished } from "vitest"

import { createChecks, type Checks } from "#accounts/create-checks.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Database } from "#db/engine/database.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import type { PeopleServices } from "#main/start/people-services.ts"
import type { Mail } from "#outbound/mail.ts"

import { callApi, testApi, type ApiAnswer, type ApiRequest } from "./call-api.ts"
import { testDatabase } from "./database.ts"
import { codeIn, peopleSite, SITE } from "./people-site.ts"
import { sampleCatalog } from "./sample-catalog.ts"
import { TEST_PASSWORD } from "./test-passwords.ts"

/** A person with an account, signed in. */
export type Person = { id: string; email: string; token: string }

/** The API with real accounts, limits and mail; nothing leaves the machine, and the clock is the test's. */
export type PeopleApi = {
  app: FastifyInstance
  db: Database
  people: PeopleServices
  clock: { now: Date }
  checks: Checks
  /** Sends a request, checked against its description. */
  call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    request?: {
      body?: unknown
      token?: string | undefined
      from?: string
      headers?: Record<string, string>
    },
  ): Promise<ApiAnswer>
  /** All messages sent so far. */
  mails(): Promise<readonly Mail[]>
  /** The code of the last message to an address. */
  lastCode(email: string): Promise<string>
  /** Signs somebody up and verifies the address. */
  person(email?: string): Promise<Person>
}

/** Opens it over an empty database; limits are high unless a test is about them. */
export async function peopleApi(
  options: { environment?: Record<string, string>; db?: Database; catalog?: Catalog } = {},
): Promise<PeopleApi> {
  const db = options.db ?? (await testDatabase())
  const clock = { now: new Date("2026-06-01T12:00:00Z") }
  const { people, sent, close } = await peopleSite(db, () => clock.now, options.environment)
  onTestFinished(close)
  const now = () => clock.now
  const catalog = options.catalog ?? sampleCatalog()
  const checks = createChecks({
    ...{ db, now, documents: people.documents, audit: people.audit },
    ...{ reviews: people.reviews, mail: people.mail, publicUrl: SITE },
    factChecker: createFactChecker({ catalog, publicUrl: SITE }),
    version: () => catalog.version(),
  })
  const app = await testApi({ ...people, catalog, checks, now, publicUrl: SITE })
  const api: PeopleApi = {
    ...{ app, db, people, clock, checks },
    call(method, path, { body, token, from, headers } = {}) {
      const request: ApiRequest = {
        method,
        url: `/api/v1${path}`,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
        ...(from !== undefined && { remoteAddress: from }),
      }
      return callApi(app, request)
    },
    async mails() {
      await people.mail.idle()
      return sent
    },
    async lastCode(email) {
      await people.mail.idle()
      return codeIn(sent.findLast(({ to }) => to === email))
    },
    person: (email = "amina@example.org") => makePerson(api, email),
  }
  return api
}

async function makePerson(api: PeopleApi, email: string): Promise<Person> {
  const body = { fullName: "Amina Diallo", email, password: TEST_PASSWORD }
  const begun = await api.call("POST", "/customer/auth/signup", { body })
  expect(begun.status).toBe(200)
  const { id } = begun.body.data as { id: string }
  const otp = await api.lastCode(email)
  const verified = await api.call("PATCH", "/customer/auth/verify", { body: { otp, userId: id } })
  expect(verified.status).toBe(200)
  return { id, email, token: verified.body.data.token as string }
}
