import { closestCountries } from "#domain/places/closest-countries.ts"
import { findCountry } from "#domain/places/find-country.ts"

import { writeNearestIndicators, type NearestReaders } from "./find-nearest-indicators.ts"

/** How many places are suggested at most. */
const MAX_NAMED = 3
const LONGEST_QUOTE = 80

/**
 * A sentence on which of the two names is not known, with the nearest names; `undefined` where both are known, so that
 * only figures are missing. Without a country only the indicator is looked at.
 */
export async function explainMissingDataset(
  readers: NearestReaders,
  { indicator, country }: { indicator: string; country?: string },
): Promise<string | undefined> {
  if ((await readers.catalog.findIndicator(indicator)) === undefined)
    return `There is no indicator ${quote(indicator)}. ${await writeNearestIndicators(readers, indicator)}`
  if (country !== undefined && findCountry(country) === undefined)
    return `There is no country or region ${quote(country)}. ${writeNearestPlaces(country)}`
  return undefined
}

/** A sentence on a country's name in an address that is not known, with the nearest names. */
export function writeUnknownCountry(text: string): string {
  return `There is no country of this name or code. ${writeNearestPlaces(text)}`
}

/** The places whose names are nearest, in a sentence for readers; says so where none is near. */
export function writeNearestPlaces(text: string): string {
  const near = closestCountries(text, MAX_NAMED).map(({ name, code }) => `${name} (${code})`)
  return near.length === 0 ? "No similar name is known." : `The nearest: ${near.join("; ")}.`
}

function quote(text: string): string {
  return `“${text.slice(0, LONGEST_QUOTE)}”`
}
