import { createHmac } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import {
  addRateCounts,
  deleteOldRateCounts,
  deleteRateCount,
  type RateKey,
} from "#db/accounts/rate-counts.ts"

import { AppError, type ErrorCode } from "#domain/errors.ts"

import { createTallies } from "./tallies/create-tallies.ts"
import { LIMITS, type Limit, type LimitName } from "./limits.data.ts"
import { secondsLeft, tooMany, windowStart } from "./tallies/window.ts"

/** The abuse limits, counted in the database for all processes together. */
export type Limits = {
  /** Counts one event and gives what is left of the limit; throws "too-many-requests" with the time to wait beyond it. */
  take(name: LimitName, key: string): Promise<LimitState>
  /** Counts one event and gives whether it is beyond the limit, without a refusal. */
  isExceeded(name: LimitName, key: string): Promise<boolean>
  /** Sets the count back to zero, for instance after a right password. */
  forget(name: LimitName, key: string): Promise<void>
  /** Merges what was counted in memory with the other processes; to be called every second. */
  flush(): Promise<void>
  /** Removes counters whose time is over and gives how many. */
  sweep(): Promise<number>
}

/** What is left of a limit in its present window. */
export type LimitState = {
  name: LimitName
  max: number
  windowSeconds: number
  remaining: number
  resetSeconds: number
}

type LimitsOptions = {
  db: Database
  /** Keys the hashes under which addresses are counted. */
  secret: string
  /** Multiplies every limit. */
  factor: number
  now: () => Date
  /** Called once a window when somebody goes over a limit. */
  onExceeded?: (name: LimitName, key: string) => void
  /** A database that fails does not stop reads; it is reported. */
  report: (error: unknown) => void
}

/** The database is away, or has no room left. */
const NOT_NOW: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["unavailable", "storage-full"])
const LONGEST_WINDOW_MS = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs))

/** Makes the limits: rare events are counted in the database at once, frequent ones in memory first. */
export function createLimits(options: LimitsOptions): Limits {
  const { db, secret, factor, now, report, onExceeded = () => undefined } = options
  const getLimit = (name: LimitName): Limit => {
    const limit: Limit = LIMITS[name]
    return { ...limit, max: Math.ceil(limit.max * factor) }
  }
  const makeKey = (name: LimitName, key: string): RateKey => ({
    limit: name,
    key: createHmac("sha256", secret).update(`${name} ${key}`).digest("base64url").slice(0, 22),
    windowStart: windowStart(getLimit(name), now()),
  })
  const tallies = createTallies({ db, report, keyOf: makeKey })

  async function countOne(name: LimitName, key: string): Promise<number> {
    const limit = getLimit(name)
    const inMemory = () => tallies.count(name, key, windowStart(limit, now()).getTime(), limit.max)
    const count = limit.isBatched
      ? await inMemory()
      : await countAtOnce(db, makeKey(name, key)).catch((error: unknown) => {
          // Reads go on without the database; each process then counts them for itself.
          if (!(error instanceof AppError) || !NOT_NOW.has(error.code)) throw error
          return inMemory()
        })
    if (count === limit.max + 1) onExceeded(name, key)
    return count
  }

  function describeState(name: LimitName, count: number): LimitState {
    const limit = getLimit(name)
    return {
      name,
      max: limit.max,
      windowSeconds: limit.windowMs / 1000,
      remaining: Math.max(0, limit.max - count),
      resetSeconds: secondsLeft(limit, now()),
    }
  }

  return {
    isExceeded: async (name, key) => (await countOne(name, key)) > getLimit(name).max,
    async take(name, key) {
      const count = await countOne(name, key)
      const state = describeState(name, count)
      if (count > state.max) throw tooMany(state)
      return state
    },
    forget: (name, key) => deleteRateCount(db, makeKey(name, key)),
    flush: tallies.flush,
    sweep: () => deleteOldRateCounts(db, new Date(now().getTime() - 2 * LONGEST_WINDOW_MS)),
  }
}

async function countAtOnce(db: Database, key: RateKey): Promise<number> {
  const [counted] = await addRateCounts(db, [{ ...key, count: 1 }])
  return counted?.count ?? 1
}
