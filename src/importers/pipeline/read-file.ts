import { isoDay } from "#domain/time/iso-day.ts"

import type { ImportOptions, ImportRun } from "./import-run.ts"
import { createProblemLog, type ProblemLog } from "./problem-log.ts"
import { readRecords, type FileContents } from "./read-records.ts"
import type { Stager, StagedRows } from "./stage-series.ts"

/** A file that was read to its end. */
export type FileContentsRead = {
  contents: FileContents
  problems: ProblemLog
  /** The rows of its series in the database. */
  rows: StagedRows
}

/** Reads a file to its end and hands its series to the stager. */
export async function readFile(
  { onProgress }: ImportOptions,
  { file, startedAt }: Pick<ImportRun, "file" | "startedAt">,
  stager: Stager,
): Promise<FileContentsRead> {
  const problems = createProblemLog()
  const contents = await readRecords(file, isoDay(startedAt), {
    problems,
    onProgress,
    onSeries: stager.add,
  })
  return { contents, problems, rows: await stager.finish() }
}
