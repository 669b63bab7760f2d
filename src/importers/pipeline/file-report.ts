import type { FileReport, ImportFile } from "../importer.ts"
import type { Merged } from "./merge-file.ts"
import type { ProblemLog } from "./problem-log.ts"
import type { FileContents } from "./read-records.ts"

/** Whether rows that cannot be read keep a file from taking effect. */
export function isRefused(
  options: { skipBadRows?: boolean },
  file: ImportFile,
  problems: number,
): boolean {
  return file.refusesBadRows && options.skipBadRows !== true && problems > 0
}

/** How long ago a moment was. */
export function secondsSince({ now }: { now: () => Date }, start: Date): number {
  return (now().getTime() - start.getTime()) / 1000
}

type Outcome = Merged & Pick<FileReport, "seconds">

/** What reading a file and letting it take effect has brought. */
export function reportOf(
  file: ImportFile,
  contents: FileContents,
  problems: ProblemLog,
  outcome: Outcome,
): FileReport {
  const none = { new: 0, changed: 0 }
  return {
    file: file.name,
    source: file.source.id,
    vintage: contents.vintage.date,
    rows: contents.rows,
    figures: contents.figures,
    series: { read: contents.series, ...none, unchanged: 0, older: 0 },
    indicators: { read: contents.indicators.size, ...none, withoutFigures: 0 },
    facts: { read: contents.facts.length, changed: 0 },
    problems: problems.counts(),
    unknownCountries: problems.unknownCountries(),
    ...outcome,
  }
}
