import { lockDataVersion } from "#db/imports/data-version-writes.ts"
import { hasOtherImports } from "#db/imports/imported-files.ts"
import { isHeldSeries } from "#db/imports/new-series.ts"
import { isDeadlock } from "#db/engine/sql-error.ts"
import { errorMessage } from "#domain/text/error-message.ts"

import type { FileReport, ImportFile } from "../importer.ts"
import { isRefused, reportFile } from "./file-report.ts"
import { beginRun, failRun, releaseRun, type ImportOptions, type ImportRun } from "./import-run.ts"
import { insertFile, type InsertedFile } from "./insert-file.ts"
import { mergeFile, mergeContents } from "./merge-file.ts"
import type { FileContentsRead } from "./read-file.ts"
import { stageFile, type StagedFile } from "./stage-file.ts"

/**
 * How far the import of a file is:
 *
 *     reading ─┬─> staged ────┬─> merged
 *              └─> inserting ─┘
 *
 * From each of the first three it may go to `failed`. A file that meets a series which is held already goes from
 * `inserting` back to `reading` and is staged.
 */
type State =
  | { name: "reading" }
  /** All of its series wait in the staging table. */
  | { name: "staged"; staged: StagedFile }
  /** All of its series are in their table, in a transaction that is still open. */
  | { name: "inserting"; inserted: InsertedFile }
  /** It has taken effect, or was refused for rows that cannot be read. */
  | { name: "merged" }
  /** The data from before stays. */
  | { name: "failed" }

/** A merge that is running. */
export type Merging = {
  /** Rejects with what made the import fail. */
  report: Promise<FileReport>
  /** Resolves once the next file may be inserted beside this one; never rejects. */
  readyForNext: Promise<unknown>
}

/**
 * The import of one file: first `read`, then `merge` when the files before it have taken effect. It holds a lock, staged
 * rows and perhaps an open transaction, which it lets go of when it is merged or has failed.
 */
export class FileImport {
  readonly #options: ImportOptions
  readonly #run: ImportRun
  #state: State = { name: "reading" }

  private constructor(options: ImportOptions, run: ImportRun) {
    this.#options = options
    this.#run = run
  }

  /** Notes in the database that the import has begun. */
  static async begin(options: ImportOptions, file: ImportFile): Promise<FileImport> {
    return new FileImport(options, await beginRun(options, file))
  }

  /**
   * Reads the whole file into the database, where nobody sees it yet. The first file of a source is inserted among the
   * series of a server, once the merge before is `readyForNext`; every other is staged.
   */
  async read(readyForNext: Promise<unknown> | undefined): Promise<void> {
    await this.#failOnFault(async () => {
      if (!(await this.#mayInsert())) return this.#stage()
      // While a staged file is merged, this one could wait for a series that the merge holds, and the merge for one of its.
      await readyForNext
      return this.#insertOrStage()
    })
  }

  /** Lets the file take effect in one transaction. */
  merge(): Merging {
    const state = this.#state
    if (state.name === "inserting") {
      this.#reportMerging(state.inserted.read)
      const locked = lockDataVersion(state.inserted.open.transaction)
      const report = this.#finish(() => this.#commitOrStage(state.inserted, locked))
      // Once it holds this lock, it waits for nothing more. If it does not get it, the file is staged and then merged.
      return { report, readyForNext: locked.catch(() => report).catch(() => undefined) }
    }
    if (state.name === "staged") {
      const report = this.#finish(() => this.#mergeStaged(state.staged))
      return { report, readyForNext: report.catch(() => undefined) }
    }
    throw new Error(`The import of ${this.#run.file.name} cannot be merged: it is ${state.name}.`)
  }

  /** Gives the import up: drops what was read and stores the reason. */
  async fail(error: unknown): Promise<void> {
    const state = this.#state
    this.#state = { name: "failed" }
    if (state.name === "inserting") await state.inserted.open.rollBack()
    await failRun(this.#options, this.#run, { reason: errorMessage(error) }).finally(() =>
      releaseRun(this.#options, this.#run),
    )
  }

  async #mayInsert(): Promise<boolean> {
    const { file, importId } = this.#run
    const { db, skipBadRows = false } = this.#options
    // The embedded database has one connection: a transaction that stays open would hold up every reader.
    if (db.kind === "pglite") return false
    // Which rows cannot be read is known at the end of the file.
    if (file.refusesBadRows === true && !skipBadRows) return false
    return !(await hasOtherImports(db, importId, file.source.id))
  }

  async #insertOrStage(): Promise<unknown> {
    try {
      const inserted = await insertFile(this.#options, this.#run)
      this.#state = { name: "inserting", inserted }
      return inserted
    } catch (error) {
      if (!isHeldSeries(error)) throw error
      return this.#stage()
    }
  }

  async #stage(): Promise<StagedFile> {
    this.#state = { name: "reading" }
    const staged = await stageFile(this.#options, this.#run)
    this.#state = { name: "staged", staged }
    return staged
  }

  async #commitOrStage(
    { open, read }: InsertedFile,
    locked: Promise<unknown>,
  ): Promise<FileReport> {
    const input = { run: this.#run, read, now: this.#options.now }
    try {
      await locked
      return await open.commit((transaction) => mergeContents(transaction, input))
    } catch (error) {
      await open.rollBack()
      if (!isHeldSeries(error)) throw error
    }
    return this.#mergeStaged(await this.#stage())
  }

  async #mergeStaged({ read, rowCount }: StagedFile): Promise<FileReport> {
    const { db, now } = this.#options
    const input = { run: this.#run, read, staged: rowCount, now }
    if (isRefused(this.#options, this.#run.file, read.problems))
      return reportFile(input, { state: "refused" })
    this.#reportMerging(read)
    const merge = () => mergeFile(db, input)
    return merge().catch((error: unknown) => {
      // The server let the other import win; its series are stored now.
      if (isDeadlock(error)) return merge()
      throw error
    })
  }

  async #finish(merge: () => Promise<FileReport>): Promise<FileReport> {
    const report = await this.#failOnFault(async () => {
      const merged = await merge()
      if (merged.state === "refused") await failRun(this.#options, this.#run, merged)
      return merged
    })
    this.#state = { name: "merged" }
    await releaseRun(this.#options, this.#run)
    return report
  }

  #reportMerging({ contents: { rows, valueCount } }: FileContentsRead): void {
    this.#options.onProgress?.({ file: this.#run.file.name, phase: "merging", rows, valueCount })
  }

  async #failOnFault<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      await this.fail(error)
      throw error
    }
  }
}
