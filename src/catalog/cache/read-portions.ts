import { selectSeriesCoverage, type SeriesCoverage } from "#db/catalogue/coverage.ts"
import { selectIndicatorsAfter, type CatalogIndicator } from "#db/catalogue/indicators.ts"
import type { Database } from "#db/engine/database.ts"
import { isSliceOver, nextTurn } from "#domain/in-slices.ts"

/**
 * How many rows of a table are read at a time. Another reader of the embedded database may have to wait for them; a server
 * has a connection for each, and each portion costs a way to it.
 */
const PORTIONS = { pglite: 250, postgres: 1000 } as const

/** Visits every indicator. */
export function readIndicators(
  db: Database,
  take: (indicator: CatalogIndicator) => void,
): Promise<void> {
  return readPortions<CatalogIndicator>(
    PORTIONS[db.kind],
    (after, limit) => selectIndicatorsAfter(db, after?.id, limit),
    take,
  )
}

/** Visits every indicator with published series, and where it has them. */
export async function readSeriesCoverage(
  db: Database,
  take: (indicatorId: string, rows: readonly SeriesCoverage[]) => void,
): Promise<void> {
  let same: SeriesCoverage[] = []
  const takeSame = () => {
    if (same[0] !== undefined) take(same[0].indicatorId, same)
  }
  // Rows come in the order of their indicators.
  await readPortions<SeriesCoverage>(
    PORTIONS[db.kind],
    (after, limit) => selectSeriesCoverage(db, after, limit),
    (row) => {
      if (row.indicatorId === same[0]?.indicatorId) {
        same.push(row)
        return
      }
      takeSame()
      same = [row]
    },
  )
  takeSame()
}

/**
 * Reads all rows of a table in portions, each of which begins after the last row of the one before. The next one is on
 * its way while one is taken in.
 */
async function readPortions<R>(
  portion: number,
  read: (after: R | undefined, limit: number) => Promise<readonly R[]>,
  take: (row: R) => void,
): Promise<void> {
  let rows = await read(undefined, portion)
  while (rows.length > 0) {
    const next = rows.length < portion ? Promise.resolve([]) : read(rows.at(-1), portion)
    // It may fail before it is waited for.
    next.catch(() => undefined)
    for (const row of rows) {
      if (isSliceOver()) await nextTurn()
      take(row)
    }
    rows = await next
  }
}
