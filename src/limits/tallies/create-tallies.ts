import { setTimeout as wait } from "node:timers/promises"

import type { Database } from "#db/engine/database.ts"
import {
  addRateCounts,
  selectRateCount,
  type RateCount,
  type RateKey,
} from "#db/accounts/rate-counts.ts"

import type { LimitName } from "../limits.data.ts"

const LOADING_MS = 100
/** How many counts are held in memory; the database has all of them and is asked again for the others. */
const MAX_HELD = 50_000

type Tally = RateKey & {
  /** What the database held when it was last asked. */
  known: number
  /** Counted here since. */
  pending: number
  loading: Promise<void> | undefined
}

/** Counts of frequent events in this process, merged with the others' by `flush`. */
export type Tallies = {
  /** Counts one event, up to one beyond the limit, and gives the count with what other processes are known to have. */
  count(name: LimitName, key: string, window: number, max: number): Promise<number>
  flush(): Promise<void>
}

type TalliesOptions = {
  db: Database
  keyOf: (name: LimitName, key: string) => RateKey
  report: (error: unknown) => void
}

/**
 * Keeps the counts in memory: at the first sight of a key in its window the database is asked once, after that
 * a count costs one look into a map. Processes see each other's counts a second later.
 */
export function createTallies({ db, keyOf, report }: TalliesOptions): Tallies {
  const tallies = new Map<string, Tally>()
  let merging = false

  function getTally(name: LimitName, key: string, window: number): Tally {
    const id = `${name} ${key}`
    const held = tallies.get(id)
    if (held?.windowStart.getTime() === window) return held
    const tally: Tally = { ...keyOf(name, key), known: 0, pending: 0, loading: undefined }
    tally.loading = load(tally)
    tallies.set(id, tally)
    return tally
  }

  async function load(tally: Tally): Promise<void> {
    try {
      tally.known = await selectRateCount(db, tally)
    } catch (error) {
      report(error)
    }
    tally.loading = undefined
  }

  return {
    async count(name, key, window, max) {
      const tally = getTally(name, key, window)
      // No reader waits for a database that is busy with an import; what others counted is then known a little later.
      if (tally.loading)
        await Promise.race([tally.loading, wait(LOADING_MS, undefined, { ref: false })])
      const before = tally.known + tally.pending
      // Beyond the limit nothing is added: a flood would only write.
      if (before > max) return before + 1
      tally.pending += 1
      return before + 1
    },
    async flush() {
      if (merging) return
      merging = true
      const changed = [...tallies.values()].filter(({ pending }) => pending > 0)
      if (changed.length > 0) await merge(db, changed, report)
      dropOver(tallies)
      dropOldest(tallies)
      merging = false
    },
  }
}

async function merge(
  db: Database,
  changed: readonly Tally[],
  report: (error: unknown) => void,
): Promise<void> {
  const counts: RateCount[] = changed.map(({ limit, key, windowStart, pending }) => ({
    limit,
    key,
    windowStart,
    count: pending,
  }))
  try {
    const totals = new Map(
      (await addRateCounts(db, counts)).map((total) => [makeId(total), total.count]),
    )
    for (const [k, tally] of changed.entries()) {
      tally.pending -= counts[k]?.count ?? 0
      tally.known = totals.get(makeId(tally)) ?? tally.known
    }
  } catch (error) {
    // What was counted stays pending and goes with the next merge.
    report(error)
  }
}

/** Drops the counts of windows that are over: they are in the database and of no more use here. */
function dropOver(tallies: Map<string, Tally>): void {
  const newest = new Map<string, number>()
  for (const { limit, windowStart } of tallies.values()) {
    newest.set(limit, Math.max(newest.get(limit) ?? 0, windowStart.getTime()))
  }
  for (const [id, { limit, windowStart }] of tallies) {
    if (windowStart.getTime() < (newest.get(limit) ?? 0)) tallies.delete(id)
  }
}

/** Drops the counts seen first; those that are not merged yet stay. */
function dropOldest(tallies: Map<string, Tally>): void {
  let surplus = tallies.size - MAX_HELD
  for (const [id, { pending, loading }] of tallies) {
    if (surplus <= 0) return
    if (pending > 0 || loading) continue
    tallies.delete(id)
    surplus -= 1
  }
}

function makeId({ limit, key, windowStart }: RateKey): string {
  return `${limit} ${key} ${String(windowStart.getTime())}`
}
