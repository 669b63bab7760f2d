import type { CatalogIndicator } from "#db/catalogue/indicators.ts"
import { nameKey, type Indicator } from "#domain/indicators/indicator.ts"
import { publisherRank } from "#importers/publisher-preference.data.ts"

import { forEachInSlices, mergeFew } from "#domain/in-slices.ts"
import type { UsualLast } from "./standstills.ts"

export type FormerName = { indicatorId: string; name: string; nameKey: string }

/** All indicators with every way to look one up, strongest first. */
export type IndicatorIndex = {
  /** In the order of the ids. */
  byId: ReadonlyMap<string, ListedIndicator>
  lookups: readonly Lookup[]
  /** In the order of the ids. */
  formerNames: readonly FormerName[]
  usualLast: UsualLast
}

/** An indicator and the publisher's name as people know it. */
export type ListedIndicator = { indicator: Indicator; publisher: string; keys: Keys }

/** What an indicator is looked up by in any case, made once for each. */
type Keys = { id: string; name: string; code: string; plainName: string }

type Lookup = {
  makeKey: (text: string) => string
  found: ReadonlyMap<string, Indicator>
  /** Whether a text found this way is the present name or id. */
  isPresent: boolean
}

/** Builds the look-up from the stored indicators and their former names. */
export async function buildIndicatorIndex(
  rows: readonly CatalogIndicator[],
  formerNames: readonly FormerName[],
  usualLast: UsualLast = () => null,
): Promise<IndicatorIndex> {
  const listed: ListedIndicator[] = []
  await forEachInSlices(rows, (row) => listed.push(mapRow(row)))
  return joinIndex(listed.sort(byListedId), formerNames.toSorted(byFormerId), usualLast)
}

/** What an import has changed of the indicators: these of them are as the rows and names say now, or gone. */
export type IndicatorChanges = {
  ids: ReadonlySet<string>
  rows: readonly CatalogIndicator[]
  formerNames: readonly FormerName[]
  usualLast: UsualLast
}

/** The index after a change: the same as one that is built from everything, but what did not change is taken over. */
export async function renewIndicatorIndex(
  before: IndicatorIndex,
  { ids, rows, formerNames, usualLast }: IndicatorChanges,
): Promise<IndicatorIndex> {
  const kept: ListedIndicator[] = []
  await forEachInSlices(before.byId.values(), (one) => {
    if (!ids.has(one.indicator.id)) kept.push(one)
  })
  const keptNames = before.formerNames.filter(({ indicatorId }) => !ids.has(indicatorId))
  return joinIndex(
    mergeFew(kept, rows.map(mapRow).sort(byListedId), byListedId),
    mergeFew(keptNames, formerNames.toSorted(byFormerId), byFormerId),
    usualLast,
  )
}

function byListedId({ indicator: a }: ListedIndicator, { indicator: b }: ListedIndicator): number {
  return compareIds(a.id, b.id)
}

/** Two names of one indicator lead to the same place, so that their order does not matter. */
function byFormerId(a: FormerName, b: FormerName): number {
  return compareIds(a.indicatorId, b.indicatorId)
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

async function joinIndex(
  listed: readonly ListedIndicator[],
  formerNames: readonly FormerName[],
  usualLast: UsualLast,
): Promise<IndicatorIndex> {
  const byId = new Map<string, ListedIndicator>()
  await forEachInSlices(listed, (one) => byId.set(one.indicator.id, one))
  const preferred = await orderByPublisher(listed)
  const present = (from: readonly ListedIndicator[], read: (one: ListedIndicator) => string) =>
    indexFirst(from, read, ({ indicator }) => indicator)
  const former = (read: (one: FormerName) => string) =>
    indexFirst(formerNames, read, ({ indicatorId }) => byId.get(indicatorId)?.indicator)
  const asGiven = (text: string) => text
  const lookup = (makeKey: Lookup["makeKey"], found: Lookup["found"], isPresent = false) => ({
    makeKey,
    found,
    isPresent,
  })
  return {
    byId,
    formerNames,
    usualLast,
    lookups: [
      lookup(asGiven, await present(listed, ({ indicator }) => indicator.name), true),
      lookup(asGiven, await present(listed, ({ indicator }) => indicator.id), true),
      lookup(lower, await present(preferred, ({ keys }) => keys.id)),
      lookup(lower, await present(preferred, ({ keys }) => keys.name)),
      lookup(lower, await present(preferred, ({ keys }) => keys.code)),
      lookup(asGiven, await former(({ name }) => name)),
      lookup(nameKey, await present(preferred, ({ keys }) => keys.plainName)),
      lookup(nameKey, await former((row) => row.nameKey)),
    ],
  }
}

/** Where two publishers share a code or a key, the preferred one is meant. */
async function orderByPublisher(listed: readonly ListedIndicator[]): Promise<ListedIndicator[]> {
  const byRank = new Map<number, ListedIndicator[]>()
  await forEachInSlices(listed, (one) => {
    const rank = publisherRank(one.indicator.publisherId)
    const same = byRank.get(rank)
    if (same) same.push(one)
    else byRank.set(rank, [one])
  })
  return [...byRank].sort(([a], [b]) => a - b).flatMap(([, same]) => same)
}

/** The indicator a text names: exact name, id, the name in any case, publisher's code, former name, then the symbol-free name. */
export function findInIndex(
  index: IndicatorIndex,
  text: string,
): { indicator: Indicator; renamed: boolean } | undefined {
  const trimmed = text.trim()
  if (trimmed === "") return undefined
  for (const { makeKey, found, isPresent } of index.lookups) {
    const indicator = found.get(makeKey(trimmed))
    if (indicator) return { indicator, renamed: !isPresent }
  }
  return undefined
}

async function indexFirst<R>(
  rows: readonly R[],
  readText: (row: R) => string,
  findIndicator: (row: R) => Indicator | undefined,
): Promise<Map<string, Indicator>> {
  const found = new Map<string, Indicator>()
  await forEachInSlices(rows, (row) => {
    const text = readText(row)
    const indicator = findIndicator(row)
    if (text !== "" && indicator && !found.has(text)) found.set(text, indicator)
  })
  return found
}

function mapRow({ publisher, ...indicator }: CatalogIndicator): ListedIndicator {
  const { id, name, code } = indicator
  const keys = {
    id: lower(id),
    name: lower(name),
    code: lower(code),
    plainName: nameKey(name),
  }
  return { indicator, publisher, keys }
}

function lower(text: string): string {
  return text.toLowerCase()
}
