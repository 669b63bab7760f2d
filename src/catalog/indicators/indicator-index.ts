import type { CatalogIndicator } from "#db/catalogue/indicators.ts"
import { nameKey, type Indicator } from "#domain/indicators/indicator.ts"
import { publisherRank } from "#importers/publisher-preference.data.ts"

import { forEachInSlices, mergeFew } from "#domain/in-slices.ts"
import { hashText } from "#domain/text/hash-text.ts"
import type { UsualLast } from "./standstills.ts"
import { buildTextLookup } from "./text-lookup.ts"

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
export type ListedIndicator = { indicator: Indicator; publisher: string; hashes: Hashes }

/** The hashes of what an indicator is looked up by in any case, made once for each. */
type Hashes = { id: number; name: number; code: number; plainName: number }

type Lookup = {
  makeKey: (text: string) => string
  find: (key: string) => Indicator | undefined
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
  const ofHeld = formerNames.filter(({ indicatorId }) => byId.has(indicatorId))
  const exact = async (read: (indicator: Indicator) => string): Promise<Lookup> => {
    const lookup = await buildTextLookup(listed, { readText: ({ indicator }) => read(indicator) })
    return { makeKey: asGiven, find: (key) => lookup.find(key)?.indicator, isPresent: true }
  }
  const inAnyCase = async (key: keyof Hashes): Promise<Lookup> => {
    const { makeKey, read } = KEYS[key]
    const readText = ({ indicator }: ListedIndicator) => makeKey(read(indicator))
    const readHash = ({ hashes }: ListedIndicator) => hashes[key]
    const lookup = await buildTextLookup(preferred, { readText, readHash })
    return { makeKey, find: (text) => lookup.find(text)?.indicator, isPresent: false }
  }
  const former = async (
    makeKey: Lookup["makeKey"],
    readText: (one: FormerName) => string,
  ): Promise<Lookup> => {
    const lookup = await buildTextLookup(ofHeld, { readText })
    const find = (text: string) => byId.get(lookup.find(text)?.indicatorId ?? "")?.indicator
    return { makeKey, find, isPresent: false }
  }
  return {
    byId,
    formerNames,
    usualLast,
    lookups: [
      await exact(({ name }) => name),
      await exact(({ id }) => id),
      await inAnyCase("id"),
      await inAnyCase("name"),
      await inAnyCase("code"),
      await former(asGiven, ({ name }) => name),
      await inAnyCase("plainName"),
      await former(nameKey, (row) => row.nameKey),
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
  for (const { makeKey, find, isPresent } of index.lookups) {
    const indicator = find(makeKey(trimmed))
    if (indicator) return { indicator, renamed: !isPresent }
  }
  return undefined
}

function mapRow({ publisher, ...indicator }: CatalogIndicator): ListedIndicator {
  const { id, name, code } = indicator
  const hashes = {
    id: hashText(lower(id)),
    name: hashText(lower(name)),
    code: hashText(lower(code)),
    plainName: hashText(nameKey(name)),
  }
  return { indicator, publisher, hashes }
}

function asGiven(text: string): string {
  return text
}

function lower(text: string): string {
  return text.toLowerCase()
}

const KEYS: Readonly<
  Record<keyof Hashes, { makeKey: Lookup["makeKey"]; read: (indicator: Indicator) => string }>
> = {
  id: { makeKey: lower, read: ({ id }) => id },
  name: { makeKey: lower, read: ({ name }) => name },
  code: { makeKey: lower, read: ({ code }) => code },
  plainName: { makeKey: nameKey, read: ({ name }) => name },
}
