import { watch } from "node:fs"

import type { Logger } from "pino"

import { faultText } from "#content/content-fault.ts"
import type { SiteContent } from "#content/create-content.ts"
import { createCheckpoints } from "#db/engine/checkpoints.ts"
import type { Database } from "#db/engine/database.ts"
import { createLogMarks } from "#db/pglite/log-mark.ts"

import type { Config } from "../config/config.ts"
import { CONTENT_DIR } from "../config/country-content.ts"
import { createWorkQueue } from "../schedule/work-queue.ts"
import { databaseFolder } from "./open-data.ts"
import type { OpenedSite } from "./open-site.ts"
import { startRechecking } from "./recheck.ts"
import { sweep } from "./sweep.ts"

const FOLLOW_INTERVAL_MS = 1000
const LIMITS_INTERVAL_MS = 1000
const MAILING_INTERVAL_MS = 60_000
const CONTENT_INTERVAL_MS = 60_000
const SWEEP_INTERVAL_MS = 3_600_000
const CHECKPOINT_INTERVAL_MS = 60_000
const LOG_MARK_INTERVAL_MS = 1000

/** Starts what goes on beside the answers, some of it in one of all processes only, until `closers` are disposed of. */
export function startBackgroundJobs(
  { site, db, people, follower, followVersion }: OpenedSite,
  { config, closers }: { config: Config; closers: AsyncDisposableStack },
): void {
  const { logger, checks, version, content, now } = site
  const following = startFollowing(followVersion, logger)
  follower.onChange(following.look)
  follower.whileLeading(() => startSweeping(() => sweep(db, people, now()), logger))
  follower.whileLeading(() => stopTimer(startRechecking({ checks, version, logger })))
  const jobs = [
    repeat(LIMITS_INTERVAL_MS, () => void people.limits.flush()),
    repeat(MAILING_INTERVAL_MS, () => {
      people.enquiries.deliver().catch((error: unknown) => {
        logger.warn({ err: error }, "notes were not looked through")
      })
    }),
    following.stop,
    startCheckpoints(db, logger),
    startLogMarks(db, config),
    followContent(config, content, logger),
  ]
  for (const stop of jobs) closers.defer(stop)
}

function repeat(ms: number, call: () => void): () => void {
  return stopTimer(setInterval(call, ms).unref())
}

function stopTimer(timer: NodeJS.Timeout): () => void {
  return () => {
    clearInterval(timer)
  }
}

/** Removes at once, and then once an hour, what may no longer be kept. */
function startSweeping(sweepOnce: () => Promise<number>, logger: Logger): () => void {
  const look = () => {
    sweepOnce().catch((error: unknown) => {
      logger.warn({ err: error }, "what is outdated was not removed")
    })
  }
  look()
  return repeat(SWEEP_INTERVAL_MS, look)
}

/** PostgreSQL as a server makes its own. */
function startCheckpoints(db: Database, logger: Logger): () => void {
  const make = createCheckpoints(db)
  return repeat(CHECKPOINT_INTERVAL_MS, () => {
    make().catch((error: unknown) => {
      logger.warn({ err: error }, "the log of the database was not shortened")
    })
  })
}

/** A mark that cannot be written, as on a full disk, is written the next time. */
function startLogMarks(db: Database, config: Config): () => void {
  const mark = createLogMarks(db, databaseFolder(config))
  let isMarking = false
  return repeat(LOG_MARK_INTERVAL_MS, () => {
    // Behind a long transaction one waits, not one more each second.
    if (isMarking) return
    isMarking = true
    mark()
      .catch(() => undefined)
      .finally(() => (isMarking = false))
  })
}

/** Looks every second, and when it hears of one, whether an import, here or in another process, has changed the data. */
function startFollowing(
  follow: () => Promise<void>,
  logger: Logger,
): { look: () => void; stop: () => void } {
  const look = async () => {
    try {
      await follow()
    } catch (error) {
      logger.warn({ err: error }, "a change of the data was not taken over")
    }
  }
  return { look: () => void look(), stop: repeat(FOLLOW_INTERVAL_MS, () => void look()) }
}

/** An external service is asked again every minute; in development the folder is read again when a file in it changes. */
function followContent(config: Config, content: SiteContent, logger: Logger): () => void {
  const queue = createWorkQueue()
  const refresh = async () => {
    await content.refresh()
    for (const fault of content.faults()) logger.warn(`content left out: ${faultText(fault)}`)
  }
  const refreshNext = () =>
    void queue.run(refresh).catch((error: unknown) => logger.warn({ err: error }))
  if (config.contentService !== undefined) return repeat(CONTENT_INTERVAL_MS, refreshNext)
  if (!config.isDevelopment) return () => undefined
  const watcher = watch(CONTENT_DIR, { recursive: true }, refreshNext)
  return () => {
    watcher.close()
  }
}
