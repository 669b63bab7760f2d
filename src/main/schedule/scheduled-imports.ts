import type { Logger } from "pino"

import type { Database } from "#db/engine/database.ts"
import { selectLastImports } from "#db/imports/last-imports.ts"
import { AppError } from "#domain/errors.ts"
import type { Importer, ImportReport } from "#importers/importer.ts"
import { IMPORTERS } from "#importers/registry.ts"
import type { download } from "#outbound/download.ts"

import {
  startImportSchedule,
  type ImportSchedule,
  type ScheduledImport,
} from "./import-schedule.ts"
import { importSource } from "./import-source.ts"
import type { WorkQueue } from "./work-queue.ts"

export type ScheduledImportsOptions = {
  everyMs: number
  db: Database
  varDir: string
  /** Shared with the imports that people ask for. */
  imports: WorkQueue
  now: () => Date
  setTimer: (call: () => void, ms: number) => () => void
  random: () => number
  logger: Logger
  /** Imports what is new at the official address of a source, apart from this thread; by default it happens here. */
  renew?: (importerId: string) => Promise<ImportReport>
  /** Stand in for the real ones. */
  importers?: readonly Importer[]
  downloadFile?: typeof download
}

/** Imports again and again what has an official address and was imported before. */
export function startScheduledImports(options: ScheduledImportsOptions): ImportSchedule {
  const { importers = IMPORTERS, imports, everyMs, now, setTimer, random, logger } = options
  return startImportSchedule({
    everyMs,
    now,
    setTimer,
    random,
    logger,
    list: () => listScheduled(options.db, importers),
    importOnce: (id) => {
      const importer = importers.find((each) => each.id === id)
      return importer ? imports.run(() => importAgain(options, importer)) : Promise.resolve()
    },
  })
}

/** Importers with an official address that fed one of the sources imported so far. */
async function listScheduled(
  db: Database,
  importers: readonly Importer[],
): Promise<ScheduledImport[]> {
  const lastAt = new Map(
    (await selectLastImports(db)).map(({ sourceId, startedAt }) => [sourceId, startedAt.getTime()]),
  )
  return importers.flatMap(({ id, address, sources }) => {
    const times = sources.flatMap((source) => lastAt.get(source.id) ?? [])
    if (address === null || times.length === 0) return []
    return [{ id, lastAt: new Date(Math.max(...times)) }]
  })
}

async function importAgain(options: ScheduledImportsOptions, importer: Importer): Promise<void> {
  const report = await (options.renew?.(importer.id) ?? importHere(options, importer))
  const fault = describeFault(report)
  if (fault !== undefined) throw new AppError("import-failed", fault)
}

function importHere(
  { db, now, varDir, downloadFile }: ScheduledImportsOptions,
  importer: Importer,
): Promise<ImportReport> {
  return importSource({
    db,
    importer,
    now,
    varDir,
    from: undefined,
    skipImported: true,
    ...(downloadFile && { downloadFile }),
  })
}

/** What is wrong with files that could be read: rows that must not be left out, or no figure in any of them. */
function describeFault({ files }: ImportReport): string | undefined {
  const refused = files.find(({ state }) => state === "refused")
  if (refused) return `${refused.file} was refused for rows that cannot be read.`
  const isEmpty = files.every(
    ({ state, valueCount, facts }) => state !== "skipped" && valueCount === 0 && facts.read === 0,
  )
  if (isEmpty) return `${files.map(({ file }) => file).join(", ")} contained no figures.`
  return undefined
}
