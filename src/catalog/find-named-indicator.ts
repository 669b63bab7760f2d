import { findConceptByName } from "#domain/indicators/concepts.ts"

import type { Catalog } from "./create-catalog.ts"

type Found = Awaited<ReturnType<Catalog["findIndicator"]>>

/**
 * The indicator that a text names. Ids, codes and full names mean themselves. A plain name such as "inflation" is a
 * measure that several publish, and means the publisher that is meant where none is named. `undefined` where nothing has
 * this name.
 */
export async function findNamedIndicator(
  catalog: Pick<Catalog, "findIndicator" | "orderPublishers">,
  name: string,
): Promise<Found> {
  const concept = findConceptByName(name)
  const [first] = concept === undefined ? [] : await catalog.orderPublishers(concept)
  return catalog.findIndicator(first ?? name)
}

/**
 * What each name of a list means, as `findNamedIndicator` reads it. Where two names mean one indicator, as "GDP growth" and
 * "Real GDP growth" do, the second is another publisher's indicator of that full name, if there is one.
 */
export async function findNamedIndicators(
  catalog: Pick<Catalog, "findIndicator" | "orderPublishers">,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, Found>> {
  const known = new Map<string, Found>()
  const namesById = new Map<string, string>()
  for (const name of new Set(names)) {
    const meant = await findNamedIndicator(catalog, name)
    const before = meant && namesById.get(meant.indicator.id)
    const isOtherName = before !== undefined && before.toLowerCase() !== name.toLowerCase()
    const found = isOtherName ? ((await catalog.findIndicator(name)) ?? meant) : meant
    if (found) namesById.set(found.indicator.id, name)
    known.set(name, found)
  }
  return known
}
