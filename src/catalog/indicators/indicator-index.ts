import type { CatalogIndicator } from "#db/catalogue/indicators.ts"
import { nameKey, type Indicator } from "#domain/indicators/indicator.ts"
import { publisherRank } from "#importers/publisher-preference.data.ts"

import { forEachInSlices, sortInSlices } from "../in-slices.ts"
import type { UsualLast } from "./standstills.ts"

export type FormerName = { indicatorId: string; name: string; nameKey: string }

/** All indicators with every way to look one up, strongest first. */
export type IndicatorIndex = {
  byId: ReadonlyMap<string, ListedIndicator>
  lookups: readonly Lookup[]
  usualLast: UsualLast
}

/** An indicator and the publisher's name as people know it. */
export type ListedIndicator = { indicator: Indicator; publisher: string }

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
  const byId = new Map<string, ListedIndicator>()
  await forEachInSlices(rows, (row) => byId.set(row.id, mapRow(row)))
  // Where two publishers share a code or a key, the preferred one is meant.
  const preferred = await sortInSlices(
    rows,
    (a, b) => publisherRank(a.publisherId) - publisherRank(b.publisherId),
  )
  const found = <R>(source: readonly R[], textOf: (row: R) => string, idOf: (row: R) => string) =>
    indexFirst(source, textOf, (row) => byId.get(idOf(row))?.indicator)
  const id = (row: CatalogIndicator) => row.id
  const formerId = (row: FormerName) => row.indicatorId
  const asGiven = (text: string) => text
  return {
    byId,
    usualLast,
    lookups: [
      { makeKey: asGiven, found: await found(rows, (row) => row.name, id), isPresent: true },
      { makeKey: asGiven, found: await found(rows, id, id), isPresent: true },
      {
        makeKey: lower,
        found: await found(preferred, (row) => lower(row.id), id),
        isPresent: false,
      },
      {
        makeKey: lower,
        found: await found(preferred, (row) => lower(row.name), id),
        isPresent: false,
      },
      {
        makeKey: lower,
        found: await found(preferred, (row) => lower(row.code), id),
        isPresent: false,
      },
      {
        makeKey: asGiven,
        found: await found(formerNames, ({ name }) => name, formerId),
        isPresent: false,
      },
      {
        makeKey: nameKey,
        found: await found(preferred, (row) => nameKey(row.name), id),
        isPresent: false,
      },
      {
        makeKey: nameKey,
        found: await found(formerNames, (row) => row.nameKey, formerId),
        isPresent: false,
      },
    ],
  }
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
  return { indicator, publisher }
}

function lower(text: string): string {
  return text.toLowerCase()
}
