import { findConceptByName } from "#domain/indicators/concepts.ts"

import type { Catalog } from "./types.ts"

/**
 * The indicator that a text names. Ids, codes and full names mean themselves. A plain name such as "inflation" is a
 * measure that several publish, and means the publisher that is meant where none is named. `undefined` where nothing has
 * this name.
 */
export async function findNamedIndicator(
  catalog: Pick<Catalog, "findIndicator" | "orderPublishers">,
  name: string,
): ReturnType<Catalog["findIndicator"]> {
  const concept = findConceptByName(name)
  const [first] = concept === undefined ? [] : await catalog.orderPublishers(concept)
  return catalog.findIndicator(first ?? name)
}
