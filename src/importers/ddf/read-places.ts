import type { CountryCode } from "#domain/country.ts"

import type { Archive } from "../open-archive.ts"
import { createPlaceFinder } from "../place-finder.ts"
import type { PackageFiles } from "./package-files.ts"
import type { DdfProfile } from "./profile.ts"
import { readTable } from "./read-table.ts"

/** A place of the package: `code` is undefined where it is none of ours. */
export type FoundPlace = { code: CountryCode | undefined; label: string }

/** Finds the place of a code in a dimension such as `country`, `geo` or `income_groups`. */
export type FindPlace = (dimension: string, code: string) => FoundPlace

const PLACE_DIMENSIONS = ["country", "geo", "geo_area", "location", "area", "global"]

/** Whether a dimension says where: one of the usual names, or a set of entities in the domain geo. */
export function isPlaceDimension(dimension: string, { entities }: PackageFiles): boolean {
  return (
    PLACE_DIMENSIONS.includes(dimension) ||
    entities.some(({ domain, set }) => domain === "geo" && set === dimension)
  )
}

/** Reads the tables of places. A place is found by its ISO code where the table has one, else by its code or its name. */
export async function readPlaces(
  archive: Archive,
  files: PackageFiles,
  profile: DdfProfile,
): Promise<FindPlace> {
  const find = createPlaceFinder()
  const bySet = new Map<string, Map<string, FoundPlace>>()
  for (const { path, set } of files.entities) {
    if (!isPlaceDimension(set, files)) continue
    const places = new Map<string, FoundPlace>()
    for (const row of await readTable(archive, path)) {
      const code = row[set] ?? ""
      const name = row["name"] ?? ""
      const label = name === "" || name === code ? code : `${name} (${code})`
      const own = profile.places?.[code]
      const iso = row["iso3166_1_alpha3"] ?? row["iso3"] ?? ""
      // In sets of regions three letters are abbreviations of the package's own: "eca", "lac".
      const isCountrySet = PLACE_DIMENSIONS.includes(set)
      const known = iso !== "" ? iso : isCountrySet && /^[a-z]{3}$/.test(code) ? code : ""
      places.set(code, { label, code: own === null ? undefined : (own ?? find(known, name)) })
    }
    bySet.set(set, places)
  }
  return (dimension, code) =>
    (bySet.get(dimension) ?? bySet.get("country"))?.get(code) ?? { code: undefined, label: code }
}
