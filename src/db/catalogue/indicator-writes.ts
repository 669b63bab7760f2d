import type { Indicator } from "#domain/indicators/indicator.ts"

import type { Queryable } from "../engine/database.ts"

/** An indicator as stored, with what decides whose words stand. */
export type StoredIndicator = Indicator & { publishedName: string; describedBy: string }

/** What naming needs to know of an indicator. */
export type IndicatorToName = {
  id: string
  publisherId: string
  publisher: string
  code: string
  publishedName: string
  name: string
  unit: string
  sourceTitle: string
}

/** The indicators with the given ids, as far as they are stored. */
export async function selectStoredIndicators(
  db: Queryable,
  ids: readonly string[],
): Promise<StoredIndicator[]> {
  return db.query<StoredIndicator>(
    `select id, publisher_id as "publisherId", source_id as "sourceId", code, name,
       published_name as "publishedName", category, unit, currency, definition, notes,
       source_note as "sourceNote", aggregation, decimals,
       published_topics as "publishedTopics", coalesce(topics, '{}') as topics,
       is_headline as "isHeadline",
       described_by as "describedBy"
     from indicator
     where id = any($1::text[])`,
    [ids],
  )
}

/** Every indicator with what naming needs. */
export async function selectNamedIndicators(db: Queryable): Promise<IndicatorToName[]> {
  return db.query<IndicatorToName>(
    `select i.id, i.publisher_id as "publisherId", s.publisher, i.code,
       i.published_name as "publishedName", i.name, i.unit, s.title as "sourceTitle"
     from indicator i
     join source s on s.id = i.source_id`,
  )
}

/** Inserts indicators and updates the words of known ones; the name of a known one stays (see `renameIndicators`). */
export async function upsertIndicators(
  db: Queryable,
  indicators: readonly (StoredIndicator & { nameKey: string })[],
): Promise<void> {
  await db.query(
    `insert into indicator (id, publisher_id, source_id, code, name, published_name, name_key, category,
       unit, currency, definition, notes, source_note, aggregation, decimals, published_topics, topics,
       is_headline,
       described_by)
     select id, "publisherId", "sourceId", code, name, "publishedName", "nameKey", category,
       unit, currency, definition, notes, "sourceNote", aggregation, decimals, "publishedTopics", topics,
       "isHeadline",
       "describedBy"
     from jsonb_to_recordset($1::jsonb) as r (id text, "publisherId" text, "sourceId" text, code text,
       name text, "publishedName" text, "nameKey" text, category text, unit text, currency text,
       definition text, notes text, "sourceNote" text, aggregation text, decimals smallint,
       "publishedTopics" text[], topics text[], "isHeadline" boolean, "describedBy" date)
     on conflict (id) do update set source_id = excluded.source_id,
       published_name = excluded.published_name, category = excluded.category, unit = excluded.unit,
       currency = excluded.currency, definition = excluded.definition, notes = excluded.notes,
       source_note = excluded.source_note, aggregation = excluded.aggregation,
       decimals = excluded.decimals, published_topics = excluded.published_topics,
       topics = excluded.topics, is_headline = excluded.is_headline,
       described_by = excluded.described_by`,
    [JSON.stringify(indicators)],
  )
}

/** A new name for an indicator, with the one it had. */
export type Renaming = { id: string; from: string; to: string; fromKey: string; toKey: string }

/** Frees the names of indicators that are about to be renamed, so that names can be exchanged. */
export async function releaseNames(db: Queryable, renamings: readonly Renaming[]): Promise<void> {
  await db.query(`update indicator set name = 'id:' || id where id = any($1::text[])`, [
    renamings.map(({ id }) => id),
  ])
}

/** Gives indicators their new names. */
export async function renameIndicators(
  db: Queryable,
  renamings: readonly Renaming[],
): Promise<void> {
  await db.query(
    `update indicator i set name = r."to", name_key = r."toKey"
     from jsonb_to_recordset($1::jsonb) as r (id text, "to" text, "toKey" text)
     where i.id = r.id`,
    [JSON.stringify(renamings)],
  )
}

/** Remembers the names that indicators had, for the addresses that lead to them. */
export async function keepFormerNames(
  db: Queryable,
  renamings: readonly Renaming[],
): Promise<void> {
  await db.query(
    `insert into indicator_former_name (name_key, name, indicator_id)
     select r."fromKey", r."from", r.id
     from jsonb_to_recordset($1::jsonb) as r (id text, "from" text, "fromKey" text)
     on conflict do nothing`,
    [JSON.stringify(renamings)],
  )
}

/** What the topics of a stored indicator are read from. */
export type UndecidedIndicator = Pick<
  StoredIndicator,
  "id" | "code" | "publishedName" | "unit" | "definition" | "publishedTopics"
>

/** Up to `limit` indicators of which the topics were never decided. */
export function selectUndecidedIndicators(
  db: Queryable,
  limit: number,
): Promise<UndecidedIndicator[]> {
  return db.query(
    `select id, code, published_name as "publishedName", unit, definition,
       published_topics as "publishedTopics"
     from indicator
     where topics is null
     limit $1`,
    [limit],
  )
}

/** Writes the topics of indicators. */
export async function writeTopics(
  db: Queryable,
  decided: readonly { id: string; topics: readonly string[] }[],
): Promise<void> {
  await db.query(
    `update indicator i set topics = r.topics
     from jsonb_to_recordset($1::jsonb) as r (id text, topics text[])
     where i.id = r.id`,
    [JSON.stringify(decided)],
  )
}
