import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import { forEachInSlices } from "#domain/in-slices.ts"

import type { IndicatorTable } from "../indicator-table.ts"
import type { CatalogueChange } from "./merge-index-data.ts"
import { GONE } from "./merge-plan.ts"

/** Up to this part of all indicators, what changed is merged into the index before; beyond it all is built anew. */
const SMALL_PART = 1 / 4

/**
 * What changed from the catalogue of an index to the next one; `undefined` where it is much, or where the index has
 * another catalogue. An entry of which nothing changed is the same object in both.
 */
export async function findChange(
  before: readonly IndicatorCoverage[],
  next: readonly IndicatorCoverage[],
  index: Pick<IndicatorTable, "size" | "getName">,
): Promise<Omit<CatalogueChange, "thisYear"> | undefined> {
  const numbers = new Map<IndicatorCoverage, number>()
  let isOfIndex = before.length === index.size
  await forEachInSlices(before, (entry, number) => {
    numbers.set(entry, number)
    isOfIndex &&= index.getName(number) === entry.indicator.name
  })
  if (!isOfIndex) return undefined
  const origins = new Int32Array(next.length)
  const entries: IndicatorCoverage[] = []
  const measures: [doc: number, entry: IndicatorCoverage][] = []
  let last = GONE
  await forEachInSlices(next, (entry, doc) => {
    const number = numbers.get(entry) ?? GONE
    const isInOrder = number > last
    origins[doc] = isInOrder ? number : GONE
    if (isInOrder) last = number
    else entries.push(entry)
    if (findConcept(entry.indicator.id) !== undefined) measures.push([doc, entry])
  })
  return entries.length > next.length * SMALL_PART ? undefined : { origins, entries, measures }
}
