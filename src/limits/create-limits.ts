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
import { LIMITS, VISITORS_OF_WIDER_NETWORK, type Limit, type LimitName } from "./limits.data.ts"
import { widerNetwork } from "./network-address.ts"
import { createFullNetworks } from "./tallies/full-networks.ts"
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
  const full = createFullNetworks()

  async function countOne(name: LimitName, key: string, limit: Limit): Promise<number> {
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

  /**
   * What is left after one more event; below zero it is beyond the limit. The network around an IPv6 visitor is asked
   * first, so that no counter is made for yet another visitor of a full one, and counted last, so that a visitor who goes
   * on beyond the own limit uses up nothing of the neighbours'.
   */
  async function countEvent(name: LimitName, key: string): Promise<number> {
    const limit = getLimit(name)
    const wider = widerNetwork(key)
    const window = windowStart(limit, now()).getTime()
    if (wider !== undefined && full.has(name, wider, window)) return -1
    const left = limit.max - (await countOne(name, key, limit))
    if (left < 0 || wider === undefined) return left
    const max = limit.max * VISITORS_OF_WIDER_NETWORK
    const leftAround = max - (await countOne(name, wider, { ...limit, max }))
    if (leftAround < 0) full.add(name, wider, window)
    return Math.min(left, leftAround)
  }

  function describeState(name: LimitName, left: number): LimitState {
    const limit = getLimit(name)
    return {
      name,
      max: limit.max,
      windowSeconds: limit.windowMs / 1000,
      remaining: Math.max(0, left),
      resetSeconds: secondsLeft(limit, now()),
    }
  }

  return {
    isExceeded: async (name, key) => (await countEvent(name, key)) < 0,
    async take(name, key) {
      const left = await countEvent(name, key)
      const state = describeState(name, left)
      if (left < 0) throw tooMany(state)
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
