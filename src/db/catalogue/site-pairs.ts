import type { Queryable } from "../engine/database.ts"

/** An indicator of a country that has a page, and when its figures last changed. */
export type SitePair = { indicatorId: string; countryCode: string; changedAt: Date }

/** Where each piece of at most `size` pairs begins, in the order of `selectSitePairs`. */
export async function selectPairStarts(
  db: Queryable,
  size: number,
): Promise<{ indicatorId: string; countryCode: string; changedAt: Date }[]> {
  return db.query(
    `select (min(array[indicator_id, country_code]))[1] as "indicatorId",
            (min(array[indicator_id, country_code]))[2] as "countryCode",
            max(changed_at) as "changedAt"
     from (
       select indicator_id, country_code, max(changed_at) as changed_at,
              (row_number() over (order by indicator_id, country_code) - 1) / $1::int as piece
       from series
       where is_published
       group by indicator_id, country_code
     ) as pair
     group by piece
     order by piece`,
    [size],
  )
}

/** The pairs from one on, by indicator and country, each once however many frequencies it has. */
export async function selectSitePairs(
  db: Queryable,
  from: { indicatorId: string; countryCode: string },
  limit: number,
): Promise<(SitePair & { name: string })[]> {
  return db.query(
    `select series.indicator_id as "indicatorId", series.country_code as "countryCode",
            max(series.changed_at) as "changedAt", max(indicator.name) as name
     from series
     join indicator on indicator.id = series.indicator_id
     where series.is_published and (series.indicator_id, series.country_code) >= ($1, $2)
     group by series.indicator_id, series.country_code
     order by series.indicator_id, series.country_code
     limit $3`,
    [from.indicatorId, from.countryCode, limit],
  )
}
