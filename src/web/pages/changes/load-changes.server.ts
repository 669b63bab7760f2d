import type { Catalog } from "#catalog/create-catalog.ts"
import type { ImportSummary, SeriesChange } from "#catalog/imports.ts"
import type { NewestFigure } from "#catalog/series-summary.ts"
import { changesPath, indicatorPath, sourcePath } from "#domain/addresses/page-paths.ts"
import {
  formatColumn,
  formatFull,
  unitFormat,
  type UnitFormat,
} from "#domain/format/number-format.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import { countText } from "#domain/format/count-text.ts"

import { latestPeriodText } from "../../components/latest-period-text.ts"

/** One import as the pages list it, its numbers as text. */
export type ImportLine = {
  path: string
  /** `YYYY-MM-DD`. */
  day: string
  sourcePath: string
  publisher: string
  title: string
  file: string
  vintage: string
  /** Whether the publisher gives that day; else the data are not from before it. */
  vintageStated: boolean
  new: string
  changed: string
  unchanged: string
  older: string
  /** What stands in place of the counts where no figures are new or others; else null. */
  instead: string | null
}

/** One series that an import changed. */
export type ChangeLine = {
  indicator: string
  country: string
  path: string
  before: string
  after: string
  /** Address of the figures as they were known the day before; `null` when both are of the same day. */
  pathBefore: string | null
}

export type ImportPageData = {
  address: string
  line: ImportLine
  /** What it brought, in a sentence or two. */
  counts: string
  changes: readonly ChangeLine[]
  /** How many series were changed, whether or not they are listed. */
  changed: number
}

const IMPORTS_SHOWN = 50
const CHANGES_SHOWN = 200
const DAY_MS = 24 * 3600 * 1000

type Services = { catalog: Pick<Catalog, "listImports" | "getImport">; publicUrl: string }

/** The last imports that changed something. */
export async function loadChanges({
  catalog,
  publicUrl,
}: Services): Promise<{ address: string; imports: readonly ImportLine[] }> {
  const imports = await catalog.listImports({ limit: IMPORTS_SHOWN })
  return { address: `${publicUrl}/changes`, imports: imports.map(importLine) }
}

/** What one import changed; `undefined` when there was no such import. */
export async function loadImport(
  { catalog, publicUrl }: Services,
  id: string,
): Promise<ImportPageData | undefined> {
  const found = /^[1-9]\d{0,14}$/.test(id)
    ? await catalog.getImport(Number(id), CHANGES_SHOWN)
    : undefined
  return (
    found && {
      address: `${publicUrl}${changesPath(found.import.id)}`,
      line: importLine(found.import),
      counts: countsText(found.import),
      changes: found.changes.map(changeLine),
      changed: found.import.series.changed,
    }
  )
}

/** An import with its numbers as text. */
export function importLine(each: ImportSummary): ImportLine {
  const { id, source, series, ...run } = each
  const hasCounts = series.new + series.changed + series.older > 0
  return {
    path: changesPath(id),
    day: isoDay(run.finishedAt),
    sourcePath: sourcePath(source.id),
    publisher: source.publisher,
    title: source.title,
    file: run.fileName,
    vintage: run.vintage,
    vintageStated: run.vintageStated,
    new: countText(series.new),
    changed: countText(series.changed),
    unchanged: countText(series.unchanged),
    older: countText(series.older),
    instead: hasCounts ? null : countsText(each),
  }
}

/** What an import brought: `Series: 3 new, 1 changed, 46 older than what was known. Indicators: 2 new.` */
export function countsText({ series, ...others }: ImportSummary): string {
  const { newIndicators, changedIndicators, changedFacts } = others
  const sentences = [
    countsSentence("Series", [
      [series.new, "new"],
      [series.changed, "changed"],
      [series.unchanged, "unchanged"],
      [series.older, "older than what was known"],
    ]),
    countsSentence("Figures without a date", [[changedFacts, "new or changed"]]),
    countsSentence("Indicators", [
      [newIndicators, "new"],
      [changedIndicators, "with another name, description or unit"],
    ]),
  ].filter((sentence) => sentence !== "")
  return sentences.length === 0 ? "The figures stayed as they were." : sentences.join(" ")
}

function countsSentence(what: string, counts: readonly (readonly [number, string])[]): string {
  const parts = counts.flatMap(([count, how]) =>
    count === 0 ? [] : [`${countText(count)} ${how}`],
  )
  return parts.length === 0 ? "" : `${what}: ${parts.join(", ")}.`
}

function changeLine({ indicator, country, frequency, before, after }: SeriesChange): ChangeLine {
  const format = unitFormat(indicator.unit, indicator.currency)
  const write = chooseFormat(before.value, after.value, format)
  const target = { name: indicator.name, countrySlug: country.slug }
  // A series of years is what the page shows without being asked.
  const query = frequency === "yearly" ? {} : { frequency }
  return {
    indicator: indicator.name,
    country: country.name,
    path: indicatorPath({ ...target, query }),
    before: figureText(before, format, write),
    after: figureText(after, format, write),
    pathBefore:
      before.vintage < after.vintage
        ? indicatorPath({ ...target, query: { ...query, asOf: dayBefore(after.vintage) } })
        : null,
  }
}

/** In five figures, unless it takes more to tell the two apart. */
export function chooseFormat(before: number, after: number, format: UnitFormat): typeof formatFull {
  const isAlike = formatColumn(before, format) === formatColumn(after, format)
  return isAlike ? formatFull : formatColumn
}

/** A figure with its period: `24.5% (2024)`; of a series of forecasts alone `24.5% (forecast for 2030)`. */
export function figureText(latest: NewestFigure, format: UnitFormat, write = formatColumn): string {
  return `${write(latest.value, format)} (${latestPeriodText(latest)})`
}

function dayBefore(day: string): string {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS))
}
