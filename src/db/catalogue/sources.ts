import type { Source, SourceId } from "#domain/indicators/source.ts"

import type { Queryable } from "../engine/database.ts"

/** The column of each field of a source: what is read and written of one follows from this table. */
export const SOURCE_FIELDS = {
  id: "id",
  publisherId: "publisher_id",
  publisher: "publisher",
  title: "title",
  licence: "licence",
  licenceUrl: "licence_url",
  attribution: "attribution",
  redistribute: "redistribute",
  url: "url",
} as const satisfies Readonly<Record<keyof Source, string>>

/** The columns of a source `s` but its id, which is called otherwise beside a series. */
export const SOURCE_TERMS = Object.entries(SOURCE_FIELDS)
  .filter(([field]) => field !== "id")
  .map(([field, column]) => `s.${column} as "${field}"`)
  .join(", ")

/** The columns of a source `s`. */
export const SOURCE_COLUMNS = `s.id, ${SOURCE_TERMS}`

/** A source beside a series, in whose row its id is called otherwise. */
export type SourceOfSeries = { sourceId: SourceId } & Omit<Required<Source>, "id">

/** Takes the source out of the row of a series. */
export function pickSource(row: SourceOfSeries): Required<Source> {
  const given: Readonly<Record<string, unknown>> = { ...row, id: row.sourceId }
  const fields = Object.keys(SOURCE_FIELDS).map((field) => [field, given[field]])
  return Object.fromEntries(fields) as Required<Source>
}

/** A source with what is held of it and the last of its files that changed anything. */
export type SourceRow = Source & {
  indicators: number
  series: number
  valueCount: number
  importedAt: Date
  vintage: string
  vintageStated: boolean
}

/** Every source of which a file was imported, in any order; unpublished series are not counted. */
export function selectSourceRows(db: Queryable): Promise<SourceRow[]> {
  return db.query<SourceRow>(
    `select ${SOURCE_COLUMNS},
       coalesce(h.indicators, 0) as indicators, coalesce(h.series, 0) as series,
       coalesce(h.figures, 0) as "valueCount", r.finished_at as "importedAt", r.vintage,
       r.vintage_stated as "vintageStated"
     from source s
     join (
       select distinct on (source_id) source_id, finished_at, vintage, vintage_stated
       from import_run
       where state = 'done' and report ->> 'state' is distinct from 'unchanged'
       order by source_id, id desc
     ) r on r.source_id = s.id
     left join (
       select source_id, count(distinct indicator_id) as indicators, sum(series) as series,
         sum(figures) as figures
       from (
         select source_id, indicator_id, series_count as series, figure_count as figures
         from series_coverage
         union all
         select source_id, indicator_id, 0, 1
         from fact
       ) held
       group by source_id
     ) h on h.source_id = s.id`,
  )
}

/** The sources with these ids; unknown ids are left out. */
export function selectSources(db: Queryable, ids: readonly string[]): Promise<Source[]> {
  return db.query<Source>(`select ${SOURCE_COLUMNS} from source s where s.id = any($1::text[])`, [
    ids,
  ])
}
