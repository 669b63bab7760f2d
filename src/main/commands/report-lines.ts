import { printableText } from "#domain/format/printable-text.ts"
import { countNoun } from "#domain/text/count-noun.ts"
import { countText } from "#domain/format/count-text.ts"
import {
  PROBLEM_KINDS,
  type FileReport,
  type ImportReport,
  type Problem,
} from "#importers/importer.ts"

const HEADS = [
  "file",
  "date",
  "rows",
  "figures",
  "series",
  "new",
  "changed",
  "unchanged",
  "older",
  "state",
]
const MAX_COUNTRIES = 20

/** The summary of an import: a table with a line a file, then what was left out and why. */
export function reportLines(report: ImportReport): string[] {
  return [
    ...tableLines([HEADS, ...report.files.map(writeCells)], 2),
    ...report.files.flatMap(noteLines),
    ...(report.dryRun ? ["Nothing was written (--dry-run)."] : []),
  ]
}

function writeCells({ file, vintage, rows, valueCount, series, state }: FileReport): string[] {
  const merged = [series.new, series.changed, series.unchanged, series.older]
  // A file that was only read was not compared with anything.
  const isMerged = state === "imported" || state === "unchanged"
  return [
    file,
    vintage,
    ...[rows, valueCount, series.read].map((count) => countText(count)),
    ...merged.map((count) => (isMerged ? countText(count) : "-")),
    state,
  ]
}

/** Rows as lines with columns of equal width: the first ones and the last begin at the left, numbers between end at the right. */
export function tableLines(rows: readonly (readonly string[])[], textColumns: number): string[] {
  const heads = rows[0] ?? []
  const widths = heads.map((_, k) => Math.max(...rows.map((row) => row[k]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, k) =>
        k >= textColumns && k < heads.length - 1
          ? cell.padStart(widths[k] ?? 0)
          : cell.padEnd(widths[k] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  )
}

/** What a file brought besides series, and what was left out of it and why, in the words of its publisher. */
export function noteLines(report: FileReport): string[] {
  return writeNotes(report).map(printableText)
}

function writeNotes(report: FileReport): string[] {
  const { file, indicators, facts, problems, unknownCountries } = report
  const lines: string[] = []
  if (isEmpty(report)) lines.push(`${file}: neither figures nor descriptions of indicators in it`)
  if (indicators.new + indicators.changed > 0)
    lines.push(
      `${file}: ${countNoun(indicators.new, "new indicator")}, ${countNoun(indicators.changed, "changed one")}`,
    )
  if (indicators.withoutValues > 0)
    lines.push(
      `${file}: ${countNoun(indicators.withoutValues, "description")} left out, because there are no figures for them`,
    )
  if (facts.read > 0)
    lines.push(
      `${file}: ${countNoun(facts.read, "undated figure")}, ${String(facts.changed)} new or changed`,
    )
  for (const { problem, count, examples } of problems) {
    lines.push(`${file}: ${PROBLEM_KINDS[problem]}: ${countText(count)} left out`)
    lines.push(...examples.map(exampleLine))
    if (count > examples.length) lines.push(`  and ${String(count - examples.length)} more`)
  }
  if (unknownCountries.length > 0) {
    const shown = unknownCountries.slice(0, MAX_COUNTRIES)
    const names = shown.map(({ name, rows }) => `${name} (${String(rows)})`).join(", ")
    const rest = unknownCountries.length - shown.length
    lines.push(`${file}: unknown countries: ${names}${rest > 0 ? ` and ${String(rest)} more` : ""}`)
  }
  return lines
}

function isEmpty({ state, valueCount, indicators, facts }: FileReport): boolean {
  const isRead = state === "imported" || state === "unchanged" || state === "checked"
  return isRead && valueCount + indicators.read + facts.read === 0
}

function exampleLine({ file, line, text }: Problem): string {
  const place = [file, line === undefined ? undefined : `line ${String(line)}`].filter(
    (each) => each !== undefined,
  )
  return `  ${place.length > 0 ? `${place.join(" ")}: ` : ""}${text}`
}
