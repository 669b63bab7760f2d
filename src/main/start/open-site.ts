import { createAnswerer } from "#answers/create-answerer.ts"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"

import type { Logger } from "pino"

import { createChecks } from "#accounts/create-checks.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import { ADDRESSES_PER_FILE, createSiteMap } from "#catalog/site-map.ts"
import { faultText } from "#content/content-fault.ts"
import { createContent, type SiteContent } from "#content/create-content.ts"
import { hasObservations } from "#db/catalogue/coverage.ts"
import type { Database } from "#db/engine/database.ts"
import { selectDataVersion } from "#db/imports/data-version.ts"
import { selectLastImports } from "#db/imports/last-imports.ts"
import { followDatabase, followOwnDatabase, type Follower } from "#db/servers/follow-database.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import type { Site } from "#http/site.ts"
import { BRAND } from "#domain/brand.ts"
import { createArticleReader } from "#factcheck/create-article-reader.ts"
import { createSearch } from "#search/create-search.ts"

import { importCommand } from "../commands/import.ts"
import { findAppSecret } from "../config/app-secret.ts"
import type { Config } from "../config/config.ts"
import { CONTENT_DIR, readCountryContent } from "../config/country-content.ts"
import { measureFirstImport } from "../schedule/first-import.ts"
import { importPlans } from "../schedule/import-plan.ts"
import { openFactChecker } from "./fact-checker.ts"
import { openData, type OpenData } from "./open-data.ts"
import { createPeopleServices, type PeopleServices } from "./people-services.ts"
import { serveVersion } from "./served-version.ts"
import { warmUp } from "./warm-up.ts"
import { CLIENT_DIR } from "./web-build.ts"

/** Requests that may wait for their turn: more than the clients of an ordinary crowd, and still answered within a second. */
const MAX_WAITING = 64

/** How a process runs, as far as answers show it. */
type ProcessState = Pick<Site, "isDraining" | "notReady" | "importFaults">

type Options = {
  config: Config
  build: Site["build"]
  logger: Logger
  print: (line: string) => void
  state: ProcessState
  /** Closes what was opened, the last first. */
  closers: AsyncDisposableStack
}

/** All that the site answers from, and what only the process itself uses. */
export type OpenedSite = {
  site: Site
  db: Database
  people: PeopleServices
  /** What the processes on one database know of each other. */
  follower: Follower
  /** Takes over what an import has changed; resolves when it is served. */
  followVersion: () => Promise<void>
  /** Address of the server that takes changes; `undefined` for the embedded database. */
  findWriterUrl: () => string | undefined
}

/** Opens the data and everything that reads it; loads the starter into an empty database. */
export async function openSite(options: Options): Promise<OpenedSite> {
  const { config, build, logger, print, closers } = options
  const data = await openData(config, "serve", print)
  closers.defer(data.close)
  const { db, reads } = data
  const now = () => new Date()
  await loadStarter(db, { config, now, print })
  const served = await serveVersion({
    ask: data.findDataVersion,
    prepare: async (next) => {
      const coverage = await catalog.prepare(next)
      await search.refresh({ version: next, coverage })
    },
    release: () => catalog.release(),
  })
  const version = served.current
  const catalog = createCatalog(reads, version, {
    file: join(config.varDir, "catalogue"),
    report: (error) => logger.warn({ err: error }, "the catalogue went on after a fault"),
  })
  // With a PostgreSQL server nothing else has made the folder by now.
  await mkdir(config.varDir, { recursive: true })
  const search = await createSearch({
    db,
    catalog,
    now,
    snapshotFile: join(config.varDir, "search-index"),
    report: (error) => logger.warn({ err: error }, "search went on after a fault"),
  })
  const content = await openContent(config, logger)
  const secret = await findAppSecret(config.appSecret, config.varDir)
  const people = createPeopleServices({ config, db, secret, now, logger, print })
  closers.defer(people.close)
  const articles = createArticleReader({
    fetching: { userAgent: `${BRAND} fact check (${config.publicUrl}/check)` },
  })
  closers.defer(articles.close)
  const factChecker = openFactChecker({ config, catalog, search, logger })
  const { documents, reviews, mail, audit } = people
  const site: Site = {
    ...config,
    ...people,
    ...options.state,
    secret,
    catalog,
    search,
    factChecker,
    articles,
    answerer: createAnswerer({ catalog, findByName: search.named }),
    content,
    version,
    build,
    logger,
    now,
    checks: createChecks({
      db,
      documents,
      reviews,
      mail,
      audit,
      factChecker,
      version,
      now,
      publicUrl: config.publicUrl,
    }),
    countryContent: await readCountryContent(),
    importPlan: importPlans(config.importEveryMs),
    measureFirstImport: () => measureFirstImport(db),
    siteMap: createSiteMap(reads, version, ADDRESSES_PER_FILE),
    measureDatabase: () => measureDatabase(db),
    measureImportAge: () => measureImportAge(db, now),
    overload: { maxWaiting: MAX_WAITING },
    clientDir: CLIENT_DIR,
    mediaDir: join(CONTENT_DIR, "media"),
  }
  await warmUp(site, isoDay(now()))
  const follower = openFollower(config, data, logger)
  closers.defer(() => follower.close())
  return {
    site,
    db,
    people,
    follower,
    followVersion: served.follow,
    findWriterUrl: data.findWriterUrl,
  }
}

function openFollower(config: Config, data: OpenData, logger: Logger): Follower {
  if (config.databaseUrl === undefined) return followOwnDatabase()
  return followDatabase({
    findWriterUrl: data.findWriterUrl,
    onNotice: (sentence) => {
      logger.warn(sentence)
    },
  })
}

async function loadStarter(
  db: Database,
  { config, now, print }: Pick<Options, "config" | "print"> & { now: () => Date },
): Promise<void> {
  if (await hasObservations(db)) return
  print("Loading the starter data ...")
  const exit = await importCommand({
    args: ["starter"],
    openDb: () => Promise.resolve(db),
    now,
    print: () => undefined,
    isTerminal: false,
    varDir: config.varDir,
  })
  if (exit !== 0) print("The starter data could not be loaded; the site starts without it.")
}

async function openContent(config: Config, logger: Logger): Promise<SiteContent> {
  const content = await createContent({
    folder: CONTENT_DIR,
    service: config.contentService && { ...config.contentService, fetch: globalThis.fetch },
  })
  for (const fault of content.faults()) logger.warn(`content left out: ${faultText(fault)}`)
  return content
}

async function measureDatabase(db: Database): Promise<number> {
  const start = performance.now()
  await selectDataVersion(db)
  return (performance.now() - start) / 1000
}

async function measureImportAge(db: Database, now: () => Date): Promise<number | undefined> {
  const times = (await selectLastImports(db)).map(({ startedAt }) => startedAt.getTime())
  return times.length === 0 ? undefined : (now().getTime() - Math.max(...times)) / 1000
}
