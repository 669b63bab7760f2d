import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises"

import pg from "pg"

/** A connection of its own by which a server is asked whether it is there; it must be connected and ended. */
export function createProbe(url: string, connectMs: number): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    application_name: "sankore probe",
  })
  // Without a listener, a server that drops the connection would end the process.
  client.on("error", () => undefined)
  return client
}

/** Gives the answer, or rejects after `ms`. An answer that lies ready because this process was busy is in time. */
export async function answerWithin<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = delay(ms, undefined, { ref: false }).then(async () => {
    await nextTurn()
    await nextTurn()
    throw new Error("The server did not answer in time.")
  })
  late.catch(() => undefined)
  return Promise.race([answer, late])
}
