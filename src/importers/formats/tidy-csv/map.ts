import { makeSlug } from "#domain/places/country.ts"
import { describeIndicator } from "#domain/indicators/describe-indicator.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"

export const OWN_DATA = "own-data"

/** A person's own file as a source; nothing is known of its terms. */
export function mapSource(fileName: string): Source {
  const title = fileName.replace(/\.csv$/i, "")
  return {
    id: `${OWN_DATA}-${makeSlug(title) || "file"}`,
    publisherId: OWN_DATA,
    publisher: "Own data",
    title,
    licence: "Not stated",
    licenceUrl: null,
    attribution: `Own data: ${title}`,
    redistribute: "yes",
    url: "",
  }
}

/** The code of an indicator in a person's own file: its name in the form of an address. */
export function makeCode(indicator: string): string {
  return makeSlug(indicator) || indicator
}

/** The indicator that a name and a unit describe. */
export function mapIndicator(name: string, unit: string): ImportedIndicator {
  const code = makeCode(name)
  return {
    kind: "indicator",
    publisherId: OWN_DATA,
    code,
    publishedName: name,
    definition: "",
    notes: "",
    sourceNote: "",
    topics: [],
    ...describeIndicator({
      code,
      name,
      topics: [],
      ...(unit === "" ? {} : { publishedUnit: unit }),
    }),
  }
}
