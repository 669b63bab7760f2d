import type { FastifyRequest } from "fastify"

import type { Accounts } from "#accounts/create-accounts.ts"
import type { Checks } from "#accounts/create-checks.ts"
import type { Reviews } from "#accounts/create-reviews.ts"
import type { Documents } from "#accounts/documents.ts"
import type { Session } from "#accounts/sessions.ts"
import type { Uploads } from "#accounts/uploads.ts"
import type { Visits } from "#accounts/visits.ts"
import type { Answerer } from "#answers/create-answerer.ts"
import type { Dashboards } from "#catalog/country-dashboard.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { SiteContent } from "#content/create-content.ts"
import type { AccessTable } from "#domain/accounts/access.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"
import type { CountryContent } from "#domain/places/country-content.ts"
import type { Enquiries } from "#enquiries/create-enquiries.ts"
import type { DrawPool } from "#exports/draw-pool.ts"
import type { Limits } from "#limits/create-limits.ts"
import type { MailQueue } from "#outbound/mail.ts"
import type { Search } from "#search/create-search.ts"

/** What the API answers from; `main` passes it in. */
export type ApiServices = {
  catalog: Catalog
  search: Search
  factChecker: FactChecker
  answerer: Answerer
  access: AccessTable
  countryContent: CountryContent
  dashboards: Dashboards
  content: SiteContent
  /** One of these must come with calls for stories; empty means that everybody may read them. */
  storyTokens: readonly string[]
  enquiries: Pick<Enquiries, "submit">
  /** The session of a token, or `undefined` when it is unknown, over or revoked. */
  findSession(token: string): Promise<Session | undefined>
  accounts: Accounts
  uploads: Uploads
  visits: Visits
  /** What other parts keep of a person, as lists by their name. */
  personalData(accountId: string): Promise<Record<string, Record<string, unknown>[]>>
  documents: Documents
  reviews: Reviews
  checks: Checks
  limits: Limits
  mail: MailQueue
  /** Draws what takes long. */
  pool: DrawPool
  now(): Date
  /** The data version, cheap enough to be asked for on every request. */
  version(): Promise<number>
  /** Keyed hash of the visitor's address that changes daily. */
  visitorOf(request: FastifyRequest): string
  /** Examples on the documentation page start with this: `http://127.0.0.1:3000`. */
  publicUrl: string
}
