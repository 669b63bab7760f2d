import { findCurrency } from "#domain/units/country-currency.ts"
import type { Country } from "#domain/places/country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

/** The indicator as it is for one country: figures in "local currency units" are in the currency of that country. */
export function inLocalCurrency(indicator: Indicator, country: Country): Indicator {
  if (indicator.currency !== null || !isInLocalCurrency(indicator)) return indicator
  const currency = findCurrency(country.code)
  return currency === null ? indicator : { ...indicator, currency }
}

/** Whether each country's figures are in a currency of its own, so that they cannot be compared. */
export function isInLocalCurrency({ unit }: Pick<Indicator, "unit">): boolean {
  return /\bLCU\b|\blocal currency\b/i.test(unit)
}
