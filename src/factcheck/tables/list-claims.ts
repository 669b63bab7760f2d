import type { List } from "../text/find-lists.ts"
import { cutPiece, type TextPiece } from "../text/split-lines.ts"
import type { ClaimPeriod, Span } from "../claims/claim-types.ts"

import type { LabelledFigure, CellClaim } from "./cell-claims.ts"
import { readCell, type CellFigure } from "./read-cell.ts"
import { readLabel, readRowName, type Label } from "./read-label.ts"
import { withoutSource } from "./without-source.ts"

/** What the items of a list claim, and those that are not sentences either: targets, sales, parts of a country. */
export type ListRead = { claims: CellClaim[]; silent: Span[] }

/** Reads the items of a list: what an item does not say itself is said by the lines that lead to the list. */
export function readList(
  { leads, items }: List,
  read: (cell: LabelledFigure) => CellClaim | undefined,
): ListRead {
  const titles = leads.map(({ text }) => readLabel(withoutSource(text)))
  const [nearest] = titles
  const isOfOther = nearest?.isNarrowed === true || nearest?.isForecast === true
  const around = titles.filter(({ isUnknown }) => !isUnknown)
  const claims: CellClaim[] = []
  const silent: Span[] = []
  for (const { name, value, ...row } of items) {
    const label = readRowName(name.text)
    const stated = label.isUnknown || label.isNarrowed ? [] : readValue(value, around)
    if (stated.length === 0) continue
    if (isOfOther) silent.push(row)
    else
      for (const figure of stated)
        pushKnown(claims, read({ figure, labels: [label, ...around], row }))
  }
  return { claims, silent }
}

/** The figure of an item, or both of "32% to 79%" below a heading with two years. */
function readValue(value: TextPiece, titles: readonly Label[]): CellFigure[] {
  const only = readCell(value)
  if (only) return [only]
  const match = FROM_TO.exec(value.text)
  const years = listBothYears(titles)
  if (!match || !years) return []
  const { first = "", second = "" } = match.groups ?? {}
  const pieces = [
    cutPiece(value, 0, first.length),
    cutPiece(value, value.text.length - second.length, value.text.length),
  ]
  const ends = pieces.map(readCell)
  return ends.flatMap((figure, k) => {
    const period = years[k]
    return figure && period && ends.every((one) => one?.period === null)
      ? { ...figure, period }
      : []
  })
}

const FROM_TO = /^(?<first>[^\p{L}]*\d[^\p{L}]*?)\s+to\s+(?<second>[^\p{L}]*\d.*)$/u

/** The two years that the nearest heading with a time names: "2010 and 2021", and no span, which may have a range. */
function listBothYears(titles: readonly Label[]): readonly ClaimPeriod[] | undefined {
  const periods = titles.find((title) => title.periods.length > 0)?.periods ?? []
  const areYears = periods.every(({ frequency, from, to }) => frequency === "yearly" && from === to)
  return periods.length === 2 && areYears ? periods : undefined
}

function pushKnown<T>(list: T[], one: T | undefined): void {
  if (one !== undefined) list.push(one)
}
