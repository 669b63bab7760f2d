import type { Measure } from "../grammar/measure.ts"
import type { Quantity } from "../claims/claim-types.ts"

const PER_HEAD =
  /^\s+(?:per|a|for\s+(?:each|every))\s+(?:head|capita|person|inhabitant|resident|citizen)\b/i

/** Whether a figure is an amount of money for each person. */
export function isPerHead(text: string, { unit, end }: Quantity): boolean {
  return unit === "money" && PER_HEAD.test(text.slice(end))
}

/** "Bangladesh, with $2,249 per head, was richer": an amount for each person by itself is what an economy makes. */
export function isOwnPerHead(text: string, quantity: Quantity): boolean {
  return (
    isPerHead(text, quantity) &&
    /\b(?:with|at|on|to|was|is|were)\s+(?:(?:about|around|some|just|only|nearly|over)\s+)*(?:US)?[$]?$/i.test(
      text.slice(0, quantity.start),
    ) &&
    /\b(?:richer|poorer|income|economy|wealthier|output|better\s+off)\b/i.test(text)
  )
}

/** What an amount "per head" by itself goes on about. */
export const GOES_ON_PER_PERSON: ReadonlySet<string> = new Set([
  "income-per-head",
  "gdp-per-head",
  "gni-per-head",
])

/** Whether a measure is an amount of a whole country. */
export function isOfWhole({ kind, label }: Measure): boolean {
  return (
    kind === "money" && !/\bper\s|\bwages?\b|salar|earnings|\bprices?\b|\bcosts?\b/i.test(label)
  )
}
