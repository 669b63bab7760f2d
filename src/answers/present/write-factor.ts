/** How many times a figure another one is: "at least twice", "at least 3 times", "at most half of". */
export function writeFactor(factor: number): string {
  if (factor === 2) return "at least twice"
  return factor > 1 ? `at least ${String(factor)} times` : "at most half of"
}
