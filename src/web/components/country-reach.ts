import { countNoun } from "#domain/text/count-noun.ts"

/** How many countries an indicator reaches, in words; some have figures of regions and groups alone. */
export function countryReach(count: number): string {
  if (count === 0) return "Regions and groups only"
  return countNoun(count, "country", "countries")
}
