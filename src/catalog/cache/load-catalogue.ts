import { selectCoverageOfIndicators, selectFactCoverage } from "#db/catalogue/coverage.ts"
import { selectFormerNames, selectIndicators } from "#db/catalogue/indicators.ts"
import { selectUsualEnds } from "#db/catalogue/standstills.ts"
import type { Database } from "#db/engine/database.ts"
import { selectChangedIndicators } from "#db/imports/catalogue-changes.ts"

import { nextTurn } from "#domain/in-slices.ts"
import { buildCoverage, renewCoverage, type Coverage } from "../indicators/build-coverage.ts"
import {
  buildIndicatorIndex,
  renewIndicatorIndex,
  type IndicatorIndex,
} from "../indicators/indicator-index.ts"
import { createUsualLast } from "../indicators/standstills.ts"
import { readIndicators, readSeriesCoverage } from "./read-portions.ts"
import type { Loaded } from "./version-cache.ts"

/** Up to this many changed indicators, or up to this part of all, are read by themselves; beyond it everything is. */
const FEW = 2000
const SMALL_PART = 1 / 4
const AT_ONCE = 250

/** The index of all indicators. Where one was loaded before, only what has changed since is read. */
export async function loadIndex(
  db: Database,
  before: Loaded<IndicatorIndex> | undefined,
): Promise<IndicatorIndex> {
  const changed = before && (await findChanged(db, before.version, before.value.byId.size))
  if (before === undefined || changed === undefined) {
    const [rows, formerNames, usualEnds] = await Promise.all([
      readIndicators(db),
      selectFormerNames(db),
      selectUsualEnds(db),
    ])
    return buildIndicatorIndex(rows, formerNames, createUsualLast(usualEnds))
  }
  const usualLast = createUsualLast(await selectUsualEnds(db))
  const rows = await readParts(changed, (ids) => selectIndicators(db, ids))
  const formerNames = await readParts(changed, (ids) => selectFormerNames(db, ids))
  return renewIndicatorIndex(before.value, { ids: new Set(changed), rows, formerNames, usualLast })
}

/** The coverage of all indicators. Where one was loaded before, only what has changed since is read. */
export async function loadCoverage(
  db: Database,
  loadingIndex: Promise<IndicatorIndex>,
  before: Loaded<Coverage> | undefined,
): Promise<Coverage> {
  const changed = before && (await findChanged(db, before.version, before.value.indicators.length))
  if (before === undefined || changed === undefined) {
    // Side by side: while the server reads rows of the one, those of the other are taken in.
    const [index, series, facts] = await Promise.all([
      loadingIndex,
      readSeriesCoverage(db),
      selectFactCoverage(db),
    ])
    return buildCoverage(index, { series, facts: factsById(facts) })
  }
  const index = await loadingIndex
  const series = await readParts(changed, (ids) => selectCoverageOfIndicators(db, ids))
  const facts = await readParts(changed, (ids) => selectFactCoverage(db, ids))
  return renewCoverage(before.value, index, {
    ids: new Set(changed),
    series: Map.groupBy(series, ({ indicatorId }) => indicatorId),
    facts: factsById(facts),
  })
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

function factsById(rows: readonly { indicatorId: string; places: string }[]) {
  return new Map(rows.map(({ indicatorId, places }) => [indicatorId, places]))
}
