import { parentPort, workerData, type MessagePort } from "node:worker_threads"
import { errorMessage } from "#domain/text/error-message.ts"

import { openPglite } from "./pglite-instance.ts"
import type { PgliteInstance } from "./pglite-instance.ts"
import type {
  PgliteIntroduction,
  PgliteOptions,
  PgliteReply,
  PgliteRequest,
  PgliteResult,
} from "./pglite-protocol.ts"
import { runCopy, runQuery } from "./pglite-query.ts"
import { sqlErrorFields } from "../engine/sql-error.ts"

const NOTHING: PgliteResult = { columns: [], rows: [], tag: "" }

const main = parentPort
if (main === null) throw new Error("pglite-worker.ts runs in a worker thread only")
const answer = (port: MessagePort, reply: PgliteReply) => {
  port.postMessage(reply)
}

try {
  const instance = await openPglite(workerData as PgliteOptions)
  serve(instance, main)
  answer(main, { kind: "ready", notices: instance.notices })
} catch (error) {
  answer(main, { kind: "failed", message: errorMessage(error) })
  // Closing the instance would mark the database as cleanly shut down; its timers would keep the thread running for
  // ever.
  process.exit(1)
}

function serve(instance: PgliteInstance, mainPort: MessagePort): void {
  let turn = Promise.resolve()
  const take = (port: MessagePort, request: PgliteRequest) => {
    turn = turn.then(() => reply(instance, { port, request }))
  }
  mainPort.on("message", (message: PgliteRequest | PgliteIntroduction) => {
    if (message.kind !== "introduce") {
      take(mainPort, message)
      return
    }
    const { port, thread } = message
    port.on("message", (request: PgliteRequest) => {
      take(port, request)
    })
    port.on("close", () => {
      turn = turn.then(() => {
        answer(mainPort, { kind: "left", thread })
      })
    })
    // Only the port of the main thread keeps this thread running.
    port.unref()
  })
}

// Any fault but an error of the database means that the instance is broken. It is thrown and ends this thread; the main
// thread then rejects all waiting statements.
async function reply(
  instance: PgliteInstance,
  { port, request }: { port: MessagePort; request: PgliteRequest },
): Promise<void> {
  try {
    answer(port, { kind: "result", id: request.id, result: await perform(instance, request) })
    if (request.kind === "close") port.close()
  } catch (error) {
    const fields = sqlErrorFields(error)
    if (fields === undefined || isFatal(error)) throw error
    answer(port, { kind: "error", id: request.id, error: fields })
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
