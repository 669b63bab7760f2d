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

/** Something that may be wrong with stored rows: which rows these are, and the column that names one of them. */
type FaultyRows = { fault: string; example: string; rows: string }

const FAULTY_ROWS: readonly FaultyRows[] = [
  {
    fault: "series without its indicator",
    example: "s.indicator_id",
    rows: `from series s
      where not exists (select 1 from indicator i where i.id = s.indicator_id)`,
  },
  {
    fault: "series without its source",
    example: "s.indicator_id",
    rows: `from series s
      where not exists (select 1 from source o where o.id = s.source_id)`,
  },
  {
    fault: "series without a finished import",
    example: "s.indicator_id",
    rows: `from series s
      where not exists (select 1 from import_run r where r.id = s.import_id and r.state = 'done')`,
  },
  {
    fault: "versions without a present series",
    example: "v.indicator_id",
    rows: `from series_version v
      where not exists (
        select 1 from series s
        where s.indicator_id = v.indicator_id and s.country_code = v.country_code
          and s.frequency = v.frequency
      )`,
  },
  {
    fault: "versions without a finished import",
    example: "v.indicator_id",
    rows: `from series_version v
      where not exists (select 1 from import_run r where r.id = v.import_id and r.state = 'done')`,
  },
  {
    fault: "versions replaced by no known import",
    example: "v.indicator_id",
    rows: `from series_version v
      where v.replaced_by is not null
        and not exists (select 1 from import_run r where r.id = v.replaced_by and r.state = 'done')`,
  },
  {
    fault: "series that name an unknown import",
    example: "s.indicator_id",
    rows: `from series s
      where s.also_in <> '{}' and not s.also_in <@ array(select id from import_run where state = 'done')`,
  },
  {
    fault: "versions that name an unknown import",
    example: "v.indicator_id",
    rows: `from series_version v
      where v.also_in <> '{}' and not v.also_in <@ array(select id from import_run where state = 'done')`,
  },
  {
    fault: "versions without their source",
    example: "v.indicator_id",
    rows: `from series_version v
      where not exists (select 1 from source o where o.id = v.source_id)`,
  },
  {
    fault: "versions newer than the present series",
    example: "v.indicator_id",
    rows: `from series_version v
      join series s on s.indicator_id = v.indicator_id and s.country_code = v.country_code
        and s.frequency = v.frequency
      where v.figures_date > s.figures_date`,
  },
  {
    fault: "earlier figures of no series or import",
    example: "p.indicator_id",
    rows: `from series_part p
      where not exists (
        select 1 from series s
        where s.indicator_id = p.indicator_id and s.country_code = p.country_code
          and s.frequency = p.frequency and p.last_index between s.start_index and s.last_index
      ) or not exists (select 1 from import_run r where r.id = p.import_id and r.state = 'done')`,
  },
  {
    fault: "undated figures without their indicator",
    example: "f.indicator_id",
    rows: `from fact f
      where not exists (select 1 from indicator i where i.id = f.indicator_id)`,
  },
  {
    fault: "undated figures without a finished import",
    example: "f.indicator_id",
    rows: `from fact f
      where not exists (select 1 from import_run r where r.id = f.import_id and r.state = 'done')`,
  },
  {
    fault: "undated figures that are no number",
    example: "f.indicator_id",
    rows: `from fact f
      where f.value in ('NaN', 'Infinity', '-Infinity')`,
  },
  {
    fault: "indicators without their source",
    example: "i.id",
    rows: `from indicator i
      where not exists (select 1 from source o where o.id = i.source_id)`,
  },
  {
    fault: "indicators whose id is not publisher and code",
    example: "i.id",
    rows: `from indicator i
      where i.id <> i.publisher_id || ':' || i.code`,
  },
  {
    fault: "former names of no indicator",
    example: "n.indicator_id",
    rows: `from indicator_former_name n
      where not exists (select 1 from indicator i where i.id = n.indicator_id)`,
  },
  {
    fault: "counts of indicators that are not those of their series",
    example: "indicator_id",
    rows: `from (
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
      where (held.indicator_id is null) <> (kept.indicator_id is null)`,
  },
]

/** How many rows refer to something that is not there, or do not agree with others, by what is wrong. */
export function countBrokenReferences(
  db: Queryable,
): Promise<{ fault: string; count: number; example: string }[]> {
  const broken = FAULTY_ROWS.map(
    ({ fault, example, rows }) => `select '${fault}' as fault, ${example} as example ${rows}`,
  )
  return db.query(
    `select fault, count(*) as count, min(example) as example
     from (${broken.join(" union all ")}) broken
     group by fault
     order by fault`,
  )
}
