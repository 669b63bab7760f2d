import type { ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import { figureAt, getCoverage } from "../evidence/fact-data.ts"
import { BALANCES } from "../grammar/balances.data.ts"
import { isSlipOfDigits, MIN_OFF, saysManyDigits, toDigits } from "./slip-of-digits.ts"

/**
 * Whether a stated level is a published figure but for a slip of a digit or of the sign. Another country, measure or year
 * seldom has the same digits, so the figure is the one that was meant.
 */
export function isSlip(claim: ClaimSlots, figure: ReadFigure): boolean {
  return isSlipOfDigits(claim, figure) || isSlipOfSign(claim, figure)
}

/** "A surplus of $32.7 billion" where a deficit of $32.7 billion is published: balances alone have a noun for each sign. */
function isSlipOfSign(
  { kind, measure }: ClaimSlots,
  { actual, stated: { value, step } }: ReadFigure,
): boolean {
  if (kind !== "level" || actual === null || value * actual >= 0) return false
  if (measure === null || !BALANCES.has(measure)) return false
  return Math.round(Math.abs(value) / step) >= 10 && isSame(-value, actual, step)
}

/** The most characters from a figure to the end of the year right behind it: " of GDP in 2021". */
const YEAR_REACH = 15

/** Whether a year is wrong: "38.1% in 2021" where 38.1% is the figure of 2023 and of no other year. */
export function isSlipOfYear(
  { kind, grounds, end, figure, period: stated }: ClaimSlots,
  { series, actual, period, stated: { value, step } }: ReadFigure,
): boolean {
  const isOfYear = stated?.frequency === "yearly" && stated.from === stated.to
  const reach = figure === null ? 0 : end - figure.end
  const isSure = grounds.period === "stated" && reach > 0 && reach <= YEAR_REACH
  if (kind !== "level" || !isSure || !isOfYear || actual === null) return false
  if (period.frequency !== "yearly" || series.observations.frequency !== "yearly") return false
  if (Math.abs(value - actual) < MIN_OFF * Math.abs(actual) || !saysManyDigits(value, step))
    return false
  const { first, last } = getCoverage(series)
  const years = Array.from({ length: last - first + 1 }, (_, k) => first + k).filter((year) => {
    const figure = figureAt(series, year)
    return figure !== null && isSame(value, figure, step)
  })
  return years.length === 1
}

function isSame(one: number, other: number, step: number): boolean {
  return one * other > 0 && toDigits(one, step) === toDigits(other, step)
}
