import { nameKey, type Indicator } from "#domain/indicators/indicator.ts"
import { publisherRank } from "#importers/publisher-preference.data.ts"

import type { CatalogueTable } from "../columns/catalogue-table.ts"
import type { LookupKey } from "../columns/open-columns.ts"
import type { UsualLast } from "./standstills.ts"
import { buildTextLookup, type TextLookup } from "./text-lookup.ts"

export type FormerName = { indicatorId: string; name: string; nameKey: string }

/** All indicators with every way to look one up. */
export type IndicatorIndex = {
  table: CatalogueTable
  /** In the order of the ids. */
  formerNames: readonly FormerName[]
  findFormer: TextLookup<FormerName>["find"]
  findFormerKey: TextLookup<FormerName>["find"]
  usualLast: UsualLast
  /** Indicators that were asked for last: the figures of all places of one are read together, and share it. */
  recent: Map<string, Indicator>
}

const MAX_RECENT = 1000

/** Makes the look-up of the indicators of a table and of their former names, which may come in any order. */
export async function buildIndicatorIndex(
  table: CatalogueTable,
  formerNames: readonly FormerName[],
  usualLast: UsualLast = () => null,
): Promise<IndicatorIndex> {
  // Two names of one indicator lead to the same place, so that their order does not matter.
  const sorted = formerNames.toSorted((a, b) => compareIds(a.indicatorId, b.indicatorId))
  const ofHeld = sorted.filter(({ indicatorId }) => table.findId(indicatorId) !== undefined)
  const byName = await buildTextLookup(ofHeld, { readText: ({ name }) => name })
  const byKey = await buildTextLookup(ofHeld, { readText: (one) => one.nameKey })
  return {
    table,
    formerNames: sorted,
    findFormer: byName.find,
    findFormerKey: byKey.find,
    usualLast,
    recent: new Map(),
  }
}

/** The indicator with this id, as it is stored. */
export function getIndicator(
  { table, recent }: Pick<IndicatorIndex, "table" | "recent">,
  id: string,
): Indicator | undefined {
  const known = recent.get(id)
  if (known) return known
  const row = table.findId(id)
  if (row === undefined) return undefined
  if (recent.size === MAX_RECENT) recent.clear()
  const indicator = readIndicator(table, row)
  recent.set(id, indicator)
  return indicator
}

/** The indicator a text names: exact name, id, the name in any case, publisher's code, former name, then the symbol-free name. */
export function findInIndex(
  index: IndicatorIndex,
  text: string,
): { indicator: Indicator; renamed: boolean } | undefined {
  const trimmed = text.trim()
  if (trimmed === "") return undefined
  const { table } = index
  const present = findByKey(table, "name", trimmed, asGiven) ?? table.findId(trimmed)
  const row = present ?? findOtherwise(index, trimmed)
  return row === undefined
    ? undefined
    : { indicator: readIndicator(table, row), renamed: present === undefined }
}

function findOtherwise(index: IndicatorIndex, text: string): number | undefined {
  const { table } = index
  const ofFormer = (former: FormerName | undefined) => former && table.findId(former.indicatorId)
  return (
    findByKey(table, "id", text, lower) ??
    findByKey(table, "name", text, lower) ??
    findByKey(table, "code", text, lower) ??
    ofFormer(index.findFormer(text)) ??
    findByKey(table, "plainName", text, nameKey) ??
    ofFormer(index.findFormerKey(nameKey(text)))
  )
}

/** Where two publishers share a code or a key, the preferred one is meant. */
function findByKey(
  table: CatalogueTable,
  key: LookupKey,
  text: string,
  makeKey: (text: string) => string,
): number | undefined {
  const wanted = makeKey(text)
  if (wanted === "") return undefined
  const rows = table.findRows(key, key === "plainName" ? wanted : lower(text))
  const same = rows.filter((row) => makeKey(readKey(table, row, key)) === wanted)
  return same.length < 2 ? same[0] : same.toSorted((a, b) => comparePreference(table, a, b))[0]
}

function readKey(table: CatalogueTable, row: number, key: LookupKey): string {
  const [columns, at] = table.find(row)
  if (key === "id") return columns.readId(at)
  return key === "code" ? columns.readCode(at) : columns.readName(at)
}

function comparePreference(table: CatalogueTable, a: number, b: number): number {
  const rank = (row: number) => {
    const [columns, at] = table.find(row)
    return publisherRank(columns.readTraits(at).publisherId)
  }
  return rank(a) - rank(b) || compareIds(readKey(table, a, "id"), readKey(table, b, "id"))
}

function readIndicator(table: CatalogueTable, row: number): Indicator {
  const [columns, at] = table.find(row)
  return columns.readIndicator(at)
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function asGiven(text: string): string {
  return text
}

function lower(text: string): string {
  return text.toLowerCase()
}
