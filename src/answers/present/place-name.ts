import { countryByCode } from "#domain/places/find-country.ts"

/** The name of a place by its code. */
export function placeName(code: string): string {
  return countryByCode(code)?.name ?? code
}
