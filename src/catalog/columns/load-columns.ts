import { selectFactCoverage, type SeriesCoverage } from "#db/catalogue/coverage.ts"
import type { Database } from "#db/engine/database.ts"

import { readIndicators, readSeriesCoverage } from "../cache/read-portions.ts"
import { createPlaceSets } from "../indicators/place-set.ts"
import { createColumnsBuilder } from "./build-columns.ts"
import type { CatalogueData } from "./catalogue-columns.ts"
import { coverIndicator } from "./cover-indicator.ts"

/** Makes columns of everything that the database holds, as it is read. */
export async function loadColumns(db: Database): Promise<CatalogueData> {
  const builder = createColumnsBuilder()
  const rows = new Map<string, number>()
  const [facts] = await Promise.all([
    selectFactCoverage(db),
    readIndicators(db, (indicator) => rows.set(indicator.id, builder.add(indicator))),
  ])
  const undated = new Map(facts.map(({ indicatorId, places }) => [indicatorId, places]))
  const makeSet = createPlaceSets()
  const cover = (id: string, series: readonly SeriesCoverage[]) => {
    const row = rows.get(id)
    if (row !== undefined)
      builder.cover(row, coverIndicator(series, undated.get(id) ?? "", makeSet))
    undated.delete(id)
  }
  await readSeriesCoverage(db, cover)
  // What is left has undated figures alone.
  for (const id of [...undated.keys()]) cover(id, [])
  return builder.finish()
}
