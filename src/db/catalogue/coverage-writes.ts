import type { Queryable } from "../engine/database.ts"

const AT_ONCE = 1000

/**
 * Recounts the coverage of the given indicators. Must run in the transaction that changed their series, after
 * `lockDataVersion`: two at the same time would each count without the changes of the other.
 */
export async function refreshCoverage(
  transaction: Queryable,
  indicatorIds: readonly string[],
): Promise<void> {
  for (let k = 0; k < indicatorIds.length; k += AT_ONCE) {
    const ids = indicatorIds.slice(k, k + AT_ONCE)
    await removeCoverage(transaction, ids)
    await insertCoverage(transaction, ids)
  }
}

async function removeCoverage(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(`delete from series_coverage where indicator_id = any($1::text[])`, [ids])
}

async function insertCoverage(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `insert into series_coverage (indicator_id, frequency, source_id, places, last_indexes,
       figure_counts, start_index, last_index, series_count, figure_count, last_actual_indexes,
       last_actual_index)
     select indicator_id, frequency, source_id, string_agg(country_code, ','),
       string_agg(last_index::text, ','), string_agg(figure_count::text, ','), min(start_index),
       max(last_index), count(*), sum(figure_count),
       string_agg(coalesce(last_actual_index::text, ''), ','), max(last_actual_index)
     from series
     where is_published and indicator_id = any($1::text[])
     group by indicator_id, frequency, source_id`,
    [ids],
  )
}
