/** A product without the rounding error of binary fractions: 4.11 times a billion is 4,110,000,000. */
export function exact(value: number, digits = 14): number {
  return Number(value.toPrecision(digits))
}
