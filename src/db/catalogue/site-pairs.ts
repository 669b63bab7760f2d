import type { Queryable } from "../engine/database.ts"

/** An indicator of a country that has a page, and when its figures last changed. */
export type SitePair = { indicatorId: string; countryCode: string; changedAt: Date }

/** A run of indicators by id, from one to the one before the next run. */
export type PairRun = { firstId: string; changedAt: Date | null }

/**
 * Runs of whole indicators with about `size` published series each, from what is counted of each indicator: reading all
 * series took seconds after each import. A run changed last when the newest import of one of its sources did that changed
 * anything.
 */
export async function selectPairRuns(db: Queryable, size: number): Promise<PairRun[]> {
  return db.query(
    `select min(indicator_id) as "firstId", max(changed_at) as "changedAt"
     from (
       select indicator_id, changed_at,
              div(sum(series_count) over (order by indicator_id) - series_count, $1) as run
       from (
         select c.indicator_id, sum(c.series_count) as series_count, max(r.changed_at) as changed_at
         from series_coverage c
         left join (
           select source_id, max(finished_at) as changed_at
           from import_run
           where state = 'done' and report ->> 'state' is distinct from 'unchanged'
           group by source_id
         ) r on r.source_id = c.source_id
         group by c.indicator_id
       ) as held
     ) as numbered
     group by run
     order by run`,
    [size],
  )
}

/** The pairs of a run, by indicator and country, each once however many frequencies it has; the last run has no `endId`. */
export async function selectSitePairs(
  db: Queryable,
  { firstId, endId }: { firstId: string; endId: string | undefined },
): Promise<(SitePair & { name: string })[]> {
  return db.query(
    `select series.indicator_id as "indicatorId", series.country_code as "countryCode",
            max(series.changed_at) as "changedAt", max(indicator.name) as name
     from series
     join indicator on indicator.id = series.indicator_id
     where series.is_published and series.indicator_id >= $1
       and ($2::text is null or series.indicator_id < $2)
     group by series.indicator_id, series.country_code
     order by series.indicator_id, series.country_code`,
    [firstId, endId ?? null],
  )
}
