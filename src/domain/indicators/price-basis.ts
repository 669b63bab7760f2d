const PRICE_BASIS =
  /\b(in |at )?(current|constant|market|previous year)( \d{4})? prices?\b|\b(in )?\d{4} prices\b|\binflation[- ]adjusted\b|\badjusted for inflation\b/gi

/** A name without words such as "constant 2015 prices": they tell how money is valued, not that a price is measured. */
export function withoutPriceBasis(name: string): string {
  return name.replace(PRICE_BASIS, "")
}
