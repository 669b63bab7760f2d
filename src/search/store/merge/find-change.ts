import type { CoverageList, IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { listConceptIndicators, listConcepts } from "#domain/indicators/concepts.ts"
import { forEachInSlices, isSliceOver, nextTurn } from "#domain/in-slices.ts"

import type { IndicatorTable } from "../indicator-table.ts"
import type { CatalogueChange } from "./merge-index-data.ts"
import { GONE } from "./merge-plan.ts"

/** Up to this part of all indicators, what changed is merged into the index before; beyond it all is built anew. */
const SMALL_PART = 1 / 4

/**
 * What changed from the catalogue of an index to the next one; `undefined` where it is much, or where the index has
 * another catalogue.
 */
export async function findChange(
  before: CoverageList,
  next: CoverageList,
  index: Pick<IndicatorTable, "size" | "getName">,
): Promise<Omit<CatalogueChange, "thisYear"> | undefined> {
  if (!(await isOfIndex(before, index))) return undefined
  const origins = next.findOrigins(before)
  const changed: number[] = []
  let last = GONE
  await forEachInSlices(origins, (number, doc) => {
    if (number > last) last = number
    else {
      origins[doc] = GONE
      changed.push(doc)
    }
  })
  if (changed.length > next.length * SMALL_PART) return undefined
  const entryAt = (doc: number): IndicatorCoverage[] => {
    const entry = next.at(doc)
    return entry ? [entry] : []
  }
  const measures = next.numbersOf(listConcepts().flatMap(listConceptIndicators))
  return {
    origins,
    entries: changed.flatMap(entryAt),
    measures: measures.flatMap((doc) => entryAt(doc).map((entry) => [doc, entry] as const)),
  }
}

async function isOfIndex(
  list: CoverageList,
  index: Pick<IndicatorTable, "size" | "getName">,
): Promise<boolean> {
  if (list.length !== index.size) return false
  for (let at = 0; at < list.length; at += 1) {
    if (isSliceOver()) await nextTurn()
    if (index.getName(at) !== list.namesAt(at)?.name) return false
  }
  return true
}
