import type { Queryable } from "../engine/database.ts"

/** A stored series, or a version of one in the history, as it is checked. */
export type SeriesToVerify = {
  indicatorId: string
  country: string
  frequency: string
  /** Empty for present series, of which there is one. */
  vintage: string
  lineage: string
  startIndex: number
  lastIndex: number
  valueCount: number
  latestValue: number
  valuesDate: string
  forecastStart: number | null
  lastActualIndex: number | null
  latestActualValue: number | null
  values: (number | null)[]
  checksum: string
}

const COLUMNS = `indicator_id as "indicatorId", country_code as country, frequency,
  start_index as "startIndex", last_index as "lastIndex", figure_count as "valueCount",
  latest_value as "latestValue", figures_date as "valuesDate", forecast_start as "forecastStart",
  last_actual_index as "lastActualIndex", latest_actual_value as "latestActualValue", values, checksum`

/** The present series that follow one in the order of the key; from the first when none is given. */
export function selectSeriesAfter(
  db: Queryable,
  after: SeriesToVerify | undefined,
  limit: number,
): Promise<SeriesToVerify[]> {
  return db.query<SeriesToVerify>(
    `select ${COLUMNS}, '' as vintage, '' as lineage
     from series
     where (indicator_id, country_code, frequency) > ($1, $2, $3)
     order by indicator_id, country_code, frequency
     limit $4`,
    [after?.indicatorId ?? "", after?.country ?? "", after?.frequency ?? "", limit],
  )
}

/** The versions in the history that follow one in the order of the key; from the first when none is given. */
export function selectVersionsAfter(
  db: Queryable,
  after: SeriesToVerify | undefined,
  limit: number,
): Promise<SeriesToVerify[]> {
  return db.query<SeriesToVerify>(
    `select ${COLUMNS}, vintage, lineage
     from series_version
     where (indicator_id, country_code, frequency, vintage, lineage, checksum)
       > ($1, $2, $3, $4::date, $5, $6)
     order by indicator_id, country_code, frequency, vintage, lineage, checksum
     limit $7`,
    [...(after === undefined ? BEFORE_ALL : listKey(after)), limit],
  )
}

/** A key that comes before every other in the order of the history. */
const BEFORE_ALL = ["", "", "", "0001-01-01", "", ""]

function listKey(version: SeriesToVerify): string[] {
  const { indicatorId, country, frequency, vintage, lineage, checksum } = version
  return [indicatorId, country, frequency, vintage, lineage, checksum]
}

/** How many rows refer to something that is not there, by what is wrong. */
export function countBrokenReferences(
  db: Queryable,
): Promise<{ fault: string; count: number; example: string }[]> {
  return db.query(
    `select fault, count(*) as count, min(example) as example
     from (
       select 'series without its indicator' as fault, s.indicator_id as example
       from series s
       where not exists (select 1 from indicator i where i.id = s.indicator_id)
       union all
       select 'series without its source', s.indicator_id
       from series s
       where not exists (select 1 from source o where o.id = s.source_id)
       union all
       select 'series without a finished import', s.indicator_id
       from series s
       where not exists (select 1 from import_run r where r.id = s.import_id and r.state = 'done')
       union all
       select 'versions without a present series', v.indicator_id
       from series_version v
       where not exists (
         select 1 from series s
         where s.indicator_id = v.indicator_id and s.country_code = v.country_code
           and s.frequency = v.frequency
       )
       union all
       select 'versions without a finished import', v.indicator_id
       from series_version v
       where not exists (select 1 from import_run r where r.id = v.import_id and r.state = 'done')
       union all
       select 'versions replaced by no known import', v.indicator_id
       from series_version v
       where v.replaced_by is not null
         and not exists (select 1 from import_run r where r.id = v.replaced_by and r.state = 'done')
       union all
       select 'series that name an unknown import', s.indicator_id
       from series s
       where s.also_in <> '{}' and not s.also_in <@ array(select id from import_run where state = 'done')
       union all
       select 'versions that name an unknown import', v.indicator_id
       from series_version v
       where v.also_in <> '{}' and not v.also_in <@ array(select id from import_run where state = 'done')
       union all
       select 'versions without their source', v.indicator_id
       from series_version v
       where not exists (select 1 from source o where o.id = v.source_id)
       union all
       select 'versions newer than the present series', v.indicator_id
       from series_version v
       join series s on s.indicator_id = v.indicator_id and s.country_code = v.country_code
         and s.frequency = v.frequency
       where v.figures_date > s.figures_date
       union all
       select 'earlier figures of no series or import', p.indicator_id
       from series_part p
       where not exists (
         select 1 from series s
         where s.indicator_id = p.indicator_id and s.country_code = p.country_code
           and s.frequency = p.frequency and p.last_index between s.start_index and s.last_index
       ) or not exists (select 1 from import_run r where r.id = p.import_id and r.state = 'done')
       union all
       select 'undated figures without their indicator', f.indicator_id
       from fact f
       where not exists (select 1 from indicator i where i.id = f.indicator_id)
       union all
       select 'undated figures without a finished import', f.indicator_id
       from fact f
       where not exists (select 1 from import_run r where r.id = f.import_id and r.state = 'done')
       union all
       select 'undated figures that are no number', f.indicator_id
       from fact f
       where f.value in ('NaN', 'Infinity', '-Infinity')
       union all
       select 'indicators without their source', i.id
       from indicator i
       where not exists (select 1 from source o where o.id = i.source_id)
       union all
       select 'indicators whose id is not publisher and code', i.id
       from indicator i
       where i.id <> i.publisher_id || ':' || i.code
       union all
       select 'former names of no indicator', n.indicator_id
       from indicator_former_name n
       where not exists (select 1 from indicator i where i.id = n.indicator_id)
       union all
       select 'counts of indicators that are not those of their series', indicator_id
       from (
         select indicator_id, frequency, source_id, count(*) as series_count,
           sum(figure_count) as figure_count, min(start_index) as start_index,
           max(last_index) as last_index,
           coalesce(max(last_actual_index), -1) as last_actual_index
         from series
         where is_published
         group by indicator_id, frequency, source_id
       ) held
       full join (
         select indicator_id, frequency, source_id, series_count, figure_count, start_index, last_index,
           coalesce(last_actual_index, -1) as last_actual_index
         from series_coverage
       ) kept
         using (indicator_id, frequency, source_id, series_count, figure_count, start_index, last_index,
           last_actual_index)
       where (held.indicator_id is null) <> (kept.indicator_id is null)
     ) broken
     group by fault
     order by fault`,
  )
}
