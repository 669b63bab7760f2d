import type { Database } from "#db/engine/database.ts"
import {
  selectImportRow,
  selectImportRows,
  selectSeriesChanges,
  type ImportRow,
  type SeriesChangeRow,
} from "#db/imports/import-changes.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { periodAt } from "#domain/time/period.ts"
import { inLocalCurrency } from "#domain/units/in-local-currency.ts"
import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"

import { datasetId, type DatasetId } from "./dataset-id.ts"
import { getIndicator, type IndicatorIndex } from "./indicators/indicator-index.ts"
import type { NewestFigure } from "./series-summary.ts"

type SourceKey = "publisher" | "title" | "redistribute"
type SeriesCount = "new" | "changed" | "unchanged" | "older"

/** A file that was imported and changed something; the counts of `series` are about their figures. */
export type ImportSummary = Omit<ImportRow, "sourceId" | SourceKey | SeriesCount> & {
  source: Pick<Source, "id" | SourceKey>
  series: Pick<ImportRow, SeriesCount>
}

/** A series that an import gave other figures. */
export type SeriesChange = {
  id: DatasetId
  indicator: Indicator
  country: Country
  frequency: Frequency
  before: NewestFigure & { vintage: string }
  after: NewestFigure & { vintage: string }
}

export type ImportChanges = { import: ImportSummary; changes: readonly SeriesChange[] }

/** The last imports that changed something, the latest first. */
export async function listImports(
  db: Database,
  { limit, sourceId = null }: { limit: number; sourceId?: string | null | undefined },
): Promise<ImportSummary[]> {
  return (await selectImportRows(db, limit, sourceId)).map(mapImport)
}

/** One import with up to `limit` of the series it changed; `undefined` for one that changed nothing or never was. */
export async function getImport(
  db: Database,
  index: IndicatorIndex,
  id: number,
  limit: number,
): Promise<ImportChanges | undefined> {
  const row = await selectImportRow(db, id)
  if (!row) return undefined
  const changes = await selectSeriesChanges(db, id, limit)
  return { import: mapImport(row), changes: changes.flatMap((each) => mapChange(each, index)) }
}

function mapImport(row: ImportRow): ImportSummary {
  const { sourceId: id, publisher, title, redistribute, ...rest } = row
  const { new: added, changed, unchanged, older, ...run } = rest
  return {
    ...run,
    source: { id, publisher, title, redistribute },
    series: { new: added, changed, unchanged, older },
  }
}

function mapChange(row: SeriesChangeRow, index: IndicatorIndex): SeriesChange[] {
  const indicator = getIndicator(index, row.indicatorId)
  const country = countryByCode(row.country)
  if (!indicator || !country) return []
  const { frequency } = row
  return [
    {
      id: datasetId(row),
      indicator: inLocalCurrency(indicator, country),
      country,
      frequency,
      before: {
        vintage: row.vintageBefore,
        period: periodAt(frequency, row.lastIndexBefore),
        value: row.latestValueBefore,
        isForecast: row.isForecastBefore,
      },
      after: {
        vintage: row.vintage,
        period: periodAt(frequency, row.lastIndex),
        value: row.latestValue,
        isForecast: row.isForecast,
      },
    },
  ]
}
