import { isNamedByCode } from "#domain/indicators/named-by-code.ts"

const COLLATOR = new Intl.Collator("en")

/** Orders names for lists: by letter, those that say a code only behind all others. */
export function compareNames(a: string, b: string): number {
  return Number(isNamedByCode(a)) - Number(isNamedByCode(b)) || COLLATOR.compare(a, b)
}
