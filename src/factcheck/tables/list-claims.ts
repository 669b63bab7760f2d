import type { List } from "../text/find-lists.ts"
import type { Span } from "../claims/claim-types.ts"

import type { LabelledFigure, CellClaim } from "./cell-claims.ts"
import { readCell } from "./read-cell.ts"
import { readLabel, readRowName } from "./read-label.ts"

/** What the items of a list claim, and those that are not sentences either: targets, sales, parts of a country. */
export type ListRead = { claims: CellClaim[]; silent: Span[] }

/** Reads the items of a list: what an item does not say itself is said by the lines that lead to the list. */
export function readList(
  { leads, items }: List,
  read: (cell: LabelledFigure) => CellClaim | undefined,
): ListRead {
  const titles = leads.map(({ text }) => readLabel(text))
  const [nearest] = titles
  const isOfOther = nearest?.isNarrowed === true || nearest?.isForecast === true
  const around = titles.filter(({ isUnknown }) => !isUnknown)
  const claims: CellClaim[] = []
  const silent: Span[] = []
  for (const { name, value, ...row } of items) {
    const label = readRowName(name.text)
    const figure = label.isUnknown || label.isNarrowed ? undefined : readCell(value)
    if (!figure) continue
    if (isOfOther) silent.push(row)
    else pushKnown(claims, read({ figure, labels: [label, ...around], row }))
  }
  return { claims, silent }
}

function pushKnown<T>(list: T[], one: T | undefined): void {
  if (one !== undefined) list.push(one)
}
