import type { ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"

/** The fewest digits that two figures must share in their places for chance to be unlikely. */
const MIN_SHARED = 2
/** How far a slip is off at least, in parts of the published figure: a nearer one may be another edition's. */
export const MIN_OFF = 0.15

/**
 * Whether a stated level is the published figure but for one digit, or for the place of its decimal point: 63.6 where 83.6
 * is published, 2,603 where it is 1,603, 176,000 where it is 1.76 million. Another country, measure or year seldom has the
 * other digits, so the figure is the one that was meant and a slip made it wrong.
 */
export function isSlipOfDigits(
  { kind }: ClaimSlots,
  { actual, stated: { value, step } }: Pick<ReadFigure, "actual" | "stated">,
): boolean {
  if (kind !== "level" || actual === null || value * actual <= 0) return false
  if (Math.abs(value - actual) < MIN_OFF * Math.abs(actual)) return false
  const stated = toDigits(value, step)
  if (!saysManyDigits(value, step)) return false
  return isOneDigitOff(stated, toDigits(actual, step)) || isMovedPoint(stated, value, actual)
}

/** Whether a figure has more digits than two may share by chance; the zeros of a round one say little. */
export function saysManyDigits(value: number, step: number): boolean {
  return toDigits(value, step).replace(/0+$/, "").length > MIN_SHARED
}

/** The significant digits of a figure as far as it is stated: 63.6 in tenths gives "636". */
export function toDigits(value: number, step: number): string {
  return String(Math.round(Math.abs(value) / step))
}

function isOneDigitOff(stated: string, actual: string): boolean {
  if (stated.length !== actual.length) return false
  return Array.from(stated).filter((digit, k) => digit !== actual[k]).length === 1
}

/** Whether two figures have the same digits, at least three of them, before and behind another decimal point. */
function isMovedPoint(stated: string, value: number, actual: number): boolean {
  const digits = stated.replace(/0+$/, "")
  const isOtherSize = Math.round(Math.log10(value / actual)) !== 0
  return isOtherSize && actual.toExponential(digits.length - 1).replace(/e.*|[-.]/g, "") === digits
}
