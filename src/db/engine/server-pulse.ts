import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises"

import pg from "pg"

import { sqlErrorFields, unavailable } from "./sql-error.ts"

const QUESTION_AFTER_MS = 1000
const PROBE_LIMIT_MS = 800
const PROBE_AGAIN_MS = 250
/** So long an import waits for a server that is silent; a visitor gets an answer. */
const GIVE_UP_MS = 10_000

/** Whether a PostgreSQL server still answers: looked for once a statement takes long. */
export type ServerPulse = {
  /**
   * Gives what the work gives. Rejects with "unavailable" when the server falls silent meanwhile, and at once while it
   * is silent: the work is not begun then. What was begun may still take effect.
   */
  whileHeard<T>(work: () => Promise<T>): Promise<T>
  /** An import is under way, whose statements wait longer, until what this gives is called. */
  bePatient(): () => void
  close(): void
}

/** Watches one server by connections of its own, which it opens only while something waits. */
export function watchServer(url: string): ServerPulse {
  const waiting = new Set<(fault: Error) => void>()
  let silentSince: number | undefined
  let probing = false
  let patients = 0
  let isClosed = false
  const isOpen = () => !isClosed

  const mayGiveUp = () =>
    silentSince !== undefined && (patients === 0 || performance.now() - silentSince > GIVE_UP_MS)

  async function probe(): Promise<void> {
    if (probing || !isOpen()) return
    probing = true
    do {
      silentSince = (await isHeard(url)) ? undefined : (silentSince ?? performance.now())
      if (mayGiveUp()) for (const giveUp of waiting) giveUp(silence())
      await delay(PROBE_AGAIN_MS, undefined, { ref: false })
    } while (silentSince !== undefined && isOpen())
    probing = false
  }

  return {
    whileHeard(work) {
      if (mayGiveUp()) return Promise.reject(silence())
      return new Promise((resolve, reject) => {
        const timer = setInterval(() => void probe(), QUESTION_AFTER_MS).unref()
        waiting.add(reject)
        const end = () => {
          clearInterval(timer)
          waiting.delete(reject)
        }
        work().finally(end).then(resolve, reject)
      })
    },
    bePatient() {
      patients += 1
      return () => void (patients -= 1)
    },
    close: () => void (isClosed = true),
  }
}

function silence() {
  return unavailable(new Error("The database does not answer."))
}

/** A refusal is an answer too: only silence and a server that cannot be reached are none. */
async function isHeard(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    application_name: "sankore probe",
  })
  client.on("error", () => undefined)
  try {
    await within(
      PROBE_LIMIT_MS,
      client.connect().then(() => client.query("select 1")),
    )
    return true
  } catch (error) {
    return sqlErrorFields(error) !== undefined
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** The answer when it comes in time. An answer that lies ready because this process was busy counts as in time. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = delay(ms, undefined, { ref: false }).then(async () => {
    await nextTurn()
    await nextTurn()
    throw new Error("The server did not answer in time.")
  })
  late.catch(() => undefined)
  return Promise.race([answer, late])
}
