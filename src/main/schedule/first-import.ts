import { setTimeout as delay } from "node:timers/promises"

import type { Logger } from "pino"

import type { Database } from "#db/engine/database.ts"
import {
  endFirstImport,
  hasOwnImports,
  insertFirstImport,
  selectApiCodes,
  selectFirstImport,
} from "#db/imports/first-import.ts"
import { getImporter } from "#importers/registry.ts"
import { download } from "#outbound/download.ts"

import { HEADLINE_CODES } from "./headline-codes.data.ts"
import { importSource } from "./import-source.ts"
import type { WorkQueue } from "./work-queue.ts"

/** How many of a new site's headline indicators are imported, while more are still to come. */
export type FirstImportProgress = { done: number; total: number }

export type FirstImportOptions = {
  db: Database
  varDir: string
  /** Answers in place of the World Bank's API. It is the operator's choice, so it may be on a private network. */
  mirror?: string | undefined
  /** Shared with the imports that people ask for, which take turns with these. */
  imports: WorkQueue
  now: () => Date
  print: (line: string) => void
  logger: Pick<Logger, "warn">
  /** Codes of the World Bank, in the order in which they are fetched. */
  codes?: readonly string[]
  /** Waits between requests; replaced in tests. */
  wait?: (ms: number) => Promise<unknown>
}

const WORLD_BANK_API = "https://api.worldbank.org"

const PAUSE_MS = 250
const PAGE_BYTES = 64 * 1024 ** 2
const SAID_EVERY = 10
/** After this many faults in a row the publisher is not asked again until the next start. */
const MAX_FAULTS = 3
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "ECONNREFUSED",
  "ETIMEDOUT",
  "ENETDOWN",
])

/** The outcome for one indicator; `stopped` when the site is about to end. */
type Outcome = { kind: "landed" } | { kind: "failed"; error: unknown } | { kind: "stopped" }

/**
 * Starts the import of the headline indicators in the background, on a site that holds nothing but the starter data;
 * the function it gives back stops it. What a stop or a fault leaves out comes after the next start. Once it has ended
 * it never runs again.
 */
export function startFirstImport(options: FirstImportOptions): () => void {
  const stopped = new AbortController()
  void runFirstImport(options, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) options.logger.warn({ err: error }, "the first import failed")
  })
  return () => {
    stopped.abort()
  }
}

/** Runs the whole first import; resolves at once where there is nothing to do. */
export async function runFirstImport(
  options: FirstImportOptions,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, print, codes = HEADLINE_CODES, wait = delay } = options
  if (!(await isDue(db))) return
  const held = new Set(await selectApiCodes(db))
  const missing = codes.filter((code) => !held.has(code))
  const failed: string[] = []
  let faultsInRow = 0
  for (const [k, code] of missing.entries()) {
    const outcome = await importIndicator(options, code, signal)
    if (outcome.kind === "stopped") return
    if (outcome.kind === "landed") {
      faultsInRow = 0
      await insertFirstImport(db, now())
      const done = codes.length - (missing.length - k - 1) - failed.length
      if (done === 1 || done % SAID_EVERY === 0) print(describeProgress(done, codes.length))
    } else {
      faultsInRow += 1
      failed.push(code)
      if (faultsInRow === MAX_FAULTS || isUnreachable(outcome.error)) {
        print(describeStop(outcome.error))
        return
      }
    }
    await wait(PAUSE_MS)
  }
  await endFirstImport(db, now())
  print(describeEnd(codes.length, failed))
}

/** How far the first import is; `undefined` before its first indicator and after its end. */
export async function measureFirstImport(
  db: Database,
  codes: readonly string[] = HEADLINE_CODES,
): Promise<FirstImportProgress | undefined> {
  const state = await selectFirstImport(db)
  if (!state || state.endedAt !== null) return undefined
  const held = new Set(await selectApiCodes(db))
  return { done: codes.filter((code) => held.has(code)).length, total: codes.length }
}

/** A first import that has begun goes on; a new one begins only where nobody has imported anything. */
async function isDue(db: Database): Promise<boolean> {
  const state = await selectFirstImport(db)
  return state ? state.endedAt === null : !(await hasOwnImports(db))
}

async function importIndicator(
  { db, varDir, mirror, imports, now, logger, wait }: FirstImportOptions,
  code: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const trusted = mirror === undefined ? [] : [new URL(mirror).host]
  try {
    return await imports.run(async () => {
      if (signal.aborted) return { kind: "stopped" }
      await importSource({
        db,
        varDir,
        now,
        importer: getImporter("world-bank"),
        from: `${WORLD_BANK_API}/v2/country/all/indicator/${code}?format=json`,
        downloadFile: (address, settings) =>
          download(address.replace(WORLD_BANK_API, mirror ?? WORLD_BANK_API), {
            ...settings,
            trusted,
            maxBytes: PAGE_BYTES,
            ...(wait && { wait }),
          }),
      })
      return { kind: "landed" }
    })
  } catch (error) {
    if (signal.aborted) return { kind: "stopped" }
    logger.warn({ err: error, code }, "a headline indicator was not imported")
    return { kind: "failed", error }
  }
}

/** Whether the publisher could not be reached at all, as without a connection. */
function isUnreachable(error: unknown): boolean {
  let cause = error
  while (cause instanceof Error) {
    if (UNREACHABLE.has((cause as NodeJS.ErrnoException).code)) return true
    cause = cause.cause
  }
  return false
}

function describeProgress(done: number, total: number): string {
  return `${String(done)} of ${String(total)} headline indicators of the World Bank are here.`
}

function describeStop(error: unknown): string {
  const reason = isUnreachable(error)
    ? "The World Bank cannot be reached"
    : "The World Bank does not answer as expected"
  return `${reason}: the site goes on with the data it holds and asks again after the next start (FIRST_IMPORT=off turns this off).`
}

function describeEnd(total: number, failed: readonly string[]): string {
  return failed.length === 0
    ? `All ${String(total)} headline indicators are here.`
    : `${String(total - failed.length)} of ${String(total)} headline indicators are here; these could not be read: ${failed.join(", ")}.`
}
