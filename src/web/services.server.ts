import { createContext } from "react-router"

import type { Answerer } from "#answers/create-answerer.ts"
import type { Checks } from "#accounts/create-checks.ts"
import type { Dashboards } from "#catalog/country-dashboard.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { SiteContent } from "#content/create-content.ts"
import type { AccessTable } from "#domain/accounts/access.ts"
import type { PasswordPolicy } from "#domain/accounts/account-rules.ts"
import type { EnquiryValues, FieldProblem } from "#domain/accounts/enquiry.ts"
import type { CountryContent } from "#domain/places/country-content.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import type { FetchedArticle } from "#factcheck/create-article-reader.ts"
import type { Search } from "#search/create-search.ts"

/** Where a source is fetched from again and how often; `null` where there is no address, or no schedule is set. */
export type ImportPlan = { address: string | null; everyMs: number | null }

/** What the pages' loaders work with; `http/pages` puts it into the router's context for every request. */
export type WebServices = {
  catalog: Catalog
  search: Search
  answerer: Answerer
  access: AccessTable
  countryContent: CountryContent
  dashboards: Dashboards
  content: SiteContent
  /** What authors have published. */
  checks: Pick<Checks, "find">
  /** Null where the operator has closed checking for everybody. */
  openChecks: OpenChecks | null
  /** Checks a text of the site's own, such as an example. */
  checkOwnText(text: string): Promise<CheckedClaim[]>
  /** Null for every page that was not sent by a form. */
  posted: PostedText | null
  /** An application that was refused; null for every other page. */
  postedApplication: RefusedApplication | null
  importPlan(sourceId: string): ImportPlan
  /** How many headline indicators of a new site are here, while more are on their way. */
  measureFirstImport(): Promise<{ done: number; total: number } | undefined>
  /** Whether the showcase of controls is there. */
  showComponents: boolean
  /** Whether figures that move can be had as films. */
  hasFilms: boolean
  /** What new passwords must be like. */
  passwordPolicy: PasswordPolicy
  /** Absolute links start with this: `http://127.0.0.1:3000`. */
  publicUrl: string
  /** Keyed hash of the visitor's address that changes daily. */
  visitor: string
  now(): Date
}

/** What somebody sent by the form of a page, whose answer is the page itself. */
export type PostedText = { text: string; asOf: string }

/** What stood in a refused application, and why it was refused. */
export type RefusedApplication = {
  status: number
  values: EnquiryValues
  problems: readonly FieldProblem[]
  /** Where no field is to blame. */
  problem: string | null
}

/** Checking for everybody. */
export type OpenChecks = {
  check(text: string, options: { asOf: string | undefined }): Promise<CheckedClaim[]>
  readArticle(address: string): Promise<FetchedArticle>
  /** Counts one check of the visitor's network; throws "too-many-requests" with the time to wait. */
  admit(what: "text" | "address"): Promise<void>
}

export const servicesContext = createContext<WebServices>()

/** Set for a request whose page could not be made because the database does not answer. */
export const unavailableContext = createContext(false)
