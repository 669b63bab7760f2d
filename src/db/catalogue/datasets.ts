import type { Frequency } from "#domain/time/frequency.ts"

import type { Queryable } from "../engine/database.ts"
import { joinDoubtful } from "./doubtful.ts"
import { SOURCE_TERMS, type SourceOfSeries } from "./sources.ts"
import { buildHistorySql, VALUES_DATE, HISTORY, WINNING } from "./series-history.ts"

/** One series with its figures, its source and the file it came from. */
export type DatasetRow = {
  frequency: Frequency
  startIndex: number
  values: (number | null)[]
  /** The first period of which the publisher says that it is a forecast. */
  forecastFrom: number | null
  /** Periods of figures that cannot be right, and of each why; absent where there are none. */
  doubtfulPeriods?: readonly number[] | null
  doubtfulReasons?: readonly string[] | null
  vintage: string
  changedAt: Date
  vintageStated: boolean
  /** Earlier figures of older files, each to its last period; `null` where there are none. */
  olderParts?: OlderPartRow[] | null
  retrievedAt: Date
} & SourceOfSeries

/** Earlier figures of a series that an older file brought. */
export type OlderPartRow = { lastIndex: number; vintage: string; vintageStated: boolean }

/** SQL for the older parts of a row `v`; null unless it is the present series of the indicator $1 and the country. */
function buildOlderParts(country: "$2" | "v.country_code"): string {
  return `(
    select jsonb_agg(jsonb_build_object('lastIndex', p.last_index, 'vintage', o.vintage,
      'vintageStated', o.vintage_stated) order by p.last_index)
    from series_part p
    join import_run o on o.id = p.import_id
    join series joined on joined.indicator_id = p.indicator_id
      and joined.country_code = p.country_code and joined.frequency = p.frequency
    where p.indicator_id = $1 and p.country_code = ${country} and p.frequency = v.frequency
      and joined.checksum = v.checksum
  ) as "olderParts"`
}

const DATASET_COLUMNS = `v.frequency, v.start_index as "startIndex", v.values,
  f.start_index as "forecastFrom", d.periods as "doubtfulPeriods", d.reasons as "doubtfulReasons",
  r.vintage,
  v.changed_at as "changedAt", r.vintage_stated as "vintageStated", r.retrieved_at as "retrievedAt",
  s.id as "sourceId", ${SOURCE_TERMS}`

/**
 * SQL that joins where the forecasts of a series `v` begin (`f`), as its file, imported by `r`, says, and which of its
 * figures are doubtful (`d`). Indicator and country are given as terms of SQL.
 */
function buildMarksJoin(indicator: string, country: string): string {
  return `left join forecast f on f.indicator_id = ${indicator} and f.country_code = ${country}
    and f.frequency = v.frequency and f.vintage = r.vintage and f.lineage = r.lineage
  ${joinDoubtful("v", { indicator, country })}`
}

const MARKS = buildMarksJoin("$1", "$2")

/** The published series of an indicator and country as they stand: one a frequency. */
export function selectDatasets(
  db: Queryable,
  indicatorId: string,
  country: string,
): Promise<DatasetRow[]> {
  return db.query<DatasetRow>(
    `select ${DATASET_COLUMNS}, ${buildOlderParts("$2")}
     from series v
     join import_run r on r.id = v.import_id
     join source s on s.id = v.source_id
     ${MARKS}
     where v.indicator_id = $1 and v.country_code = $2 and v.is_published`,
    [indicatorId, country],
  )
}

/** A series of one of many places: its figures, and which file of which source they came with. */
export type PlaceSeriesRow = Pick<
  DatasetRow,
  | "frequency"
  | "startIndex"
  | "values"
  | "forecastFrom"
  | "doubtfulPeriods"
  | "doubtfulReasons"
  | "vintage"
  | "vintageStated"
  | "sourceId"
> & { country: string }

/** The published series of an indicator with all their figures: every place and frequency. */
export function selectPlaceSeries(db: Queryable, indicatorId: string): Promise<PlaceSeriesRow[]> {
  return db.query<PlaceSeriesRow>(
    `select v.country_code as country, v.frequency, v.start_index as "startIndex", v.values,
       f.start_index as "forecastFrom", d.periods as "doubtfulPeriods",
       d.reasons as "doubtfulReasons", r.vintage, r.vintage_stated as "vintageStated",
       s.id as "sourceId"
     from series v
     join import_run r on r.id = v.import_id
     join source s on s.id = v.source_id
     ${buildMarksJoin("v.indicator_id", "v.country_code")}
     where v.indicator_id = $1 and v.is_published`,
    [indicatorId],
  )
}

/**
 * The published series of an indicator and country as they stood on a day: of each frequency of the files
 * up to then the one that wins over the others. Of a file that came several times on one day the last import counts.
 */
export function selectDatasetsAsOfDay(
  db: Queryable,
  indicatorId: string,
  country: string,
  asOf: string,
): Promise<DatasetRow[]> {
  return db.query<DatasetRow>(
    `select distinct on (v.frequency) ${DATASET_COLUMNS}, ${buildOlderParts("$2")}
     from (
       select distinct on (h.frequency, r.vintage, r.lineage) h.*, ${VALUES_DATE}
       from (${HISTORY}) h
       join import_run r on r.id = h.import_id
       where r.vintage <= $3::date
       order by h.frequency, r.vintage, r.lineage, h.is_present desc, h.import_id desc
     ) v
     join series present on present.indicator_id = $1 and present.country_code = $2
       and present.frequency = v.frequency and present.is_published
     join import_run r on r.id = v.import_id
     join source s on s.id = r.source_id
     ${MARKS}
     order by v.frequency, ${WINNING}`,
    [indicatorId, country, asOf],
  )
}

/** Every published series of an indicator as it stands, whatever its country and frequency. */
export function selectIndicatorDatasets(
  db: Queryable,
  indicatorId: string,
): Promise<(DatasetRow & { country: string })[]> {
  return db.query<DatasetRow & { country: string }>(
    `select v.country_code as country, ${DATASET_COLUMNS}, ${buildOlderParts("v.country_code")}
     from series v
     join import_run r on r.id = v.import_id
     join source s on s.id = v.source_id
     ${buildMarksJoin("v.indicator_id", "v.country_code")}
     where v.indicator_id = $1 and v.is_published
     order by v.country_code, v.frequency`,
    [indicatorId],
  )
}

/**
 * What a published series was in other files and before: of each file the last import of each vintage that brought
 * figures unlike the present ones, the newest first.
 */
export function selectOlderDatasets(
  db: Queryable,
  series: { indicatorId: string; country: string; frequency: Frequency },
): Promise<DatasetRow[]> {
  return db.query<DatasetRow>(
    `select ${DATASET_COLUMNS}, ${buildOlderParts("$2")}
     from (
       select distinct on (r.vintage, r.lineage) h.*
       from (${HISTORY}) h
       join import_run r on r.id = h.import_id
       where h.frequency = $3
       order by r.vintage, r.lineage, h.import_id desc
     ) v
     join series present on present.indicator_id = $1 and present.country_code = $2
       and present.frequency = $3 and present.is_published and present.checksum <> v.checksum
     join import_run r on r.id = v.import_id
     join source s on s.id = r.source_id
     ${MARKS}
     order by r.vintage desc, v.checksum collate "C"`,
    [series.indicatorId, series.country, series.frequency],
  )
}

/** A series of one of many indicators and places. */
export type CrossedSeries = PlaceSeriesRow & {
  indicatorId: string
  /** Earlier figures of older files, each to its last period; `null` where there are none. */
  olderParts: OlderPartRow[] | null
}

/** Ids of indicators and codes of places, all of which are crossed. */
export type CrossedKeys = { indicatorIds: readonly string[]; countries: readonly string[] }

/** What a row `v` that the import `r` brought has for a panel, of the series `k` by its columns. */
const PANEL_COLUMNS = `k.indicator_id as "indicatorId", k.country_code as country, v.frequency,
  v.start_index as "startIndex", v.values, f.start_index as "forecastFrom",
  d.periods as "doubtfulPeriods", d.reasons as "doubtfulReasons", r.vintage,
  r.vintage_stated as "vintageStated", r.source_id as "sourceId", (
    select jsonb_agg(jsonb_build_object('lastIndex', p.last_index, 'vintage', o.vintage,
      'vintageStated', o.vintage_stated) order by p.last_index)
    from series_part p
    join import_run o on o.id = p.import_id
    where p.indicator_id = k.indicator_id and p.country_code = k.country_code
      and p.frequency = v.frequency and v.checksum = k.checksum
  ) as "olderParts"`

const PANEL_MARKS = buildMarksJoin("k.indicator_id", "k.country_code")

/** The published series of all the indicators in all the places as they stand, in any order. */
export function selectPanel(db: Queryable, keys: CrossedKeys): Promise<CrossedSeries[]> {
  return db.query<CrossedSeries>(
    `select ${PANEL_COLUMNS}
     from series k
     cross join lateral (
       select k.frequency, k.start_index, k.values, k.checksum, k.import_id
     ) v
     join import_run r on r.id = v.import_id
     ${PANEL_MARKS}
     where k.indicator_id = any($1::text[]) and k.country_code = any($2::text[])
       and k.is_published`,
    [keys.indicatorIds, keys.countries],
  )
}

/** The same series as they stood on a day: of each the file up to then that wins over the others. */
export function selectPanelAsOfDay(
  db: Queryable,
  keys: CrossedKeys,
  day: string,
): Promise<CrossedSeries[]> {
  return db.query<CrossedSeries>(
    `select ${PANEL_COLUMNS}
     from series k
     cross join lateral (
       select v.*
       from (
         select distinct on (h.frequency, r.vintage, r.lineage) h.*, ${VALUES_DATE}
         from (${buildHistorySql("k.indicator_id", "k.country_code")}) h
         join import_run r on r.id = h.import_id
         where r.vintage <= $3::date and h.frequency = k.frequency
         order by h.frequency, r.vintage, r.lineage, h.is_present desc, h.import_id desc
       ) v
       order by ${WINNING}
       limit 1
     ) v
     join import_run r on r.id = v.import_id
     ${PANEL_MARKS}
     where k.indicator_id = any($1::text[]) and k.country_code = any($2::text[])
       and k.is_published`,
    [keys.indicatorIds, keys.countries, day],
  )
}
