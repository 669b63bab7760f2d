import { isNamedByCode } from "#domain/indicators/named-by-code.ts"

const COLLATOR = new Intl.Collator("en")

/** Orders names of which none says a code only, or all do. */
export function compareTexts(a: string, b: string): number {
  return COLLATOR.compare(a, b)
}

/** Orders names for lists: by letter, those that say a code only behind all others. */
export function compareNames(a: string, b: string): number {
  return Number(isNamedByCode(a)) - Number(isNamedByCode(b)) || compareTexts(a, b)
}
