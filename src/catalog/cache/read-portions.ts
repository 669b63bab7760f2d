import { selectSeriesCoverage, type SeriesCoverage } from "#db/catalogue/coverage.ts"
import { selectIndicatorsAfter, type CatalogIndicator } from "#db/catalogue/indicators.ts"
import type { Database } from "#db/engine/database.ts"

/** So many rows of a whole table are read at a time: a reader of the embedded database waits at most for these. */
const PORTION = 250

/** Every indicator in the order of its id, the same on every database. */
export async function readIndicators(db: Database): Promise<CatalogIndicator[]> {
  const rows: CatalogIndicator[] = []
  // Rows come with a copy of each text; of those that most rows share, one is enough.
  const texts = new Map<string, string>()
  const share = <T extends string>(text: T): T => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return (known ?? text) as T
  }
  await readPortions<CatalogIndicator>(
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
    (after, limit) => selectSeriesCoverage(db, after, limit),
    (row) => {
      const rows = byId.get(row.indicatorId)
      if (rows) rows.push(row)
      else byId.set(row.indicatorId, [row])
    },
  )
  return byId
}

/** Reads all rows of a table a portion after the other, each beginning behind the last row of the one before. */
async function readPortions<R>(
  read: (after: R | undefined, limit: number) => Promise<readonly R[]>,
  take: (row: R) => void,
): Promise<void> {
  let last: R | undefined
  for (;;) {
    const rows = await read(last, PORTION)
    for (const row of rows) take(row)
    last = rows.at(-1)
    if (rows.length < PORTION) return
  }
}
