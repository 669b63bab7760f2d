import { watch } from "node:fs"
import { mkdir } from "node:fs/promises"
import type { Server } from "node:http"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import type { FastifyInstance } from "fastify"
import type { Logger } from "pino"

import { createChecks } from "#accounts/create-checks.ts"
import { createSiteMap } from "#catalog/site-map.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import type { Catalog } from "#catalog/types.ts"
import { findDataVersion } from "#db/imports/data-version.ts"
import { createContent, type SiteContent } from "#content/create-content.ts"
import { faultText } from "#content/content-fault.ts"
import type { Database } from "#db/engine/database.ts"
import { createSearch } from "#search/create-search.ts"
import type { Search } from "#search/types.ts"

import { findAppSecret } from "../config/app-secret.ts"
import { DATA_COMMANDS } from "../commands/data-commands.ts"
import { importCommand } from "../commands/import.ts"
import type { Config } from "../config/config.ts"
import { CONTENT_DIR } from "../config/country-content.ts"
import { openControlSocket } from "./control-socket.ts"
import { createApp } from "../create-app.ts"
import { watchVersion } from "./data-version.ts"
import type { ImportSchedule } from "../schedule/import-schedule.ts"
import { openFactChecker } from "./fact-checker.ts"
import { createTurns, type Turns } from "../schedule/work-queue.ts"
import { createPeopleServices, type PeopleServices } from "./people-services.ts"
import { openData } from "./open-data.ts"
import { stopListening } from "./stop-listening.ts"
import { startRechecking } from "./recheck.ts"
import { SITEMAP_PIECE } from "#http/discovery/sitemap.ts"
import { startScheduledImports } from "../schedule/scheduled-imports.ts"
import { sweep } from "./sweep.ts"
import { CLIENT_DIR, loadWebBuild } from "./web-build.ts"

const VERSION_INTERVAL_MS = 1000
const REFRESH_INTERVAL_MS = 2000
const LIMITS_INTERVAL_MS = 1000
const MAILING_INTERVAL_MS = 60_000
const CONTENT_INTERVAL_MS = 60_000
const SWEEP_INTERVAL_MS = 3_600_000
/** Later than this the answers of the slowest calls would come too late to be of use. */
const OVERLOAD_LAG_MS = 200
const DRAIN_MS = 10_000
const NOTICE_MS = 1000

export type RunningServer = { url: string; stop(): Promise<void> }

type Print = (line: string) => void

/** Starts the site: builds pages when needed, opens the data, loads the starter into an empty database, listens. */
export async function startServer(
  config: Config,
  logger: Logger,
  print: Print,
): Promise<RunningServer> {
  for (const name of config.withoutEffect)
    print(`The setting ${name} has no effect in this version.`)
  const build = await loadWebBuild(print)
  const data = await openData(config, "serve", print)
  const now = () => new Date()
  const versionWatch = watchVersion(
    () => findDataVersion(data.db),
    () => performance.now(),
    VERSION_INTERVAL_MS,
  )
  const version = versionWatch.current
  const catalog = createCatalog(data.db, version)
  const turns = createTurns()
  let schedule: ImportSchedule | undefined
  let draining = false
  try {
    await loadStarter(data.db, catalog, config, now, print)
    versionWatch.forget()
    // With a PostgreSQL server nothing else has made the folder by now.
    await mkdir(config.varDir, { recursive: true })
    const search = await createSearch({
      db: data.db,
      catalog,
      now,
      snapshotFile: join(config.varDir, "search-index"),
      report: (error) => logger.warn({ err: error }, "search went on after a fault"),
    })
    const content = await createContent({
      folder: CONTENT_DIR,
      service: config.contentService && { ...config.contentService, fetch: globalThis.fetch },
    })
    for (const fault of content.faults()) logger.warn(`content left out: ${faultText(fault)}`)
    const secret = await findAppSecret(config.appSecret, config.varDir)
    const people = createPeopleServices({ config, db: data.db, secret, now, logger, print })
    const factChecker = openFactChecker({ config, catalog, search, logger })
    const checks = createChecks({
      ...{ db: data.db, documents: people.documents, audit: people.audit },
      ...{ factChecker, version, now },
    })
    const rechecking = startRechecking({ checks, version, logger })
    const merging = setInterval(() => void people.limits.flush(), LIMITS_INTERVAL_MS).unref()
    const mailing = setInterval(
      () => void mailEnquiries(people, logger),
      MAILING_INTERVAL_MS,
    ).unref()
    const sweeping = startSweeping(data.db, people, now, logger)
    const app = await createApp({
      ...{ config, people, db: data.db, factChecker, checks },
      isDraining: () => draining,
      overload: { maxEventLoopDelay: OVERLOAD_LAG_MS },
      secret,
      catalog,
      search,
      content,
      siteMap: createSiteMap(data.db, version, SITEMAP_PIECE),
      version,
      importFaults: () => schedule?.faults() ?? [],
      notReady: () => (draining ? "The server is stopping." : undefined),
      build,
      clientDir: CLIENT_DIR,
      mediaDir: join(CONTENT_DIR, "media"),
      logger,
      now,
    })
    schedule = startSchedule(config, data.db, turns, logger)
    const refreshing = keepSearchFresh(search, version, logger)
    const stopFollowing = followContent(config, content, logger)
    const control = await takeCommands(config, { db: data.db, secret }, turns, async (name) => {
      if (name === "import") people.audit.record({ kind: "imported" })
      versionWatch.forget()
      await search.refresh()
    })
    await app.listen({ host: config.host, port: config.port })
    return {
      url: addressOf(app, config),
      stop: async () => {
        if (draining) return
        draining = true
        clearInterval(refreshing)
        clearInterval(rechecking)
        clearInterval(merging)
        clearInterval(mailing)
        stopFollowing()
        clearInterval(sweeping)
        schedule?.stop()
        control?.close()
        // Balancers see that we are not ready, and who is connected learns to connect anew.
        if (app.server.listening) await delay(NOTICE_MS)
        await stopListening(app.server, NOTICE_MS)
        await closeWithin(app, DRAIN_MS - 2 * NOTICE_MS)
        await people.close()
        await data.close()
      },
    }
  } catch (error) {
    await data.close()
    throw error
  }
}

async function loadStarter(
  db: Database,
  catalog: Catalog,
  config: Config,
  now: () => Date,
  print: Print,
): Promise<void> {
  if ((await catalog.counts()).indicators > 0) return
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

/** Removes once an hour what may no longer be kept. */
function startSweeping(
  db: Database,
  people: PeopleServices,
  now: () => Date,
  logger: Logger,
): NodeJS.Timeout {
  const look = () => {
    sweep(db, people, now()).catch((error: unknown) => {
      logger.warn({ err: error }, "what is outdated was not removed")
    })
  }
  look()
  return setInterval(look, SWEEP_INTERVAL_MS).unref()
}

/** With the embedded database the command line cannot open the data itself: it hands its commands to us. */
async function takeCommands(
  config: Config,
  { db, secret }: { db: Database; secret: string },
  turns: Turns,
  followChange: (command: string) => Promise<void>,
): Promise<Server | undefined> {
  if (config.databaseUrl !== undefined) return undefined
  return openControlSocket(config.varDir, async (args, print) => {
    const [name = "", ...rest] = args
    const command = DATA_COMMANDS.get(name)
    if (!command) {
      print(`The command ${name} cannot run while the site is running.`)
      return 1
    }
    if (turns.isBusy()) print("Waiting for an import that is under way ...")
    const exit = await turns.take(() =>
      command({
        args: rest,
        openDb: () => Promise.resolve(db),
        now: () => new Date(),
        print,
        isTerminal: false,
        varDir: config.varDir,
        secret: () => Promise.resolve(secret),
      }),
    )
    await followChange(name)
    return exit
  })
}

function startSchedule(
  config: Config,
  db: Database,
  turns: Turns,
  logger: Logger,
): ImportSchedule | undefined {
  if (config.importEveryMs === null) return undefined
  return startScheduledImports({
    everyMs: config.importEveryMs,
    varDir: config.varDir,
    ...{ db, turns, logger },
    now: () => new Date(),
    setTimer: (call, ms) => {
      const timer = setTimeout(call, ms).unref()
      return () => {
        clearTimeout(timer)
      }
    },
    random: () => Math.random(),
  })
}

/** Mails notes that could not be mailed when they came. */
async function mailEnquiries(people: PeopleServices, logger: Logger): Promise<void> {
  try {
    await people.enquiries.deliver()
  } catch (error) {
    logger.warn({ err: error }, "notes were not looked through")
  }
}

/** An external service is asked again every minute; in development the folder is read again when a file in it changes. */
function followContent(config: Config, content: SiteContent, logger: Logger): () => void {
  const refresh = async () => {
    await content.refresh()
    for (const fault of content.faults()) logger.warn(`content left out: ${faultText(fault)}`)
  }
  const read = createTurns()
  const again = () => void read.take(refresh).catch((error: unknown) => logger.warn({ err: error }))
  if (config.contentService !== undefined) {
    const timer = setInterval(again, CONTENT_INTERVAL_MS).unref()
    return () => {
      clearInterval(timer)
    }
  }
  if (!config.isDevelopment) return () => undefined
  const watcher = watch(CONTENT_DIR, { recursive: true }, again)
  return () => {
    watcher.close()
  }
}

/** Looks every two seconds whether an import, here or in another process, has changed the data. */
function keepSearchFresh(
  search: Search,
  version: () => Promise<number>,
  logger: Logger,
): NodeJS.Timeout {
  let built: number | undefined
  let busy = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      const current = await version()
      if (current !== built) await search.refresh()
      built = current
    } catch (error) {
      logger.warn({ err: error }, "search index not refreshed")
    } finally {
      busy = false
    }
  }
  return setInterval(() => void look(), REFRESH_INTERVAL_MS).unref()
}

function addressOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === "object" && address !== null ? address.port : config.port
  return config.port === port ? config.publicUrl : `http://${config.host}:${String(port)}`
}

async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const limit = setTimeout(() => {
    app.server.closeAllConnections()
  }, ms)
  await app.close()
  clearTimeout(limit)
}
