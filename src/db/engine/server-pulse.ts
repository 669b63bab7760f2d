import { setTimeout as delay } from "node:timers/promises"

import { answerWithin, createProbe } from "./server-probe.ts"
import { sqlErrorFields, unavailable } from "./sql-error.ts"

/** A statement that takes longer makes us ask whether the server is still there. */
const PROBE_AFTER_MS = 1000
const PROBE_LIMIT_MS = 800
const PROBE_AGAIN_MS = 250
/** During an import, statements wait this long for a silent server; otherwise they are given up at once. */
const GIVE_UP_MS = 10_000

/** Tells a PostgreSQL server that is silent from one that only takes long. */
export type ServerPulse = {
  /**
   * Runs the work and gives its result. Rejects with "unavailable" when the server falls silent meanwhile; while it is
   * silent already, the work is not even begun. Work that was begun may still take effect.
   */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>
  /**
   * Lets statements wait longer for a silent server, as an import needs it, until the function it returns is called.
   */
  startLongWork(): () => void
  close(): void
}

/** Watches one server. It opens connections of its own, and only while a statement takes long. */
export function watchServer(url: string): ServerPulse {
  const waiting = new Set<(fault: Error) => void>()
  let silentSince: number | undefined
  let probing = false
  let longWorkCount = 0
  let isClosed = false
  const isOpen = () => !isClosed

  const mayGiveUp = () =>
    silentSince !== undefined &&
    (longWorkCount === 0 || performance.now() - silentSince > GIVE_UP_MS)

  async function probe(): Promise<void> {
    if (probing || !isOpen()) return
    probing = true
    do {
      silentSince = (await isAnswering(url)) ? undefined : (silentSince ?? performance.now())
      if (mayGiveUp()) for (const giveUp of waiting) giveUp(silenceFault())
      await delay(PROBE_AGAIN_MS, undefined, { ref: false })
    } while (silentSince !== undefined && isOpen())
    probing = false
  }

  return {
    whileAnswering(work) {
      if (mayGiveUp()) return Promise.reject(silenceFault())
      return new Promise((resolve, reject) => {
        const timer = setInterval(() => void probe(), PROBE_AFTER_MS).unref()
        waiting.add(reject)
        const end = () => {
          clearInterval(timer)
          waiting.delete(reject)
        }
        work().finally(end).then(resolve, reject)
      })
    },
    startLongWork() {
      longWorkCount += 1
      return () => void (longWorkCount -= 1)
    },
    close: () => void (isClosed = true),
  }
}

function silenceFault() {
  return unavailable(new Error("The database does not answer."))
}

/** Whether the server says anything. A refusal is an answer too. */
async function isAnswering(url: string): Promise<boolean> {
  const probe = createProbe(url, PROBE_LIMIT_MS)
  try {
    await answerWithin(
      PROBE_LIMIT_MS,
      probe.connect().then(() => probe.query("select 1")),
    )
    return true
  } catch (error) {
    return sqlErrorFields(error) !== undefined
  } finally {
    void probe.end().catch(() => undefined)
  }
}
