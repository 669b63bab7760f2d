import { selectCoverageOfIndicators, selectFactCoverage } from "#db/catalogue/coverage.ts"
import { selectFormerNames, selectIndicators } from "#db/catalogue/indicators.ts"
import { selectUsualEnds } from "#db/catalogue/standstills.ts"
import type { Database } from "#db/engine/database.ts"
import { selectChangedIndicators } from "#db/imports/catalogue-changes.ts"
import { nextTurn } from "#domain/in-slices.ts"

import {
  compactTable,
  openTable,
  renewTable,
  type CatalogueTable,
  type HeldIndicator,
} from "../columns/catalogue-table.ts"
import { coverIndicator } from "../columns/cover-indicator.ts"
import { loadColumns } from "../columns/load-columns.ts"
import type { ColumnStore } from "../columns/column-store.ts"
import { createPlaceSets } from "../indicators/place-set.ts"
import { buildIndicatorIndex, type IndicatorIndex } from "../indicators/indicator-index.ts"
import { createUsualLast } from "../indicators/standstills.ts"
import type { Loaded } from "./version-cache.ts"

/** Up to this many changed indicators, or up to this part of all, are read by themselves; beyond it everything is. */
const FEW = 2000
const SMALL_PART = 1 / 4
const AT_ONCE = 250

type Sources = { db: Database; store: ColumnStore; version: number }

/**
 * The index of all indicators. Where one was loaded before, only what has changed since is read; at a start only what
 * has changed since the columns were stored.
 */
export async function loadIndex(
  { db, store, version }: Sources,
  before: Loaded<IndicatorIndex> | undefined,
): Promise<IndicatorIndex> {
  const changed = before && (await findChanged(db, before.version, before.value.table.size))
  const usualEnds = selectUsualEnds(db)
  usualEnds.catch(() => undefined)
  if (before === undefined || changed === undefined) {
    const formerNames = selectFormerNames(db)
    formerNames.catch(() => undefined)
    const table = await loadTable({ db, store, version })
    return buildIndicatorIndex(table, await formerNames, createUsualLast(await usualEnds))
  }
  const ids = new Set(changed)
  const table = await renew(db, before.value.table, ids)
  const names = before.value.formerNames.filter(({ indicatorId }) => !ids.has(indicatorId))
  const newNames = await readParts(changed, (some) => selectFormerNames(db, some))
  return buildIndicatorIndex(
    await storeChange({ db, store, version }, table),
    [...names, ...newNames],
    createUsualLast(await usualEnds),
  )
}

/** From the stored columns where they are there, else from everything that the database holds. */
async function loadTable({ db, store, version }: Sources): Promise<CatalogueTable> {
  const stored = await store.read(version)
  if (stored) return renew(db, await openTable(stored.data), stored.changedIds)
  const stamp = await store.findStamp(version)
  const data = await loadColumns(db)
  store.write(stamp, data)
  return openTable(data)
}

/** Few changes are noted beside the stored columns; many are put into them. */
async function storeChange(
  { store, version }: Sources,
  table: CatalogueTable,
): Promise<CatalogueTable> {
  const stamp = await store.findStamp(version)
  if (table.changedIds.size <= FEW) {
    store.noteChanges(stamp, table.changedIds)
    return table
  }
  const compact = await compactTable(table)
  store.write(stamp, compact.data)
  return compact.table
}

async function renew(
  db: Database,
  before: CatalogueTable,
  ids: ReadonlySet<string>,
): Promise<CatalogueTable> {
  const changed = [...ids]
  const rows = await readParts(changed, (some) => selectIndicators(db, some))
  const series = await readParts(changed, (some) => selectCoverageOfIndicators(db, some))
  const facts = await readParts(changed, (some) => selectFactCoverage(db, some))
  const seriesById = Map.groupBy(series, ({ indicatorId }) => indicatorId)
  const factsById = new Map(facts.map(({ indicatorId, places }) => [indicatorId, places]))
  const makeSet = createPlaceSets()
  const held = rows.map((indicator): HeldIndicator => {
    const [own = [], codes = ""] = [seriesById.get(indicator.id), factsById.get(indicator.id)]
    return { indicator, covered: coverIndicator(own, codes, makeSet) }
  })
  return renewTable(before, ids, held)
}

/** The indicators that must be read again; `undefined` where all must be. */
async function findChanged(
  db: Database,
  version: number,
  held: number,
): Promise<readonly string[] | undefined> {
  const changed = await selectChangedIndicators(db, version)
  const isWorth = changed !== undefined && changed.length <= Math.max(FEW, held * SMALL_PART)
  return isWorth ? changed : undefined
}

/** Reads a few at a time: another reader of the embedded database may have to wait for them. */
async function readParts<R>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<R[]>,
): Promise<R[]> {
  const rows: R[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const row of await read(ids.slice(from, from + AT_ONCE))) rows.push(row)
    await nextTurn()
  }
  return rows
}
