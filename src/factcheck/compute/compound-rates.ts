/** How many times as much it is after yearly rates in per cent, one upon the other. */
export function compoundRates(rates: readonly number[]): number {
  return rates.reduce((times, rate) => times * (1 + rate / 100), 1)
}
