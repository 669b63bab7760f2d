import type { Span } from "./claim-types.ts"

const PER_YEAR =
  /^\s*(?:(?:more\s+|new\s+)?(?:people|inhabitants|residents|citizens)\s+)?(?:(?:a|per|each|every)\s+(?:single\s+)?year|per\s+annum|annually|yearly)\b(?!\s+(?:ago|earlier|later|before|after|ahead|sooner|on\s+year))/i

/** Whether an amount is stated for each year: "grew by 4.8 million people a year". */
export function isPerYear(text: string, { end }: Span): boolean {
  return PER_YEAR.test(text.slice(end))
}
