import { joinMoves } from "../grammar/join-verbs.ts"
import type { Quantity } from "../claims/claim-types.ts"

/** "between 4% and 6%", "4-6%", "4 to 6 per cent" are one quantity with two ends. */
export function joinRanges(text: string, quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of quantities) {
    const last = joined.at(-1)
    const gap = last ? text.slice(last.end, quantity.start) : ""
    if (last?.upper === null && isRange(text, last, gap, quantity)) {
      const unit = last.unit === "plain" ? quantity.unit : last.unit
      const scale = rangeScale(text, last, quantity)
      joined[joined.length - 1] = {
        ...quantity,
        start: last.start,
        unit,
        hedge: null,
        value: last.value * scale,
        upper: quantity.value,
        currency: last.currency ?? quantity.currency,
      }
    } else joined.push(quantity)
  }
  return joined
}

/** "$4-6bn": the magnitude of the second belongs to both. */
function rangeScale(text: string, low: Quantity, high: Quantity): number {
  if (high.unit === "percent" || low.step >= 1000) return 1
  // "between 2390 and 2539 million": as large as the second when both are in the same unit.
  const written = Number.parseFloat(text.slice(high.start, high.end).replace(/^\D+|,/g, ""))
  if (low.unit === "plain" && low.value >= 1000 && low.value < written)
    return high.step >= 1000 && low.step < 1000 ? high.value / written : 1
  const size = 10 ** (3 * Math.floor(Math.log10(Math.max(Math.abs(high.value), 1)) / 3))
  return low.value < 1000 && size >= 1e3 ? size : 1
}

function isRange(text: string, low: Quantity, gap: string, high: Quantity): boolean {
  const before = text.slice(Math.max(0, low.start - 24), low.start)
  if (!isPairOfEnds(low, high) || low.value * rangeScale(text, low, high) >= high.value)
    return false
  if (isYear(low, before)) return false
  if (/\bbetween\s*(?:about\s*|roughly\s*)?$/i.test(before)) return /^\s*and\s*$/i.test(gap)
  if (/\b(?:range[ds]?|ranging|varied|fluctuated)\s+(?:from|between)\s*$/i.test(before))
    return /^\s*(?:to|and)\s*$/i.test(gap)
  if (staysWithin(before, low, high)) return /^\s*(?:to|and)\s*$/i.test(gap)
  if (/\bby\s*$/i.test(before) && isNarrow(low, high)) return /^\s*to\s*$/i.test(gap)
  if (/\b(?:from|by)\s*$/i.test(before) || isMove(text, low, gap)) return false
  // "7%-15%" is a range, "7% to 15%" only where nothing moves.
  if (low.unit !== "plain" || low.step >= 1000) return isDash(gap) || isStill(before, gap, low)
  return (high.unit !== "plain" || high.step >= 1000) && /^\s*(?:[-–—]|to)\s*$/i.test(gap)
}

/** "by 38 to 39 per cent": two ends near to each other make a range. */
function isNarrow(low: Quantity, high: Quantity): boolean {
  return low.unit === "plain" && high.unit === "percent" && high.value <= 1.3 * low.value
}

const MOVED = new RegExp(`\\b(?:${joinMoves({})})\\s+$`, "i")
/** What rises by a rate: "prices rose 3 to 4 per cent" gives the two ends of it. */
const GROWS_BY_RATE =
  /\b(?:prices?|costs?|wages?|pay|earnings|sales|output|economy|economies|gdp|production|exports|imports|rents?)\b/i

/** "inflation climbed 31.3 to 38.1 percent": from one figure to another. */
function isMove(text: string, { start }: Quantity, gap: string): boolean {
  const before = text.slice(Math.max(0, start - 80), start)
  return /^\s*to\s*$/i.test(gap) && MOVED.test(before) && !GROWS_BY_RATE.test(before)
}

/** "kept within 4% and 6%", "in the range of 4% to 6%", "in a band of 4% to 6%". */
const WITHIN = /\b(?:within|(?:range|band|corridor)\s+(?:of|from|between))\s*$/i

function staysWithin(before: string, low: Quantity, high: Quantity): boolean {
  return WITHIN.test(before) || (HOVERED.test(before) && low.unit === high.unit)
}

/** "hovered around 51 to 53": between the two all the time. */
const HOVERED =
  /\b(?:hover(?:ed|ing)|oscillat(?:ed|ing))\s+(?:(?:at|near)\s+)?(?:about|around)?\s*$/i

/** "in 2010 to $3,534" goes from one year to another. */
function isYear({ unit, value }: Quantity, before: string): boolean {
  const isLikeOne = unit === "plain" && value % 1 === 0 && value > 1500 && value < 2200
  return isLikeOne && /\b(?:in|by|since|during|of)\s*$/i.test(before)
}

function isDash(gap: string): boolean {
  return /^\s*[-–—]\s*$/.test(gap)
}

/** "was 7% to 8%", "in a 7% to 8% band"; "was 117 million to 126 million" may set two countries side by side. */
function isStill(before: string, gap: string, { step }: Quantity): boolean {
  const lead =
    step >= 1000
      ? /\b(?:in\s+an?|in\s+the)\s*$/i
      : /\b(?:was|were|is|in\s+an?|in\s+the|at|about)\s*$/i
  return /^\s*to\s*$/i.test(gap) && lead.test(before)
}

/** Two ends in the same unit; that of the first may be left to the second. */
function isPairOfEnds(low: Quantity, high: Quantity): boolean {
  if (low.unit === high.unit || low.unit === "plain") return true
  return low.unit === "money" && high.unit === "plain" && high.step >= 1000
}
