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
    `${SELECT_INDICATORS}
     where i.id > $1
     order by i.id
     limit $2`,
    [after ?? "", limit],
  )
  return stored.map(withDefinition)
}

/** The indicators with these ids, as far as there are any, in any order; described as above. */
export async function selectIndicators(
  db: Queryable,
  ids: readonly string[],
): Promise<CatalogIndicator[]> {
  const stored = await db.query<CatalogIndicator>(
    `${SELECT_INDICATORS}
     where i.id = any($1::text[])`,
    [ids],
  )
  return stored.map(withDefinition)
}

const SELECT_INDICATORS = `select i.id, i.publisher_id as "publisherId", i.source_id as "sourceId",
  i.code, i.name, i.category, i.unit, i.currency, i.definition, i.notes,
  i.source_note as "sourceNote", i.aggregation, i.decimals,
  i.published_topics as "publishedTopics", coalesce(i.topics, '{}') as topics,
  i.is_headline as "isHeadline", s.publisher
  from indicator i
  join source s on s.id = i.source_id`

function withDefinition(indicator: CatalogIndicator): CatalogIndicator {
  const { text, origin } = definitionWithOrigin(indicator)
  return { ...indicator, definition: text, definitionOrigin: origin }
}

/** Names that indicators had before, with whose they were; of the given indicators only, if any are given. */
export function selectFormerNames(
  db: Queryable,
  ids?: readonly string[],
): Promise<{ indicatorId: string; name: string; nameKey: string }[]> {
  return db.query(
    `select indicator_id as "indicatorId", name, name_key as "nameKey"
     from indicator_former_name
     where $1::text[] is null or indicator_id = any($1::text[])`,
    [ids ?? null],
  )
}
