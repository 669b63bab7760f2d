import { selectSeriesCoverage, type SeriesCoverage } from "#db/catalogue/coverage.ts"
import { selectIndicatorsAfter, type CatalogIndicator } from "#db/catalogue/indicators.ts"
import type { Database } from "#db/engine/database.ts"

/**
 * How many rows of a table are read at a time. Another reader of the embedded database may have to wait for them; a server
 * has a connection for each, and each portion costs a way to it.
 */
const PORTIONS = { pglite: 250, postgres: 1000 } as const

/** Every indicator in the order of its id, the same on every database. */
export async function readIndicators(db: Database): Promise<CatalogIndicator[]> {
  const rows: CatalogIndicator[] = []
  // Each row comes with copies of texts that most rows have in common: one copy of each is enough.
  const texts = new Map<string, string>()
  const share = <T extends string>(text: T): T => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return (known ?? text) as T
  }
  await readPortions<CatalogIndicator>(
    PORTIONS[db.kind],
    (after, limit) => selectIndicatorsAfter(db, after?.id, limit),
    (row) => {
      row.publisherId = share(row.publisherId)
      row.publisher = share(row.publisher)
      row.sourceId = share(row.sourceId)
      row.category = share(row.category)
      row.unit = share(row.unit)
      row.aggregation = share(row.aggregation)
      rows.push(row)
    },
  )
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Where each indicator has published series, by its id. */
export async function readSeriesCoverage(db: Database): Promise<Map<string, SeriesCoverage[]>> {
  const byId = new Map<string, SeriesCoverage[]>()
  await readPortions<SeriesCoverage>(
    PORTIONS[db.kind],
    (after, limit) => selectSeriesCoverage(db, after, limit),
    (row) => {
      const rows = byId.get(row.indicatorId)
      if (rows) rows.push(row)
      else byId.set(row.indicatorId, [row])
    },
  )
  return byId
}

/** Reads all rows of a table in portions. Each portion begins after the last row of the one before. */
async function readPortions<R>(
  portion: number,
  read: (after: R | undefined, limit: number) => Promise<readonly R[]>,
  take: (row: R) => void,
): Promise<void> {
  let last: R | undefined
  for (;;) {
    const rows = await read(last, portion)
    for (const row of rows) take(row)
    last = rows.at(-1)
    if (rows.length < portion) return
  }
}
