import { Worker } from "node:worker_threads"

import type { Database } from "#db/engine/database.ts"
import type { ImportReport } from "#importers/importer.ts"
import { AppError } from "#domain/errors.ts"

import type { ImportMessage, ImportOrder, ImportTask } from "./import-thread.ts"

/** Imports of the running site: their files are read in a thread of their own, so that this one answers meanwhile. */
export type ThreadedImports = {
  /** Runs the command `import` and gives its exit code. */
  runCommand(args: readonly string[], print: (line: string) => void): Promise<number>
  /** Imports what is new at the official address of a source. */
  renew(importerId: string): Promise<ImportReport>
}

type Options = {
  db: Database
  /** Address of the server that takes changes; `undefined` for the embedded database. */
  findUrl: () => string | undefined
  varDir: string
}

/** Gives the imports of a site over its database. */
export function createThreadedImports({ db, findUrl, varDir }: Options): ThreadedImports {
  const run = async (task: ImportTask, print: (line: string) => void): Promise<unknown> => {
    const ports = db.openPorts()
    const url = findUrl()
    if (ports !== undefined) {
      const order = { task, database: ports, varDir }
      return runThread(order, { print, handedOver: [ports.turns, ports.statements] })
    }
    if (url === undefined) throw new AppError("unavailable")
    return runThread({ task, database: { url }, varDir }, { print, handedOver: [] })
  }
  return {
    runCommand: async (args, print) => (await run({ kind: "command", args }, print)) as number,
    renew: async (importerId) =>
      (await run({ kind: "renewal", importerId }, () => undefined)) as ImportReport,
  }
}

type Running = {
  print: (line: string) => void
  handedOver: NonNullable<ConstructorParameters<typeof Worker>[1]>["transferList"]
}

/** Gives what the thread answers in the end; rejects with its fault. */
function runThread(order: ImportOrder, { print, handedOver = [] }: Running): Promise<unknown> {
  const worker = new Worker(new URL("./import-thread.ts", import.meta.url), {
    workerData: order,
    transferList: handedOver,
  })
  // A site that stops waits for no import: what it has left is cleaned up at the next start.
  worker.unref()
  return new Promise((resolve, reject) => {
    worker.on("message", (message: ImportMessage) => {
      if ("line" in message) print(message.line)
      else resolve(message.result)
    })
    worker.on("error", reject)
    worker.on("exit", () => {
      reject(
        new AppError(
          "import-failed",
          "The thread of the import ended before the import was finished.",
        ),
      )
    })
  })
}
