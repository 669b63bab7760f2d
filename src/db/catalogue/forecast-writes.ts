import type { Queryable } from "../engine/database.ts"

/** From which period on the figures of a series are forecasts. */
export type Forecast = { indicatorId: string; country: string; frequency: string; start: number }

/** Notes what a file says of forecasts; gives how many are different from what was known of this file. */
export async function upsertForecasts(
  db: Queryable,
  forecasts: readonly Forecast[],
  file: { vintage: string; lineage: string },
): Promise<number> {
  const rows = await db.query(
    `insert into forecast as f (indicator_id, country_code, frequency, vintage, lineage, start_index)
     select r."indicatorId", r.country, r.frequency, $2::date, $3, r.start
     from jsonb_to_recordset($1::jsonb)
       as r ("indicatorId" text, country text, frequency text, start integer)
     on conflict (indicator_id, country_code, frequency, vintage, lineage) do update
       set start_index = excluded.start_index
       where f.start_index <> excluded.start_index
     returning 1`,
    [JSON.stringify(forecasts), file.vintage, file.lineage],
  )
  return rows.length
}
