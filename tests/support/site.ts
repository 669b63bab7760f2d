import { createAnswerer } from "#answers/create-answerer.ts"
import { join } from "node:path"

import type { FastifyInstance } from "fastify"
import type { Logger } from "pino"

import { createContent } from "#content/create-content.ts"
import { createChecks, type Checks } from "#accounts/create-checks.ts"
import { ADDRESSES_PER_FILE, createSiteMap } from "#catalog/site-map.ts"
import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import type { Database } from "#db/engine/database.ts"
import { accessTable, type Feature } from "#domain/accounts/access.ts"
import { importCommand } from "#main/commands/import.ts"
import type { Config } from "#main/config/config.ts"
import { CONTENT_DIR, readCountryContent } from "#main/config/country-content.ts"
import { createApp } from "#http/create-app.ts"
import { importPlans } from "#main/schedule/import-plan.ts"
import { measureFirstImport } from "#main/schedule/first-import.ts"
import type { ImportFault } from "#main/schedule/import-schedule.ts"
import { openFactChecker } from "#main/start/fact-checker.ts"
import { createLogger } from "#main/config/logger.ts"
import { createPeopleServices, type PeopleServices } from "#main/start/people-services.ts"
import type { OverloadLimits } from "#http/server/bound-work.ts"
import { CLIENT_DIR, loadWebBuild } from "#main/start/web-build.ts"
import { createArticleReader } from "#factcheck/create-article-reader.ts"
import { createSearch, type Search } from "#search/create-search.ts"

export const PUBLIC_URL = "http://site.test"

export type TestSite = {
  app: FastifyInstance
  catalog: Catalog
  search: Search
  people: PeopleServices
  checks: Checks
}

/** The whole site on a database that holds what a test put there; it does not listen. */
export async function testSite(
  db: Database,
  options: {
    publicUrl?: string
    version?: () => Promise<number>
    publicFeatures?: readonly Feature[]
    importFaults?: () => readonly ImportFault[]
    showComponents?: boolean
    /** Path of the program that makes films; none unless given. */
    ffmpeg?: string | null
    sitemapPiece?: number
    /** What a new site fetches by itself; the real list unless given. */
    headlineCodes?: readonly string[]
    /** Folder of the texts; the project's own unless another is given. */
    contentDir?: string
    /** Where mail goes; without it nowhere. */
    smtpUrl?: string
    /** Who is told of what visitors write; without it nobody. */
    operatorEmail?: string
    /** A language model that proposes; none unless given. */
    llmUrl?: string
    /** Whether `/check` is closed. */
    isCheckClosed?: boolean
    /** `host:port` whose pages `/check` may read although it is here. */
    trusted?: readonly string[]
    /** Multiplies the limits; high unless given, as crawls send more from one address than people do. */
    rateLimitFactor?: number
    logger?: Logger
    metrics?: boolean
    isDraining?: () => boolean
    isOverloaded?: () => boolean
  } = {},
): Promise<TestSite> {
  const contentDir = options.contentDir ?? CONTENT_DIR
  const build = await loadWebBuild(() => undefined)
  const catalog = createCatalog(db, options.version)
  const now = () => new Date("2026-11-21T12:00:00Z")
  const search = await createSearch({ db, catalog, now })
  const config: Config = {
    host: "127.0.0.1",
    port: 0,
    varDir: "var",
    databaseUrl: undefined,
    replicaUrls: [],
    processes: 1,
    publicUrl: options.publicUrl ?? PUBLIC_URL,
    appSecret: undefined,
    trustProxy: false,
    access: accessTable(options.publicFeatures ?? []),
    contentService: undefined,
    storyTokens: [],
    isDevelopment: false,
    showComponents: options.showComponents ?? false,
    ffmpeg: options.ffmpeg ?? null,
    importEveryMs: null,
    firstImport: null,
    smtpUrl: options.smtpUrl,
    mailFrom: "no-reply@site.test",
    operatorEmail: options.operatorEmail,
    rateLimitFactor: options.rateLimitFactor ?? 1000,
    passwordPolicy: "specified",
    s3Url: undefined,
    llmUrl: options.llmUrl,
    hasMetrics: options.metrics ?? false,
    hasCheckLinks: !(options.isCheckClosed ?? false),
  }
  const secret = "a secret of the tests"
  const logger = options.logger ?? createLogger("silent")
  const people = createPeopleServices({
    ...{ config, db, secret, now, logger },
    print: () => undefined,
    ...(options.smtpUrl === undefined && { sendMail: () => Promise.resolve() }),
  })
  const factChecker = openFactChecker({ config, catalog, search, logger })
  const checks = createChecks({
    ...{ db, documents: people.documents, audit: people.audit, factChecker, now },
    ...{ reviews: people.reviews, mail: people.mail, publicUrl: config.publicUrl },
    version: () => catalog.version(),
  })
  const articles = createArticleReader({ fetching: { trusted: options.trusted ?? [] } })
  const app = await createApp({
    ...{ factChecker, checks, articles },
    answerer: createAnswerer({ catalog, findByName: search.named }),
    ...config,
    ...people,
    secret,
    catalog,
    search,
    version: () => catalog.version(),
    countryContent: await readCountryContent(),
    importPlan: importPlans(config.importEveryMs),
    measureFirstImport: () => measureFirstImport(db, options.headlineCodes),
    measureDatabase: () => Promise.resolve(0),
    measureImportAge: () => Promise.resolve(undefined),
    notReady: () => undefined,
    isDraining: options.isDraining ?? (() => false),
    overload: overloadWhen(options.isOverloaded),
    importFaults: options.importFaults ?? (() => []),
    siteMap: createSiteMap(db, () => catalog.version(), options.sitemapPiece ?? ADDRESSES_PER_FILE),
    content: await createContent({ folder: contentDir }),
    build,
    mediaDir: join(contentDir, "media"),
    clientDir: CLIENT_DIR,
    logger,
    now,
  })
  app.addHook("onClose", () => articles.close())
  await app.ready()
  return { app, catalog, search, people, checks }
}

/** While the site is said to be overloaded, nothing may wait, so everything is refused. */
function overloadWhen(isOverloaded = () => false): OverloadLimits {
  return {
    get maxWaiting() {
      return isOverloaded() ? 0 : 64
    },
  }
}

/** Imports a source as the command line does; fails the test when the import fails. */
export async function importInto(db: Database, args: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const exit = await importCommand({
    args,
    openDb: () => Promise.resolve(db),
    now: () => new Date("2026-11-21T12:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: "var",
  })
  if (exit !== 0) throw new Error(`The import failed:\n${lines.join("\n")}`)
  return lines
}
