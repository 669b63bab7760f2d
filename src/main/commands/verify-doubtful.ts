import { writeFile } from "node:fs/promises"

import { doubtfulDocument, describeGroup, listUndecided } from "#importers/doubtful-document.ts"
import { findAllDoubtful, type DoubtReport } from "#importers/find-all-doubtful.ts"
import { countText } from "#domain/format/count-text.ts"

import type { DataCommandOptions } from "./data-command.ts"

const MAX_LINES = 20
const PROGRESS_MS = 5000

/**
 * Looks through all figures for those that cannot be right, renews their marks and writes the page of all findings;
 * gives the exit code: 1 with up to 20 findings on which nothing is decided.
 */
export async function verifyDoubtful(
  { openDb, now, print }: Pick<DataCommandOptions, "openDb" | "now" | "print">,
  page: string,
): Promise<number> {
  const started = now().getTime()
  let reportedAt = started
  const report = await findAllDoubtful({
    db: await openDb(),
    now,
    onProgress: (series) => {
      if (now().getTime() - reportedAt < PROGRESS_MS) return
      reportedAt = now().getTime()
      print(`${countText(series)} series looked through ...`)
    },
  })
  await writeFile(page, doubtfulDocument(report))
  for (const line of reportLines(report, (now().getTime() - started) / 1000, page)) print(line)
  return listUndecided(report).length === 0 ? 0 : 1
}

function reportLines(report: DoubtReport, seconds: number, page: string): string[] {
  const undecided = listUndecided(report)
  const rest = undecided.length - MAX_LINES
  const valueCount = report.groups
    .filter(({ decision }) => decision?.verdict !== "explained")
    .reduce((sum, group) => sum + group.valueCount, 0)
  return [
    ...undecided.slice(0, MAX_LINES).map((group) => `undecided: ${describeGroup(group)}`),
    ...(rest > 0 ? [`and ${countText(rest)} more`] : []),
    `${countText(report.series)} series were looked through in ${seconds.toFixed(1)} seconds: ${countText(valueCount)} figures are marked as doubtful, ${countText(undecided.length)} findings are undecided. All are in ${page}.`,
  ]
}
