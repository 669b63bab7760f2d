import { makeSlug, type CountryCode } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { CATEGORIES, UNITS } from "./units.data.ts"

export const YEARBOOK: Source = {
  id: "unsd-yearbook",
  publisherId: "un",
  publisher: "United Nations",
  title: "UN Statistical Yearbook",
  licence: "UNdata terms of use",
  licenceUrl: "https://data.un.org/Host.aspx?Content=UNdataUse",
  attribution: "United Nations Statistics Division: Statistical Yearbook, UNdata",
  redistribute: "yes",
  url: "https://data.un.org/",
}

/** Areas whose name is that of another place, or of none, by their number in the United Nations' list (M49). */
const BY_NUMBER: Readonly<Record<string, CountryCode>> = {
  "1": "WLD",
  "57": "QMC",
  "97": "EUU",
  // The United Nations give Taiwan's figures under its number without its name.
  "158": "TWN",
}

/** A finder of areas by their M49 number and name. */
export function mapYearbookPlace(find: PlaceFinder): PlaceFinder {
  return (number, name) => BY_NUMBER[number.trim()] ?? find("", name)
}

/** The code of a series: the tables give none, so that it is its name in the form of an address. */
export function seriesCode(series: string): string {
  return makeSlug(series)
}

/** What a table says about one of its series. */
export type YearbookSeries = {
  name: string
  table: string
  sourceNote: string
  footnotes: readonly string[]
}

/** The yearbook passes on the figures of UN Tourism, which count one of the three islands. */
const TOURISM_WORDS = /\btouris[tm]|visitors?\b/i
const BONAIRE = "Figures of the Caribbean Netherlands are of Bonaire alone."

/** The indicator of a series; the most frequent footnotes are its notes. */
export function mapSeries({
  name,
  table,
  sourceNote,
  footnotes,
}: YearbookSeries): ImportedIndicator {
  const unit = UNITS.find(([words]) => words.test(name))?.[1]
  const category = CATEGORIES[table]
  return mapIndicator({
    publisherId: YEARBOOK.publisherId,
    code: seriesCode(name),
    name,
    topics: [table],
    notes: [
      ...(TOURISM_WORDS.test(name) ? [BONAIRE] : []),
      ...(footnotes.length === 0
        ? []
        : [`Remarks of the publisher on single figures: ${footnotes.join(" ")}`]),
    ].join(" "),
    sourceNote,
    ...(unit === undefined ? {} : { unit }),
    ...(category === undefined ? {} : { category }),
  })
}
