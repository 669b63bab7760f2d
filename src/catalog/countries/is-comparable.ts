import type { Indicator } from "#domain/indicators/indicator.ts"

import { isInLocalCurrency } from "#domain/units/in-local-currency.ts"

/**
 * Whether the values of different countries may stand side by side. Amounts in each country's own currency may not, nor
 * codes that stand for answers, which are in no order of size.
 */
export function isComparable(indicator: Pick<Indicator, "unit">): boolean {
  return indicator.unit !== "code" && !isInLocalCurrency(indicator)
}
