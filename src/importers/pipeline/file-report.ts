import type { FileReport, ImportFile } from "../importer.ts"
import type { ImportRun } from "./import-run.ts"
import type { ProblemLog } from "./problem-log.ts"
import type { FileContentsRead } from "./read-file.ts"

/** Whether rows that cannot be read keep a file from taking effect. */
export function isRefused(
  options: { skipBadRows?: boolean },
  file: ImportFile,
  problems: ProblemLog,
): boolean {
  return file.refusesBadRows === true && options.skipBadRows !== true && problems.total() > 0
}

/** What only the merge of a file can say. */
export type MergeOutcome = Pick<FileReport, "state"> &
  Partial<Pick<FileReport, "series" | "indicators" | "facts">>

const NO_CHANGES = { new: 0, changed: 0 }

/** The report of a file that was read. */
export function reportFile(
  {
    run: { file, startedAt },
    read: { contents, problems },
    now,
  }: {
    run: Pick<ImportRun, "file" | "startedAt">
    read: Pick<FileContentsRead, "contents" | "problems">
    now: () => Date
  },
  outcome: MergeOutcome,
): FileReport {
  return {
    file: file.name,
    source: file.source.id,
    vintage: contents.vintage.date,
    rows: contents.rows,
    valueCount: contents.valueCount,
    series: { read: contents.series, ...NO_CHANGES, unchanged: 0, older: 0 },
    indicators: { read: contents.indicators.size, ...NO_CHANGES, withoutValues: 0 },
    facts: { read: contents.facts.length, changed: 0 },
    problems: problems.counts(),
    unknownCountries: problems.unknownCountries(),
    ...outcome,
    seconds: (now().getTime() - startedAt.getTime()) / 1000,
  }
}
