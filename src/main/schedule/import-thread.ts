import { parentPort, workerData } from "node:worker_threads"

import { standBack } from "#catalog/background-thread.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database, DatabasePorts } from "#db/engine/database.ts"
import { joinPglite } from "#db/pglite/join-pglite.ts"
import { getImporter } from "#importers/registry.ts"

import { importCommand } from "../commands/import.ts"
import { importSource } from "./import-source.ts"

/** What the thread is to import: what a person's command says, or once more what a source has new at its address. */
export type ImportTask =
  { kind: "command"; args: readonly string[] } | { kind: "renewal"; importerId: string }

/** What the thread is started with. */
export type ImportOrder = {
  task: ImportTask
  database: { url: string } | DatabasePorts
  varDir: string
}

/** A line that the command prints, and in the end the exit code or the report. */
export type ImportMessage = { line: string } | { result: unknown }

const port = parentPort
if (port === null) throw new Error("import-thread.ts runs in a worker thread only")
standBack()
const say = (message: ImportMessage) => {
  port.postMessage(message)
}

const { task, database, varDir } = workerData as ImportOrder
const db = "url" in database ? await openDatabase({ url: database.url }) : joinPglite(database)
try {
  say({ result: await perform(db) })
} finally {
  await db.close()
}

function perform(opened: Database): Promise<unknown> {
  const now = () => new Date()
  if (task.kind === "renewal")
    return importSource({
      db: opened,
      importer: getImporter(task.importerId),
      now,
      varDir,
      from: undefined,
      skipImported: true,
    })
  return importCommand({
    args: task.args,
    openDb: () => Promise.resolve(opened),
    now,
    print: (line) => {
      say({ line })
    },
    isTerminal: false,
    varDir,
  })
}
