import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import type { Database } from "#db/engine/database.ts"
import { upsertForecasts } from "#db/catalogue/forecast-writes.ts"
import { finishImportRun, insertImportRun } from "#db/imports/import-runs.ts"
import { upsertIndicators } from "#db/catalogue/indicator-writes.ts"
import { insertSource } from "#db/catalogue/source-writes.ts"
import type { CountryCode } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { findActualPart } from "#domain/series/find-actual-part.ts"
import { firstUnendedPeriod } from "#domain/time/forecast-start.ts"
import { nameKey, type Indicator } from "#domain/indicators/indicator.ts"
import { parsePeriod } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"

import { makeIndicator } from "./make-indicator.ts"
import { makeSource } from "./make-source.ts"

/** The day on which everything in tests happens unless it says otherwise. */
export const TEST_DAY = new Date("2026-01-15T08:00:00Z")

/** A source with openly licensed figures of the World Bank; only what a test is about need be given. */
export async function addSource(db: Database, fields: Partial<Source> = {}): Promise<Source> {
  const source = makeSource({ id: "world-bank/wdi", url: "https://data.worldbank.org", ...fields })
  await insertSource(db, source)
  return source
}

/** An indicator named after its code unless a name is given, with the default source when none is given. */
export async function addIndicator(
  db: Database,
  fields: Partial<Indicator> & { code: string },
): Promise<Indicator> {
  const source = await addSource(db, {
    ...(fields.sourceId === undefined ? {} : { id: fields.sourceId }),
    ...(fields.publisherId === undefined
      ? {}
      : { publisherId: fields.publisherId, publisher: fields.publisherId }),
  })
  const indicator = makeIndicator({
    publisherId: source.publisherId,
    sourceId: source.id,
    definition: "What the publisher says it is.",
    definitionOrigin: "publisher",
    ...fields,
  })
  await upsertIndicators(db, [
    {
      ...indicator,
      publishedName: indicator.name,
      nameKey: nameKey(indicator.name),
      describedBy: "2026-01-01",
    },
  ])
  await bumpVersion(db)
  return indicator
}

/** Adds the indicator that most tests speak of: the inflation of consumer prices. */
export function addInflation(db: Database): Promise<Indicator> {
  return addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    category: "price",
    unit: "annual %",
  })
}

export type SeriesFields = {
  indicator: Indicator
  country: CountryCode
  frequency?: Frequency
  /** First period: `2001`, `2001-Q1` or `2001-01`. */
  start: string
  /** The first and the last must be figures. */
  values: readonly (number | null)[]
  vintage?: string
  vintageStated?: boolean
  lineage?: string
  isPublished?: boolean
  changedAt?: Date
  /** The first period that the publisher marks as a forecast. */
  forecastFrom?: number
  /** Into the history instead of in the place of the current series. */
  isHistory?: boolean
}

/** A series of an indicator that was added before. */
export async function addSeries(db: Database, fields: SeriesFields): Promise<void> {
  const { indicator, values } = fields
  const period = parsePeriod(fields.start)
  if (!period) throw new Error(`${fields.start} is no period`)
  const { changedAt = TEST_DAY, vintage = "2026-01-01", lineage = "test-file" } = fields
  const importId = await addImportRun(db, {
    sourceId: indicator.sourceId,
    lineage,
    vintage,
    vintageStated: fields.vintageStated ?? true,
  })
  const isHistory = fields.isHistory ?? false
  const frequency = fields.frequency ?? period.frequency
  const actual = findActualPart(
    { frequency, start: period.index, values },
    fields.forecastFrom,
    firstUnendedPeriod(frequency, vintage),
  )
  await db.query(
    `insert into ${isHistory ? "series_version" : "series"} (indicator_id, country_code, frequency,
       start_index, last_index, figure_count, latest_value, forecast_start,
       last_actual_index, latest_actual_value, values, checksum, figures_date, lineage, source_id,
       import_id, changed_at ${isHistory ? "" : ", is_published"}${isHistory ? ", vintage" : ""})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::float8[], $12, $13::date, $14, $15, $16,
       $17 ${isHistory ? ", $13::date" : ", $18"})`,
    [
      indicator.id,
      fields.country,
      frequency,
      period.index,
      period.index + values.length - 1,
      values.filter((value) => value !== null).length,
      values.at(-1) ?? null,
      actual.forecastStart,
      actual.lastActualIndex,
      actual.latestActualValue,
      values,
      JSON.stringify([period.index, values]),
      vintage,
      lineage,
      indicator.sourceId,
      importId,
      changedAt,
      ...(isHistory ? [] : [fields.isPublished ?? true]),
    ],
  )
  if (fields.forecastFrom !== undefined) {
    const start = fields.forecastFrom
    const key = { indicatorId: indicator.id, country: fields.country, frequency }
    await upsertForecasts(db, [{ ...key, start }], { vintage, lineage })
  }
  await refreshCoverage(db, [indicator.id])
  await bumpVersion(db)
}

/** An undated figure of an indicator that was added before. */
export async function addFact(
  db: Database,
  fields: { indicator: Indicator; country: CountryCode; value: number; lineage?: string },
): Promise<void> {
  const { sourceId } = fields.indicator
  const importId = await addImportRun(db, {
    sourceId,
    lineage: fields.lineage ?? "test-facts",
    vintage: "2026-01-01",
    vintageStated: false,
  })
  await db.query(
    `insert into fact (indicator_id, country_code, value, source_id, import_id)
     values ($1, $2, $3, $4, $5)`,
    [fields.indicator.id, fields.country, fields.value, sourceId, importId],
  )
  await bumpVersion(db)
}

async function addImportRun(
  db: Database,
  run: { sourceId: string; lineage: string; vintage: string; vintageStated: boolean },
): Promise<number> {
  const id = await insertImportRun(db, {
    ...run,
    fileName: `${run.lineage}.csv`,
    fileChecksum: `${run.lineage}@${run.vintage}`,
    retrievedAt: TEST_DAY,
    startedAt: TEST_DAY,
  })
  await finishImportRun(db, id, { state: "done", report: {}, finishedAt: TEST_DAY })
  return id
}

async function bumpVersion(db: Database): Promise<void> {
  await db.query(`update data_version set version = version + 1`)
}
