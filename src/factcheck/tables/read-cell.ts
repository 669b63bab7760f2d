import { findPeriods } from "../grammar/times/find-periods.ts"
import { findQuantities } from "../quantities/find-quantities.ts"
import { withoutFootnote } from "../text/cell-kind.ts"
import type { TextPiece } from "../text/split-lines.ts"
import type { ClaimPeriod, Quantity, Span } from "../claims/claim-types.ts"

import { takeUnit } from "./take-unit.ts"
import { NEUTRAL_WORDS } from "./label-words.data.ts"

/** A figure in a cell: where it stands, its number, and a period that the cell itself gives. */
export type CellFigure = {
  figure: Span
  /** The figure as it is written. */
  written: string
  quantity: Quantity
  /** Whether the cell itself has a unit or magnitude. */
  hasUnit: boolean
  period: ClaimPeriod | null
}

const LONGEST_CELL = 80

/** The figure that fills a cell; `undefined` where other words stand in it. */
export function readCell({ start, text }: TextPiece): CellFigure | undefined {
  if (text.length > LONGEST_CELL) return undefined
  const plain = withoutFootnote(text).replace(/[.;,]$/, "")
  const [time, second] = findPeriods(plain)
  if (second || (time && time.form.kind !== "span")) return undefined
  const quantity = soleQuantity(plain, time)
  const tail = quantity && readTail(plain, quantity, time)
  if (!quantity || tail === undefined) return undefined
  const written = plain.slice(quantity.start, quantity.end) + tail
  return {
    figure: { start: start + quantity.start, end: start + quantity.end },
    written,
    quantity,
    hasUnit: /[^\d.,'’\s\u00a0\u202f−–-]/.test(written),
    period: time?.form.kind === "span" ? time.form : null,
  }
}

/** The one number of a cell, as it is: no range, no bound, nothing before it. */
function soleQuantity(text: string, time: Span | undefined): Quantity | undefined {
  const [only, second] = findQuantities(text, true).filter(
    ({ start, end }) => time === undefined || end <= time.start || start >= time.end,
  )
  if (!only || second || only.upper !== null || only.hedge !== null) return undefined
  return isBareBefore(text.slice(0, only.start)) ? only : undefined
}

/** The unit behind a number; nothing where other words stand there. */
function readTail(text: string, { end }: Quantity, time: Span | undefined): string | undefined {
  const after = text.slice(end, time && time.start > end ? time.start : text.length)
  const tail = /^[^(]*/.exec(after)?.[0].replace(/(?:\s+in|[\s,;–—-])+$/i, "") ?? ""
  const isRest = /\p{L}/u.test(after.slice(tail.length).replace(/\bin\b/i, ""))
  return isUnit(tail) && !isRest ? tail : undefined
}

/** Nothing but marks may stand before the number. */
function isBareBefore(text: string): boolean {
  return !/[\p{L}\p{N}<>~≈(]/u.test(text)
}

/** "births per woman", "of GDP", "people": nothing that says more. */
function isUnit(tail: string): boolean {
  if (!/[\p{L}]/u.test(tail)) return true
  if (
    /^\s*(?:of\s+(?:the\s+)?(?:GDP|GNI|labou?r\s+force|workforce|population)|people|inhabitants)$/i.test(
      tail,
    )
  )
    return true
  const { rest, unit } = takeUnit(tail)
  const words = rest.toLowerCase().match(/\p{L}+/gu) ?? []
  return unit !== null && words.every((word) => NEUTRAL_WORDS.has(word))
}
