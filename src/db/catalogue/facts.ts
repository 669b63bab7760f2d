import type { Redistribution, Source } from "#domain/indicators/source.ts"

import type { Queryable } from "../engine/database.ts"
import { SOURCE_COLUMNS } from "./sources.ts"

/** The undated figure of an indicator for a country with its source, or `undefined`. */
export async function selectFact(
  db: Queryable,
  indicatorId: string,
  country: string,
): Promise<(Source & { value: number }) | undefined> {
  const [row] = await db.query<Source & { value: number }>(
    `select f.value, ${SOURCE_COLUMNS}
     from fact f
     join source s on s.id = f.source_id
     where f.indicator_id = $1 and f.country_code = $2`,
    [indicatorId, country],
  )
  return row
}

/** The undated figures of a country with their terms, in any order. */
export function selectCountryFacts(
  db: Queryable,
  country: string,
): Promise<{ indicatorId: string; value: number; redistribute: Redistribution }[]> {
  return db.query(
    `select f.indicator_id as "indicatorId", f.value, s.redistribute
     from fact f
     join source s on s.id = f.source_id
     where f.country_code = $1`,
    [country],
  )
}
