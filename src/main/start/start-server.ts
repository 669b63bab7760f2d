import type { Server } from "node:http"
import { setTimeout as delay } from "node:timers/promises"

import type { FastifyInstance } from "fastify"
import type { Logger } from "pino"

import { createApp } from "#http/create-app.ts"

import { DATA_COMMANDS } from "../commands/data-commands.ts"
import type { Config } from "../config/config.ts"
import { startFirstImport } from "../schedule/first-import.ts"
import type { ImportSchedule } from "../schedule/import-schedule.ts"
import { createThreadedImports, type ThreadedImports } from "../schedule/import-in-thread.ts"
import { startScheduledImports } from "../schedule/scheduled-imports.ts"
import { createWorkQueue, type WorkQueue } from "../schedule/work-queue.ts"
import { startBackgroundJobs } from "./background-jobs.ts"
import { openControlSocket } from "./control-socket.ts"
import { openSite, type OpenedSite } from "./open-site.ts"
import { stopListening } from "./stop-listening.ts"
import { warmUpMeasures } from "./warm-up.ts"
import { loadWebBuild } from "./web-build.ts"

const DRAIN_MS = 10_000
const NOTICE_MS = 1000
/**
 * Connections that may wait to be accepted; the system cuts it to its own limit. Beyond Node's 511 a crowd's connections
 * are dropped, and each dropped one tries again only after 1, 3, 7 and 15 seconds, where a refusal takes milliseconds.
 */
const BACKLOG = 4096

export type RunningServer = { url: string; stop(): Promise<void> }

type Print = (line: string) => void

/** Starts the site: builds pages when needed, opens the data, listens. Whatever was opened is closed when the start fails. */
export async function startServer(
  config: Config,
  logger: Logger,
  print: Print,
): Promise<RunningServer> {
  const build = await loadWebBuild(print)
  let isDraining = false
  let schedule: ImportSchedule | undefined
  const state = {
    isDraining: () => isDraining,
    notReady: () => (isDraining ? "The server is stopping." : undefined),
    importFaults: () => schedule?.faults() ?? [],
  }
  const closers = new AsyncDisposableStack()
  try {
    const opened = await openSite({ config, build, logger, print, state, closers })
    const app = await createApp(opened.site)
    closers.defer(() => closeApp(app))
    startBackgroundJobs(opened, { config, closers })
    const imports = createWorkQueue()
    const threads = createThreadedImports({
      db: opened.db,
      findUrl: opened.findWriterUrl,
      varDir: config.varDir,
    })
    opened.follower.whileLeading(() => {
      schedule = startSchedule(opened, { config, imports, threads })
      return () => {
        schedule?.stop()
        schedule = undefined
      }
    })
    opened.follower.whileLeading(() => fetchHeadlines(opened, { config, imports, print }))
    const control = await takeCommands(opened, { config, imports, threads })
    closers.defer(() => void control?.close())
    await app.listen({ host: config.host, port: config.port, backlog: BACKLOG })
    void warmUpMeasures(() => isDraining)
    return {
      url: getAddress(app, config),
      stop: async () => {
        if (isDraining) return
        isDraining = true
        await closers.disposeAsync()
      },
    }
  } catch (error) {
    await closers.disposeAsync()
    throw error
  }
}

type Importing = { config: Config; imports: WorkQueue; threads: ThreadedImports }

/** With the embedded database the command line cannot open the data itself: it hands its commands to us. */
async function takeCommands(
  { site, db, people, followVersion }: OpenedSite,
  { config, imports, threads }: Importing,
): Promise<Server | undefined> {
  if (config.databaseUrl !== undefined) return undefined
  return openControlSocket(config.varDir, async (args, print) => {
    const [name = "", ...rest] = args
    const command = DATA_COMMANDS.get(name)
    if (!command) {
      print(`The command ${name} cannot run while the site is running.`)
      return 1
    }
    if (imports.isBusy()) print("Waiting for an import that is under way ...")
    const runHere = () =>
      command({
        args: rest,
        openDb: () => Promise.resolve(db),
        now: site.now,
        print,
        isTerminal: false,
        varDir: config.varDir,
        secret: () => Promise.resolve(site.secret),
      })
    const exit = await imports.run(() =>
      name === "import" ? threads.runCommand(rest, print) : runHere(),
    )
    if (name === "import") people.audit.record({ kind: "imported" })
    await followVersion()
    return exit
  })
}

function startSchedule(
  { site, db }: OpenedSite,
  { config, imports, threads }: Importing,
): ImportSchedule | undefined {
  if (config.importEveryMs === null) return undefined
  return startScheduledImports({
    everyMs: config.importEveryMs,
    varDir: config.varDir,
    db,
    imports,
    renew: threads.renew,
    logger: site.logger,
    now: site.now,
    setTimer: (call, ms) => {
      const timer = setTimeout(call, ms).unref()
      return () => {
        clearTimeout(timer)
      }
    },
    random: () => Math.random(),
  })
}

/** On a new site; the function that it gives back stops it. */
function fetchHeadlines(
  { site, db }: OpenedSite,
  { config, imports, print }: { config: Config; imports: WorkQueue; print: Print },
): () => void {
  const { firstImport, varDir } = config
  if (firstImport === null) return () => undefined
  const { now, logger } = site
  return startFirstImport({ db, varDir, imports, now, print, logger, ...firstImport })
}

function getAddress(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === "object" && address !== null ? address.port : config.port
  return config.port === port ? config.publicUrl : `http://${config.host}:${String(port)}`
}

/** Balancers see for a second that we are not ready, and clients learn to connect anew; then connections end. */
async function closeApp(app: FastifyInstance): Promise<void> {
  if (app.server.listening) await delay(NOTICE_MS)
  await stopListening(app.server, NOTICE_MS)
  await closeWithin(app, DRAIN_MS - 2 * NOTICE_MS)
}

async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const limit = setTimeout(() => {
    app.server.closeAllConnections()
  }, ms)
  await app.close()
  clearTimeout(limit)
}
