import type { CountryCode } from "#domain/places/country.ts"

import type { Archive } from "../../read/archive.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import type { PackageFiles } from "./package-files.ts"
import type { DdfProfile, DimensionValue } from "./profile.ts"
import { readTable, type TableRow } from "./read-table.ts"

/** A place of the package: `code` is undefined where it is none of ours; `part` where it is a part of its people. */
export type FoundPlace = { code: CountryCode | undefined; label: string; part?: DimensionValue }

/** Finds the place of a code in a dimension such as `country`, `geo` or `income_groups`. */
export type FindPlace = (dimension: string, code: string) => FoundPlace

const PLACE_DIMENSIONS = ["country", "geo", "geo_area", "location", "area", "global"]

/** Whether a dimension says where: one of the usual names, or a set of entities in the domain of places. */
export function isPlaceDimension(
  dimension: string,
  { entities }: PackageFiles,
  { placeDomain = "geo" }: DdfProfile,
): boolean {
  return (
    PLACE_DIMENSIONS.includes(dimension) ||
    entities.some(({ domain, set }) => domain === placeDomain && set === dimension)
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
  const rowsBySet = new Map<string, TableRow[]>()
  for (const { path, set } of files.entities) {
    if (!isPlaceDimension(set, files, profile)) continue
    const rows = await readTable(archive, path)
    rowsBySet.set(set, [...(rowsBySet.get(set) ?? []), ...rows])
    const places = bySet.get(set) ?? new Map<string, FoundPlace>()
    for (const row of rows) places.set(row[set] ?? "", readPlace(row, set, profile, find))
    bySet.set(set, places)
  }
  if (profile.parsePlacePart) addParts(bySet, rowsBySet, profile.parsePlacePart)
  return (dimension, code) =>
    (bySet.get(dimension) ?? bySet.get("country"))?.get(code) ?? { code: undefined, label: code }
}

function readPlace(row: TableRow, set: string, profile: DdfProfile, find: PlaceFinder): FoundPlace {
  const { [set]: code = "", name = "" } = row
  const label = name === "" || name === code ? code : `${name} (${code})`
  const own = profile.places?.[code]
  if (own !== undefined) return { label, code: own ?? undefined }
  return { label, code: find(readIsoCode(row, set), name) }
}

/** The ISO code that a row states, or that its own code is; "" where neither is. */
function readIsoCode(row: TableRow, set: string): string {
  const stated = row["iso3166_1_alpha3"] ?? row["iso3"] ?? row["iso_code"] ?? ""
  if (stated !== "") return stated
  const { [set]: code = "" } = row
  // In sets of regions three letters are abbreviations of the package's own: "eca", "lac".
  return PLACE_DIMENSIONS.includes(set) && /^[a-z]{3}$/.test(code) ? code : ""
}

/** Parts of a country's people are found by the column that names the country: `afgtr,...,afgt,Afghanistan - Rural`. */
function addParts(
  bySet: ReadonlyMap<string, Map<string, FoundPlace>>,
  rowsBySet: ReadonlyMap<string, readonly TableRow[]>,
  parsePlacePart: NonNullable<DdfProfile["parsePlacePart"]>,
): void {
  for (const [set, rows] of rowsBySet) {
    for (const row of rows) {
      const code = row[set] ?? ""
      const part = parsePlacePart(set, code)
      const whole = [...bySet].find(([other]) => other !== set && (row[other] ?? "") !== "")
      if (!part || !whole) continue
      const country = whole[1].get(row[whole[0]] ?? "")?.code
      bySet.get(set)?.set(code, { code: country, label: `${row["name"] ?? ""} (${code})`, part })
    }
  }
}
