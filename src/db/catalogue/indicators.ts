import type { Indicator } from "#domain/indicators/indicator.ts"
import { definitionWithOrigin } from "#domain/indicators/own-definition.ts"

import type { Queryable } from "../engine/database.ts"

/** An indicator with the name of its publisher. */
export type CatalogIndicator = Indicator & { publisher: string }

/**
 * The indicators that follow an id in the order of their ids, from the first without one; at most `limit`. One without a
 * definition has a sentence of ours, marked as such.
 */
export async function selectIndicatorsAfter(
  db: Queryable,
  after: string | undefined,
  limit: number,
): Promise<CatalogIndicator[]> {
  const stored = await db.query<CatalogIndicator>(
    `select i.id, i.publisher_id as "publisherId", i.source_id as "sourceId", i.code, i.name,
       i.category, i.unit, i.currency, i.definition, i.notes,
       i.source_note as "sourceNote", i.aggregation, i.decimals,
       i.published_topics as "publishedTopics", coalesce(i.topics, '{}') as topics,
       i.is_headline as "isHeadline", s.publisher
     from indicator i
     join source s on s.id = i.source_id
     where i.id > $1
     order by i.id
     limit $2`,
    [after ?? "", limit],
  )
  return stored.map((indicator) => {
    const { text, origin } = definitionWithOrigin(indicator)
    return { ...indicator, definition: text, definitionOrigin: origin }
  })
}

/** Names that indicators had before, with whose they were. */
export function selectFormerNames(
  db: Queryable,
): Promise<{ indicatorId: string; name: string; nameKey: string }[]> {
  return db.query(
    `select indicator_id as "indicatorId", name, name_key as "nameKey"
     from indicator_former_name
     order by name_key, indicator_id collate "C"`,
  )
}
