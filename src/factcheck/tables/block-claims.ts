import { findBriefLists } from "../text/find-brief-lists.ts"
import { findLists } from "../text/find-lists.ts"
import { findTables } from "../text/find-tables.ts"
import { insideSpans } from "../text/inside-spans.ts"
import type { ClaimPlace, Span } from "../claims/claim-types.ts"

import { createCellReader, type CellClaim, type ReadSentence } from "./cell-claims.ts"
import { readList } from "./list-claims.ts"
import { tableClaims } from "./table-claims.ts"

/** What tables and lists of a text claim, and the stretches that are not sentences any more, both in order. */
export type Blocks = { claims: readonly CellClaim[]; spans: readonly Span[] }

const NONE: Blocks = { claims: [], spans: [] }

/**
 * Reads the tables and lists of a text by a reader of single sentences. `findHome` gives the country of the text, which is
 * that of cells with no place in a row, column or title; it is asked only where there is something to read.
 */
export function readBlocks(
  text: string,
  readSentence: ReadSentence,
  findHome: () => ClaimPlace | null,
): Blocks {
  if (!text.includes("\n") && !text.includes(":")) return NONE
  const tables = findTables(text)
  const foundLists = findLists(text, insideSpans(tables))
  const foundBrief = findBriefLists(text, insideSpans(tables))
  if (tables.length + foundLists.length + foundBrief.length === 0) return NONE
  const read = createCellReader(readSentence, findHome())
  const cells = tables.flatMap((table) => tableClaims(table, read))
  const lists = foundLists.map((list) => readList(list, read))
  const brief = foundBrief.flatMap((list) => {
    const { claims } = readList(list, read)
    return claims.length === list.items.length ? [{ list, claims }] : []
  })
  const listed = [...lists, ...brief].flatMap(({ claims }) => claims)
  const items = [
    ...listed.map(({ sentence }) => sentence),
    ...lists.flatMap(({ silent }) => silent),
    ...brief.map(({ list: { start, end } }) => ({ start, end })),
  ]
  return {
    claims: [...cells, ...listed].sort(inOrder),
    spans: [...tables.map(({ start, end }) => ({ start, end })), ...items].sort(inOrder),
  }
}

function inOrder(a: Span, b: Span): number {
  return a.start - b.start
}
