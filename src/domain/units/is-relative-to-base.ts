/** What an index without a stated range measures against a year of its own. */
const MOVING =
  /\b(?:prices?|cpi|ppi|production|output|stock market|exchange rates?|terms of trade|wages?|volume|value)\b/i

/** Whether figures are levels of an index whose base is a year: each country's own, so that levels cannot be ranked. */
export function isRelativeToBase({ unit, name }: { unit: string; name: string }): boolean {
  if (/=\s*100\b/.test(unit)) return true
  return /^index$/i.test(unit.trim()) && MOVING.test(name)
}
