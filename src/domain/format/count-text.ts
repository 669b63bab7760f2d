/** A whole number with thousands commas: `1,486`. The browser's own way loads its languages first, 40 ms on a desk. */
export function countText(count: number): string {
  return withCommas(String(count))
}

/** Groups the digits of a number that is already text; what stands behind the decimal point is kept: `1234.5` is `1,234.5`. */
export function withCommas(digits: string): string {
  const [whole = ""] = digits.split(".", 1)
  // Most figures need none, and one chart may write thousands of them.
  if (whole.length <= 3) return digits
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + digits.slice(whole.length)
}
