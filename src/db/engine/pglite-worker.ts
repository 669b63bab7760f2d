import { parentPort, workerData } from "node:worker_threads"
import { openPglite } from "./pglite-instance.ts"
import type { PgliteInstance } from "./pglite-instance.ts"
import type { PgliteOptions, PgliteReply, PgliteRequest, PgliteResult } from "./pglite-protocol.ts"
import { runCopy, runQuery } from "./pglite-query.ts"
import { sqlErrorFields } from "./sql-error.ts"

const NOTHING: PgliteResult = { columns: [], rows: [], tag: "" }

const port = parentPort
if (port === null) throw new Error("pglite-worker.ts runs in a worker thread only")

const answer = (reply: PgliteReply) => port.postMessage(reply)

try {
  const instance = await openPglite(workerData as PgliteOptions)
  serve(instance)
  answer({ kind: "ready", notices: instance.notices })
} catch (error) {
  answer({ kind: "failed", message: error instanceof Error ? error.message : String(error) })
  port.close()
}

function serve(instance: PgliteInstance): void {
  let turn = Promise.resolve()
  port?.on("message", (request: PgliteRequest) => {
    turn = turn.then(() => reply(instance, request))
  })
}

// A fault that is not the database's own answer means a broken instance: it is thrown, the thread
// ends, and the main thread tells everyone who waits.
async function reply(instance: PgliteInstance, request: PgliteRequest): Promise<void> {
  try {
    answer({ kind: "result", id: request.id, result: await perform(instance, request) })
    if (request.kind === "close") port?.close()
  } catch (error) {
    const fields = sqlErrorFields(error)
    if (fields === undefined || isFatal(error)) throw error
    answer({ kind: "error", id: request.id, error: fields })
  }
}

const FATAL: ReadonlySet<unknown> = new Set(["FATAL", "PANIC"])

// After these, PostgreSQL restarts its process; PGlite has none to restart and answers nonsense.
function isFatal(error: unknown): boolean {
  return error instanceof Error && "severity" in error && FATAL.has(error.severity)
}

async function perform(instance: PgliteInstance, request: PgliteRequest): Promise<PgliteResult> {
  if (request.kind === "query") return runQuery(instance.db, request.text, request.parameters)
  if (request.kind === "copy") return runCopy(instance.db, request.text, request.data)
  await instance.close()
  return NOTHING
}
