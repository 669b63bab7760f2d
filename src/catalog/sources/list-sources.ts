import type { SourceRow } from "#db/catalogue/sources.ts"

import type { SourceHoldings } from "../source-detail.ts"

const COLLATOR = new Intl.Collator("en")

/** What is held of each source, by publisher and title. */
export function listSources(rows: readonly SourceRow[]): SourceHoldings[] {
  return rows
    .map(mapHoldings)
    .toSorted(
      (a, b) =>
        COLLATOR.compare(a.source.publisher, b.source.publisher) ||
        COLLATOR.compare(a.source.title, b.source.title),
    )
}

function mapHoldings(row: SourceRow): SourceHoldings {
  const { indicators, series, valueCount, importedAt, vintage, vintageStated, ...source } = row
  return {
    source,
    indicators,
    series,
    valueCount,
    lastImport: { at: importedAt, vintage, vintageStated },
  }
}
