import type { ImportedSeries, Problem } from "../../importer.ts"
import { IMF } from "../imf-weo/map.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import type { PortalSeries } from "./parse-imf-portal.ts"

/** The series of a row of the IMF's portal, or a problem when its country is not known. */
export function mapPortalSeries(
  { code, countryCode, country, observations, line }: PortalSeries,
  findPlace: PlaceFinder,
  file: string,
): ImportedSeries | Problem {
  const place = findPlace(countryCode, country) ?? findPlace("", withoutShortForm(country))
  if (place === undefined) {
    const text = `${country} (${countryCode})`
    return { kind: "problem", problem: "unknown-country", file, line, text }
  }
  const { frequency } = observations
  return { kind: "series", publisherId: IMF, code, country: place, frequency, observations }
}

/** `Sub-Saharan Africa (SSA)` is also known by its name alone. */
function withoutShortForm(name: string): string {
  return name.replace(/ \([A-Z]+\)$/, "")
}
