import type { CountryCode } from "#domain/places/country.ts"

import type { Queryable } from "../engine/database.ts"

/** One search as it was asked and how it went. */
export type AskedQuery = {
  id: string
  text: string
  askedAt: Date
  visitor: string
  resultCount: number
  countryCode: CountryCode | null
  category: string | null
}

/** A text that several visitors asked and that had results. */
export type AskedTerm = {
  text: string
  category: string | null
  countryCode: CountryCode | null
  visitors: number
}

/** A text and an indicator that several visitors opened from its results. */
export type ClickedText = { text: string; indicatorId: string; visitors: number }

/** Notes a search. */
export async function insertSearchQuery(db: Queryable, asked: AskedQuery): Promise<void> {
  await db.query(
    `insert into search_query (id, text, asked_at, visitor, result_count, country_code, category)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      asked.id,
      asked.text,
      asked.askedAt,
      asked.visitor,
      asked.resultCount,
      asked.countryCode,
      asked.category,
    ],
  )
}

/** Notes that a result of a search was opened; `false` when there is no such search. */
export async function markSearchClicked(
  db: Queryable,
  id: string,
  datasetId: string | null,
): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    `update search_query set clicked = true, dataset_id = coalesce($2, dataset_id)
     where id = $1
     returning id`,
    [id, datasetId],
  )
  return rows.length > 0
}

/** Texts asked since a day by enough visitors and answered with results, most asked first. */
export async function selectAskedTerms(
  db: Queryable,
  options: { since: Date; visitors: number; limit: number },
): Promise<AskedTerm[]> {
  return db.query<AskedTerm>(
    `select lower(text) as text,
            max(category) as category,
            max(country_code) as "countryCode",
            count(distinct visitor)::integer as visitors
     from search_query
     where asked_at >= $1 and result_count > 0
     group by lower(text)
     having count(distinct visitor) >= $2
     order by count(distinct visitor) desc, lower(text)
     limit $3`,
    [options.since, options.visitors, options.limit],
  )
}

/**
 * Texts since a day with the indicators that enough visitors opened from their results, most opened first.
 * The id of an indicator is that of the dataset without its country and frequency.
 */
export async function selectClickedTexts(
  db: Queryable,
  options: { since: Date; visitors: number; limit: number },
): Promise<ClickedText[]> {
  return db.query<ClickedText>(
    `select lower(text) as text,
            regexp_replace(dataset_id, ':[^:]*:[^:]*$', '') as "indicatorId",
            count(distinct visitor)::integer as visitors
     from search_query
     where asked_at >= $1 and clicked and dataset_id is not null
     group by 1, 2
     having count(distinct visitor) >= $2
     order by 3 desc, 1, 2
     limit $3`,
    [options.since, options.visitors, options.limit],
  )
}
