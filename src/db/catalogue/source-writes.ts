import type { Source } from "#domain/indicators/source.ts"

import type { Queryable } from "../engine/database.ts"

/** Adds a source unless it is known, so that an import can refer to it; a known one stays as it is. */
export async function insertSource(db: Queryable, source: Source): Promise<void> {
  await db.query(
    `insert into source (id, publisher_id, publisher, title, licence, licence_url, attribution, redistribute, url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do nothing`,
    sourceValues(source),
  )
}

/** Brings a known source up to date; `true` when anything about it was different. */
export async function updateSource(db: Queryable, source: Source): Promise<boolean> {
  const rows = await db.query(
    `update source set publisher_id = $2, publisher = $3, title = $4, licence = $5, licence_url = $6,
       attribution = $7, redistribute = $8, url = $9
     where id = $1 and (publisher_id, publisher, title, licence, licence_url, attribution, redistribute, url)
       is distinct from ($2, $3, $4, $5, $6, $7, $8, $9)
     returning id`,
    sourceValues(source),
  )
  return rows.length > 0
}

function sourceValues(source: Source) {
  return [
    source.id,
    source.publisherId,
    source.publisher,
    source.title,
    source.licence,
    source.licenceUrl,
    source.attribution,
    source.redistribute,
    source.url,
  ]
}
