import type { CatalogIndicator } from "#db/catalogue/indicators.ts"
import { forEachInSlices } from "#domain/in-slices.ts"

import { createColumnsBuilder } from "./build-columns.ts"
import type { CatalogueData } from "./catalogue-columns.ts"
import type { Covered } from "./cover-indicator.ts"
import { openColumns, type LookupKey, type OpenColumns } from "./open-columns.ts"

/**
 * All indicators that are held: the columns of all of them at some time, and after them the rows of those that changed
 * since. Versions of the catalogue share the former, so that the next one takes as much as has changed.
 */
export type CatalogueTable = {
  base: OpenColumns
  later: OpenColumns
  /** Every indicator that changed since the base was made, held or gone. */
  changedIds: ReadonlySet<string>
  /** How many indicators are held. */
  size: number
  /** The columns in which a row is, and its number there. */
  find(row: number): readonly [columns: OpenColumns, at: number]
  findId(id: string): number | undefined
  /** The rows that are held and may have this key, which is in lower case. The caller compares it. */
  findRows(key: LookupKey, text: string): number[]
  /** Whether a row of the base is as it was. */
  isHeld(row: number): boolean
  /** A number for each row that it has in all tables of the same lineage; one that changed has another. */
  serialOf(row: number): number
  serials: { base: Uint32Array; later: Uint32Array }
  lineage: Lineage
}

/** Tables of which each was made from the one before, and how many serial numbers they have given away. */
type Lineage = { serials: number }

/** An indicator as it is now, and what it covers. */
export type HeldIndicator = { indicator: CatalogIndicator; covered: Covered | undefined }

/** The table of columns of which nothing has changed. */
export async function openTable(data: CatalogueData): Promise<CatalogueTable> {
  const base = openColumns(data)
  const serials = Uint32Array.from({ length: base.size }, (_, row) => row)
  return startTable(base, serials, { serials: base.size })
}

/** The next table after a change of these indicators: those of them that are still held are as they are given. */
export async function renewTable(
  before: CatalogueTable,
  ids: ReadonlySet<string>,
  held: readonly HeldIndicator[],
): Promise<CatalogueTable> {
  const { base, later, lineage } = before
  const builder = createColumnsBuilder()
  const laterSerials: number[] = []
  for (let at = 0; at < later.size; at += 1) {
    if (ids.has(later.readId(at))) continue
    addHeld(builder, readHeld(later, at))
    laterSerials.push(before.serials.later[at] ?? -1)
  }
  for (const one of held) {
    addHeld(builder, one)
    laterSerials.push(lineage.serials)
    lineage.serials += 1
  }
  return joinTable({
    base,
    later: openColumns(await builder.finish()),
    changedIds: new Set([...before.changedIds, ...ids]),
    serials: { base: before.serials.base, later: Uint32Array.from(laterSerials) },
    lineage,
  })
}

/** The same table with columns of everything that it holds, and these columns. */
export async function compactTable(
  table: CatalogueTable,
): Promise<{ data: CatalogueData; table: CatalogueTable }> {
  const builder = createColumnsBuilder()
  const serials: number[] = []
  await forEachInSlices(listRows(table), (row) => {
    const [columns, at] = table.find(row)
    addHeld(builder, readHeld(columns, at))
    serials.push(table.serialOf(row))
  })
  const data = await builder.finish()
  return {
    data,
    table: await startTable(openColumns(data), Uint32Array.from(serials), table.lineage),
  }
}

async function startTable(
  base: OpenColumns,
  serials: Uint32Array,
  lineage: Lineage,
): Promise<CatalogueTable> {
  return joinTable({
    base,
    later: openColumns(await createColumnsBuilder().finish()),
    changedIds: new Set(),
    serials: { base: serials, later: new Uint32Array() },
    lineage,
  })
}

function* listRows(table: CatalogueTable): Generator<number> {
  const all = table.base.size + table.later.size
  for (let row = 0; row < all; row += 1) if (table.isHeld(row)) yield row
}

function readHeld(columns: OpenColumns, at: number): HeldIndicator {
  return {
    indicator: { ...columns.readIndicator(at), publisher: columns.readTraits(at).publisher },
    covered: columns.isCovered(at) ? columns.readCovered(at) : undefined,
  }
}

function addHeld(
  builder: ReturnType<typeof createColumnsBuilder>,
  { indicator, covered }: HeldIndicator,
): void {
  const row = builder.add(indicator)
  if (covered) builder.cover(row, covered)
}

type Parts = Pick<CatalogueTable, "base" | "later" | "changedIds" | "serials" | "lineage">

function joinTable({ base, later, changedIds, lineage, serials }: Parts): CatalogueTable {
  const findIn = (columns: OpenColumns, id: string) =>
    columns.findRows("id", id.toLowerCase()).find((at) => columns.readId(at) === id)
  const gone = new Set([...changedIds].flatMap((id) => findIn(base, id) ?? []))
  const isHeld = (row: number) => !gone.has(row)
  return {
    base,
    later,
    changedIds,
    lineage,
    size: base.size - gone.size + later.size,
    find: (row) => (row < base.size ? [base, row] : [later, row - base.size]),
    findId: (id) => {
      const at = changedIds.has(id) ? findIn(later, id) : findIn(base, id)
      return at === undefined || !changedIds.has(id) ? at : base.size + at
    },
    findRows: (key, text) => [
      ...base.findRows(key, text).filter(isHeld),
      ...later.findRows(key, text).map((at) => base.size + at),
    ],
    isHeld,
    serialOf: (row) => serials.base[row] ?? serials.later[row - base.size] ?? -1,
    serials,
  }
}
