import type { Quantity } from "../claims/claim-types.ts"

/** "$3.6 billion, less than the 3.7 billion of 2021": the currency is said once. */
function isMoneyTwice(a: Quantity, b: Quantity): boolean {
  return (
    a.unit === "money" &&
    b.unit === "people" &&
    Math.max(a.value, b.value) < 10 * Math.min(a.value, b.value)
  )
}

/** Whether two figures of a text may be of one thing: in one unit, or one of them without a unit of its own. */
export function isOneUnit(a: Quantity, b: Quantity): boolean {
  const isAlike =
    a.unit === b.unit
      ? a.currency === b.currency
      : [a, b].some(({ unit }) => unit === "plain" || unit === "other") || isMoneyTwice(a, b)
  // "to $3.6 billion from 3.2": the magnitude is said once.
  return isAlike && Math.max(a.value, b.value) < 500 * Math.min(a.value, b.value)
}
