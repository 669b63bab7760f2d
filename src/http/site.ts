import type { Logger } from "pino"
import type { ServerBuild } from "react-router"

import type { AuditLog } from "#accounts/audit-log.ts"
import type { ApiServices } from "#api/api-services.ts"
import type { SiteMap } from "#catalog/site-map.ts"
import type { PasswordPolicy } from "#domain/accounts/account-rules.ts"
import type { Enquiries } from "#enquiries/create-enquiries.ts"
import type { ArticleReader } from "#factcheck/create-article-reader.ts"
import type { WebServices } from "#web/services.server.ts"

import type { OverloadLimits } from "./server/bound-work.ts"

/** The settings that answers depend on. */
export type SiteSettings = {
  /** Whose word is taken for a visitor's address: nobody's, that of a number of proxies in a row, or of listed ones. */
  trustProxy: false | number | string[]
  operatorEmail: string | undefined
  passwordPolicy: PasswordPolicy
  showComponents: boolean
  /** Whether anybody may check a text or a page of the web at `/check`. */
  hasCheckLinks: boolean
  /** Path of the program that makes films of figures that move; `null` where there is none. */
  ffmpeg: string | null
  /** Whether `/metrics` is there. */
  hasMetrics: boolean
}

/** All that the site answers from. `main` opens and closes it; what only answers need is made by the plugins. */
export type Site = Omit<ApiServices, "dashboards" | "pool" | "visitorOf"> &
  SiteSettings & {
    /** Keys the hashes of visitors. */
    secret: string
    /** Reads pages of the web that somebody wants checked. */
    articles: Pick<ArticleReader, "read">
    audit: Pick<AuditLog, "record">
    enquiries: Pick<Enquiries, "submit" | "apply">
    /** The pages that the files of addresses list. */
    siteMap: SiteMap
    importPlan: WebServices["importPlan"]
    measureFirstImport: WebServices["measureFirstImport"]
    /** Seconds that the database takes for the smallest question. */
    measureDatabase: () => Promise<number>
    /** Seconds since the last import; `undefined` before the first. */
    measureImportAge: () => Promise<number | undefined>
    /** Whether the process is about to end: then connections are not kept open. */
    isDraining: () => boolean
    overload: OverloadLimits
    /** Why the site cannot serve right now, or `undefined` when it can. */
    notReady: () => string | undefined
    /** Scheduled imports that failed, as `/readyz` shows them. */
    importFaults: () => readonly unknown[]
    build: ServerBuild
    /** Folder of the built browser files. */
    clientDir: string
    /** Folder of the images and documents that texts show. */
    mediaDir: string
    logger: Logger
  }

/** The site with what is made for its answers, as long as its Fastify application is open. */
export type OpenSite = Site &
  Pick<ApiServices, "dashboards" | "pool" | "visitorOf"> & {
    /** Called with whether something was in a cache or had to be made. */
    countLookup: (cache: "page" | "file", isHit: boolean) => void
  }
