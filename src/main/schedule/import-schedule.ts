import type { Logger } from "pino"

import { errorMessage } from "#domain/text/error-message.ts"

/** Something to import again, and when an import of it last began. */
export type ScheduledImport = { id: string; lastAt: Date }

/** An import that failed and will be tried again. */
export type ImportFault = {
  source: string
  reason: string
  attempts: number
  /** When it first failed. */
  since: Date
  nextAttempt: Date
}

export type ImportSchedule = {
  /** Faults that no later attempt has made good. */
  faults(): readonly ImportFault[]
  /** Begins no further import; one that is under way is not waited for. */
  stop(): void
}

export type ScheduleOptions = {
  everyMs: number
  /** What there is to import again. */
  list: () => Promise<readonly ScheduledImport[]>
  /** Imports one of them; throws when the publisher's answer could not be used. */
  importOnce: (id: string) => Promise<void>
  now: () => Date
  /** Calls once after `ms` milliseconds; the function it returns cancels the call. */
  setTimer: (call: () => void, ms: number) => () => void
  /** From 0 up to 1. */
  random: () => number
  logger: Pick<Logger, "info" | "warn">
}

type Plan = { nextAt: number; fault?: ImportFault }

const MINUTE = 60_000
// A server that is restarted again and again must not ask its publishers each time.
const START_DELAY = 2 * MINUTE
const FIRST_PAUSE = 5 * MINUTE
const LONGEST_PAUSE = 24 * 60 * MINUTE
const LONGEST_JITTER = 1.25
// Sources that people import meanwhile are found within this time.
const LONGEST_SLEEP = 60 * MINUTE

/**
 * Imports everything listed again and again, one after the other. After a fault the pauses double up to a day, with
 * some chance in them, so that many sites do not ask a publisher at the same time.
 */
export function startImportSchedule(options: ScheduleOptions): ImportSchedule {
  const { everyMs, list, importOnce, now, setTimer, random, logger } = options
  const plans = new Map<string, Plan>()
  const startedAt = now().getTime()
  let isStopped = false
  let cancel = setTimer(wake, START_DELAY)

  function wake(): void {
    void runDue()
      .catch((error: unknown) => {
        logger.warn({ err: error }, "the imports due could not be listed")
      })
      .then(() => {
        if (!isStopped) cancel = setTimer(wake, untilNext())
      })
  }

  async function runDue(): Promise<void> {
    const due = await list()
    for (const id of plans.keys()) if (!due.some((each) => each.id === id)) plans.delete(id)
    for (const { id, lastAt } of due) {
      const plan = plans.get(id) ?? { nextAt: firstTime(lastAt) }
      plans.set(id, plan)
      if (isStopped || !isDue(plan)) continue
      plans.set(id, await attempt(id, plan.fault))
    }
  }

  /** A plan further ahead than any pause is due too: the clock was ahead when it was made, and was set back since. */
  function isDue({ nextAt }: Plan): boolean {
    const longest = Math.max(everyMs, LONGEST_PAUSE) * LONGEST_JITTER
    const wait = nextAt - now().getTime()
    return wait <= 0 || wait > longest
  }

  function firstTime(lastAt: Date): number {
    return Math.max(lastAt.getTime() + everyMs, startedAt + START_DELAY)
  }

  async function attempt(id: string, before: ImportFault | undefined): Promise<Plan> {
    try {
      await importOnce(id)
      logger.info({ source: id }, "scheduled import done")
      return { nextAt: now().getTime() + everyMs * jitter(0.1) }
    } catch (error) {
      const fault = faultOf(id, error, before)
      if (!isStopped)
        logger.warn(
          { source: id, attempts: fault.attempts, nextAttempt: fault.nextAttempt, err: error },
          "scheduled import failed; the previous data stays",
        )
      return { nextAt: fault.nextAttempt.getTime(), fault }
    }
  }

  function faultOf(source: string, error: unknown, before: ImportFault | undefined): ImportFault {
    const attempts = (before?.attempts ?? 0) + 1
    const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE)
    return {
      source,
      reason: errorMessage(error),
      attempts,
      since: before?.since ?? now(),
      nextAttempt: new Date(now().getTime() + Math.round(pause * jitter(0.5))),
    }
  }

  /** A factor around 1 that is spread over the given width. */
  function jitter(width: number): number {
    return 1 - width / 2 + width * random()
  }

  function untilNext(): number {
    const next = Math.min(...[...plans.values()].map(({ nextAt }) => nextAt))
    return Math.max(1000, Math.min(next - now().getTime(), LONGEST_SLEEP))
  }

  return {
    faults: () => [...plans.values()].flatMap(({ fault }) => fault ?? []),
    stop: () => {
      isStopped = true
      cancel()
    },
  }
}
