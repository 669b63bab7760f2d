/** How many times the first value the last one is after yearly rates in per cent that compound. */
export function compoundRates(rates: readonly number[]): number {
  return rates.reduce((times, rate) => times * (1 + rate / 100), 1)
}
